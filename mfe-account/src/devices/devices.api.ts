import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { deviceList, type Devices, deviceSignOut, deviceSignOutOthers } from '@suvarna/contracts/identity';

export const readDevices = (signal: AbortSignal): Promise<Devices> => call(api, deviceList, { signal });
export const signOutDevice = (deviceId: string): Promise<Devices> =>
  call(api, deviceSignOut, { body: { device_id: deviceId } });
export const signOutOthers = (): Promise<Devices> => call(api, deviceSignOutOthers, { body: {} });
