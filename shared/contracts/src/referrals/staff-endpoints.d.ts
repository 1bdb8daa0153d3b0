export declare const staffReferrals: {
  readonly method: 'GET';
  readonly path: 'referral/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Referrals of a stage, with the doubts about each, the oldest first';
  readonly query: import('typebox').TObject<{
    stage: import('typebox').TUnsafe<'doubted' | 'joined' | 'refused' | 'rewarded'>;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        referral_id: import('typebox').TString;
        stage: import('typebox').TUnsafe<'doubted' | 'joined' | 'refused' | 'rewarded'>;
        doubts: import('typebox').TArray<
          import('typebox').TUnsafe<
            'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'
          >
        >;
        allowed: import('typebox').TArray<
          import('typebox').TUnsafe<
            'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'
          >
        >;
        joined_at: import('typebox').TString;
        order_no: import('typebox').TString;
        inviter: import('typebox').TObject<{
          customer_id: import('typebox').TString;
          name: import('typebox').TString;
          email: import('typebox').TString;
          phone: import('typebox').TString;
        }>;
        invited: import('typebox').TObject<{
          customer_id: import('typebox').TString;
          name: import('typebox').TString;
          email: import('typebox').TString;
          phone: import('typebox').TString;
        }>;
        rewards: import('typebox').TArray<
          import('typebox').TObject<{
            to: import('typebox').TUnsafe<'invited' | 'inviter'>;
            amount_paise: import('typebox').TInteger;
            at: import('typebox').TString;
          }>
        >;
        history: import('typebox').TArray<
          import('typebox').TObject<{
            at: import('typebox').TString;
            event: import('typebox').TString;
            by: import('typebox').TString;
            note: import('typebox').TString;
          }>
        >;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffReferralRefuse: {
  readonly method: 'POST';
  readonly path: 'referral/refuse/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Refuses a referral that is not in doubt, and takes back what is left of its rewards';
  readonly body: import('typebox').TObject<{
    referral_id: import('typebox').TString;
    decided_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    referral_id: import('typebox').TString;
    stage: import('typebox').TUnsafe<'doubted' | 'joined' | 'refused' | 'rewarded'>;
    doubts: import('typebox').TArray<
      import('typebox').TUnsafe<
        'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'
      >
    >;
    allowed: import('typebox').TArray<
      import('typebox').TUnsafe<
        'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'
      >
    >;
    joined_at: import('typebox').TString;
    order_no: import('typebox').TString;
    inviter: import('typebox').TObject<{
      customer_id: import('typebox').TString;
      name: import('typebox').TString;
      email: import('typebox').TString;
      phone: import('typebox').TString;
    }>;
    invited: import('typebox').TObject<{
      customer_id: import('typebox').TString;
      name: import('typebox').TString;
      email: import('typebox').TString;
      phone: import('typebox').TString;
    }>;
    rewards: import('typebox').TArray<
      import('typebox').TObject<{
        to: import('typebox').TUnsafe<'invited' | 'inviter'>;
        amount_paise: import('typebox').TInteger;
        at: import('typebox').TString;
      }>
    >;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        event: import('typebox').TString;
        by: import('typebox').TString;
        note: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
