import { Type } from 'typebox';
export declare const phoneOtp: {
  readonly method: 'POST';
  readonly path: 'customer/customer_otp/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Sends a code to a phone: to sign in, or to save it for the account';
  readonly body: Type.TObject<{
    webengageEvent: Type.TOptional<Type.TBoolean>;
    deviceType: Type.TOptional<Type.TString>;
    osVersion: Type.TOptional<Type.TString>;
    appVersion: Type.TOptional<Type.TString>;
    shopBy: Type.TOptional<Type.TInteger>;
    customer_telephone: Type.TString;
    update_type: Type.TOptional<Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>>;
  }>;
  readonly answer: Type.TObject<{
    resend_after: Type.TInteger;
    expires_in: Type.TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const phoneOtpVerify: {
  readonly method: 'POST';
  readonly path: 'customer/customer_verify_otp/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Signs in with a code, or saves the phone it was sent to';
  readonly body: Type.TObject<{
    webengageEvent: Type.TOptional<Type.TBoolean>;
    deviceType: Type.TOptional<Type.TString>;
    osVersion: Type.TOptional<Type.TString>;
    appVersion: Type.TOptional<Type.TString>;
    shopBy: Type.TOptional<Type.TInteger>;
    referral_code: Type.TOptional<Type.TString>;
    customer_telephone: Type.TString;
    otp: Type.TString;
    update_type: Type.TOptional<Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>>;
  }>;
  readonly answer: Type.TUnion<
    [
      Type.TObject<{
        access_token: Type.TString;
        account_exist: Type.TBoolean;
        phone_no: Type.TString;
        username: Type.TString;
        email: Type.TString;
      }>,
      Type.TObject<{
        phone_no: Type.TString;
      }>,
    ]
  >;
  readonly whole: Type.TUnion<
    [
      Type.TObject<{
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
      }>,
      Type.TObject<{
        status_code: Type.TInteger;
        error: Type.TLiteral<false>;
        msg: Type.TString;
        message: Type.TString;
        data: Type.TObject<{
          phone_no: Type.TString;
        }>;
      }>,
    ]
  >;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const phoneSignIn: Omit<
  {
    readonly method: 'POST';
    readonly path: 'customer/customer_verify_otp/';
    readonly access: 'shopper';
    readonly once: true;
    readonly tag: 'customer';
    readonly summary: 'Signs in with a code, or saves the phone it was sent to';
    readonly body: Type.TObject<{
      webengageEvent: Type.TOptional<Type.TBoolean>;
      deviceType: Type.TOptional<Type.TString>;
      osVersion: Type.TOptional<Type.TString>;
      appVersion: Type.TOptional<Type.TString>;
      shopBy: Type.TOptional<Type.TInteger>;
      referral_code: Type.TOptional<Type.TString>;
      customer_telephone: Type.TString;
      otp: Type.TString;
      update_type: Type.TOptional<Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>>;
    }>;
    readonly answer: Type.TUnion<
      [
        Type.TObject<{
          access_token: Type.TString;
          account_exist: Type.TBoolean;
          phone_no: Type.TString;
          username: Type.TString;
          email: Type.TString;
        }>,
        Type.TObject<{
          phone_no: Type.TString;
        }>,
      ]
    >;
    readonly whole: Type.TUnion<
      [
        Type.TObject<{
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
        }>,
        Type.TObject<{
          status_code: Type.TInteger;
          error: Type.TLiteral<false>;
          msg: Type.TString;
          message: Type.TString;
          data: Type.TObject<{
            phone_no: Type.TString;
          }>;
        }>,
      ]
    >;
  } & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>,
  'answer' | 'whole'
> & {
  readonly answer: Type.TObject<{
    access_token: Type.TString;
    account_exist: Type.TBoolean;
    phone_no: Type.TString;
    username: Type.TString;
    email: Type.TString;
  }>;
};
export declare const phoneUpdate: Omit<
  {
    readonly method: 'POST';
    readonly path: 'customer/customer_verify_otp/';
    readonly access: 'shopper';
    readonly once: true;
    readonly tag: 'customer';
    readonly summary: 'Signs in with a code, or saves the phone it was sent to';
    readonly body: Type.TObject<{
      webengageEvent: Type.TOptional<Type.TBoolean>;
      deviceType: Type.TOptional<Type.TString>;
      osVersion: Type.TOptional<Type.TString>;
      appVersion: Type.TOptional<Type.TString>;
      shopBy: Type.TOptional<Type.TInteger>;
      referral_code: Type.TOptional<Type.TString>;
      customer_telephone: Type.TString;
      otp: Type.TString;
      update_type: Type.TOptional<Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>>;
    }>;
    readonly answer: Type.TUnion<
      [
        Type.TObject<{
          access_token: Type.TString;
          account_exist: Type.TBoolean;
          phone_no: Type.TString;
          username: Type.TString;
          email: Type.TString;
        }>,
        Type.TObject<{
          phone_no: Type.TString;
        }>,
      ]
    >;
    readonly whole: Type.TUnion<
      [
        Type.TObject<{
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
        }>,
        Type.TObject<{
          status_code: Type.TInteger;
          error: Type.TLiteral<false>;
          msg: Type.TString;
          message: Type.TString;
          data: Type.TObject<{
            phone_no: Type.TString;
          }>;
        }>,
      ]
    >;
  } & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>,
  'answer' | 'whole'
> & {
  readonly answer: Type.TObject<{
    phone_no: Type.TString;
  }>;
};
export declare const emailOtp: {
  readonly method: 'POST';
  readonly path: 'customer/customer_email_otp/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Sends a code to an e-mail address, to sign in';
  readonly body: Type.TObject<{
    email: Type.TString;
  }>;
  readonly answer: Type.TObject<{
    resend_after: Type.TInteger;
    expires_in: Type.TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const emailOtpVerify: {
  readonly method: 'POST';
  readonly path: 'customer/customer_verify_email_otp/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'Signs in with a code; opens the account that was filled in before';
  readonly body: Type.TObject<{
    referral_code: Type.TOptional<Type.TString>;
    email: Type.TString;
    otp: Type.TString;
  }>;
  readonly answer: Type.TObject<{
    access_token: Type.TString;
    account_exist: Type.TBoolean;
    phone_no: Type.TString;
    username: Type.TString;
    email: Type.TString;
  }>;
  readonly whole: Type.TObject<{
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
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const otpLink: {
  readonly method: 'POST';
  readonly path: 'customer_account/sendOtpLink';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'The old way to ask for a code; off unless OTP_LOGIN_LEGACY';
  readonly body: Type.TObject<{
    webengageEvent: Type.TOptional<Type.TBoolean>;
    deviceType: Type.TOptional<Type.TString>;
    osVersion: Type.TOptional<Type.TString>;
    appVersion: Type.TOptional<Type.TString>;
    shopBy: Type.TOptional<Type.TInteger>;
    customer_telephone: Type.TString;
    update_type: Type.TOptional<Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>>;
  }>;
  readonly answer: Type.TObject<{
    resend_after: Type.TInteger;
    expires_in: Type.TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const verification: {
  readonly method: 'POST';
  readonly path: 'customer/customer_verification/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Ways to sign in that a user name of this form allows; whether there is an account only to a browser that signed in to it';
  readonly body: Type.TObject<{
    username: Type.TString;
  }>;
  readonly answer: Type.TObject<{
    account_exist: Type.TUnion<[Type.TLiteral<true>, Type.TNull]>;
    login_methods: Type.TArray<
      Type.TUnion<
        [
          Type.TLiteral<'password'>,
          Type.TLiteral<'otp'>,
          Type.TLiteral<'email_otp'>,
          Type.TLiteral<'truecaller'>,
        ]
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const register: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/register/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'Begins an account; the code sent to the e-mail address opens it';
  readonly body: Type.TObject<{
    email: Type.TString;
    password: Type.TString;
    first_name: Type.TString;
    last_name: Type.TString;
    phone: Type.TOptional<Type.TString>;
    referral_code: Type.TOptional<Type.TString>;
  }>;
  readonly answer: Type.TObject<{
    email: Type.TString;
    resend_after: Type.TInteger;
    expires_in: Type.TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const passwordForgot: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/forgot_password/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Sends a link for a new password, if there is such an account';
  readonly body: Type.TObject<{
    email: Type.TString;
  }>;
  readonly answer: Type.TObject<{}>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const passwordReset: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/reset_password/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Sets a new password by the link; every sign-in of the account ends';
  readonly body: Type.TObject<{
    token: Type.TString;
    password: Type.TString;
  }>;
  readonly answer: Type.TObject<{}>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const callerIdLogin: {
  readonly method: 'POST';
  readonly path: 'customer/truecaller/login/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'Begins a sign-in by caller identification, and ends it once it is confirmed';
  readonly body: Type.TObject<{
    webengageEvent: Type.TOptional<Type.TBoolean>;
    deviceType: Type.TOptional<Type.TString>;
    osVersion: Type.TOptional<Type.TString>;
    appVersion: Type.TOptional<Type.TString>;
    shopBy: Type.TOptional<Type.TInteger>;
    referral_code: Type.TOptional<Type.TString>;
    request_id: Type.TString;
  }>;
  readonly answer: Type.TObject<{
    access_token: Type.TString;
    account_exist: Type.TBoolean;
    phone_no: Type.TString;
    username: Type.TString;
    email: Type.TString;
  }>;
  readonly whole: Type.TObject<{
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
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const callerIdStatus: {
  readonly method: 'GET';
  readonly path: 'customer/truecaller/status/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'How far a request of this session is';
  readonly query: Type.TObject<{
    request_id: Type.TString;
  }>;
  readonly answer: Type.TObject<{
    status: Type.TUnion<[Type.TLiteral<'pending'>, Type.TLiteral<'done'>, Type.TLiteral<'user_rejected'>]>;
    ask_url: Type.TOptional<Type.TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const callerIdCallback: {
  readonly method: 'POST';
  readonly path: 'customer/truecaller/callback/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'The provider says that somebody decided';
  readonly body: Type.TObject<{
    requestId: Type.TString;
    accessToken: Type.TOptional<Type.TString>;
    endpoint: Type.TOptional<Type.TString>;
    status: Type.TOptional<Type.TString>;
  }>;
  readonly answer: Type.TObject<{}>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
