import { Type, type Static } from 'typebox';
export declare const Device: Type.TObject<{
  device_id: Type.TString;
  browser: Type.TString;
  system: Type.TString;
  mobile: Type.TBoolean;
  country: Type.TString;
  signed_in_at: Type.TString;
  last_seen_at: Type.TString;
  current: Type.TBoolean;
}>;
export type Device = Static<typeof Device>;
export declare const Devices: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      device_id: Type.TString;
      browser: Type.TString;
      system: Type.TString;
      mobile: Type.TBoolean;
      country: Type.TString;
      signed_in_at: Type.TString;
      last_seen_at: Type.TString;
      current: Type.TBoolean;
    }>
  >;
}>;
export type Devices = Static<typeof Devices>;
export declare const DeviceIdBody: Type.TObject<{
  device_id: Type.TString;
}>;
