/** Where an account is signed in. */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

export const Device = Type.Object({
  device_id: Type.String(),
  /** As the browser calls itself; `''` for one we do not know. */
  browser: Type.String(),
  system: Type.String(),
  /** Held in the hand. */
  mobile: Type.Boolean(),
  /** Two letters; `''` where it is not known. */
  country: Type.String(),
  signed_in_at: Type.String(),
  last_seen_at: Type.String(),
  /** The one that asks. */
  current: Type.Boolean(),
});
export type Device = Static<typeof Device>;

/** This one first, then the last seen. */
export const Devices = Type.Object({ results: Type.Array(Device) });
export type Devices = Static<typeof Devices>;

export const DeviceIdBody = strictObject({ device_id: Type.String({ format: 'uuid' }) });
