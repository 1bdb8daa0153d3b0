import { Type } from 'typebox';
export declare const GuestBody: Type.TObject<{
  shopBy: Type.TOptional<Type.TInteger>;
  device_type: Type.TOptional<Type.TString>;
  uuid: Type.TString;
}>;
export declare const LoginBody: Type.TObject<{
  shopBy: Type.TOptional<Type.TInteger>;
  device_type: Type.TOptional<Type.TString>;
  email: Type.TString;
  password: Type.TString;
}>;
export declare const LoginAnswer: Type.TObject<{
  status_code: Type.TInteger;
  error: Type.TLiteral<false>;
  msg: Type.TString;
  message: Type.TString;
  data: Type.TObject<{
    access_token: Type.TString;
    account_exist: Type.TBoolean;
    phone_no: Type.TString;
    username: Type.TString;
    email: Type.TString;
  }>;
  username: Type.TString;
}>;
export declare const CallerIdStatusQuery: Type.TObject<{
  request_id: Type.TString;
}>;
export declare const CallerIdCallbackBody: Type.TObject<{
  requestId: Type.TString;
  accessToken: Type.TOptional<Type.TString>;
  endpoint: Type.TOptional<Type.TString>;
  status: Type.TOptional<Type.TString>;
}>;
