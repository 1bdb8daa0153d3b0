export declare const paymentInitiate: {
  readonly method: 'POST';
  readonly path: 'payment/payment/initiate/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'payment';
  readonly summary: 'Opens a payment: a page of the provider, or a code for paying at the door';
  readonly body: import('typebox').TObject<{
    kind: import('typebox').TOptional<import('typebox').TString>;
    order_no: import('typebox').TString;
    mode: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'sandbox'>,
        import('typebox').TLiteral<'razorpay'>,
        import('typebox').TLiteral<'cod'>,
        import('typebox').TLiteral<'emi'>,
      ]
    >;
    method: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TLiteral<'upi'>,
          import('typebox').TLiteral<'card'>,
          import('typebox').TLiteral<'netbanking'>,
          import('typebox').TLiteral<'wallet'>,
        ]
      >
    >;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    payment_id: import('typebox').TString;
    mode: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'sandbox'>,
        import('typebox').TLiteral<'razorpay'>,
        import('typebox').TLiteral<'cod'>,
        import('typebox').TLiteral<'emi'>,
      ]
    >;
    next: import('typebox').TUnion<
      [
        import('typebox').TObject<{
          kind: import('typebox').TLiteral<'redirect'>;
          redirect_url: import('typebox').TString;
        }>,
        import('typebox').TObject<{
          kind: import('typebox').TLiteral<'otp'>;
          sent_to: import('typebox').TString;
          resend_after: import('typebox').TInteger;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const paymentRetry: {
  readonly method: 'POST';
  readonly path: 'payment/payment/retry/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'payment';
  readonly summary: 'The same after a payment failed';
  readonly body: import('typebox').TObject<{
    kind: import('typebox').TOptional<import('typebox').TString>;
    order_no: import('typebox').TString;
    mode: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'sandbox'>,
        import('typebox').TLiteral<'razorpay'>,
        import('typebox').TLiteral<'cod'>,
        import('typebox').TLiteral<'emi'>,
      ]
    >;
    method: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TLiteral<'upi'>,
          import('typebox').TLiteral<'card'>,
          import('typebox').TLiteral<'netbanking'>,
          import('typebox').TLiteral<'wallet'>,
        ]
      >
    >;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    payment_id: import('typebox').TString;
    mode: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'sandbox'>,
        import('typebox').TLiteral<'razorpay'>,
        import('typebox').TLiteral<'cod'>,
        import('typebox').TLiteral<'emi'>,
      ]
    >;
    next: import('typebox').TUnion<
      [
        import('typebox').TObject<{
          kind: import('typebox').TLiteral<'redirect'>;
          redirect_url: import('typebox').TString;
        }>,
        import('typebox').TObject<{
          kind: import('typebox').TLiteral<'otp'>;
          sent_to: import('typebox').TString;
          resend_after: import('typebox').TInteger;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const paymentVerify: {
  readonly method: 'POST';
  readonly path: 'payment/payment/verify/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'payment';
  readonly summary: 'What became of a payment; the provider is asked';
  readonly body: import('typebox').TObject<{
    kind: import('typebox').TOptional<import('typebox').TString>;
    order_no: import('typebox').TString;
    provider_payment_id: import('typebox').TOptional<import('typebox').TString>;
    provider_order_id: import('typebox').TOptional<import('typebox').TString>;
    signature: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    payment: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'paid'>,
        import('typebox').TLiteral<'pending'>,
        import('typebox').TLiteral<'failed'>,
      ]
    >;
    retry_allowed: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const codOtp: {
  readonly method: 'POST';
  readonly path: 'payment/payment/cod_otp/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'payment';
  readonly summary: 'Sends the code for paying at the door again';
  readonly body: import('typebox').TObject<{
    kind: import('typebox').TOptional<import('typebox').TString>;
    order_no: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    resend_after: import('typebox').TInteger;
    expires_in: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const codOtpVerify: {
  readonly method: 'POST';
  readonly path: 'payment/payment/cod_verify_otp/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'payment';
  readonly summary: 'Places an order that is paid at the door';
  readonly body: import('typebox').TObject<{
    kind: import('typebox').TOptional<import('typebox').TString>;
    order_no: import('typebox').TString;
    otp: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    payment: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'paid'>,
        import('typebox').TLiteral<'pending'>,
        import('typebox').TLiteral<'failed'>,
      ]
    >;
    retry_allowed: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
