export declare const profileDetails: {
  readonly method: 'GET';
  readonly path: 'customer/customer_account/details/';
  readonly access: 'customer';
  readonly tag: 'customer';
  readonly summary: 'The account; with pincode=true also the pincode kept for it and its default address';
  readonly query: import('typebox').TObject<{
    pincode: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TString;
    first_name: import('typebox').TString;
    last_name: import('typebox').TString;
    phone_no: import('typebox').TString;
    title: import('typebox').TString;
    date_of_birth: import('typebox').TString;
    anniversary: import('typebox').TString;
    spouse_birthday: import('typebox').TString;
    country: import('typebox').TString;
    language: import('typebox').TString;
    member_since: import('typebox').TString;
    pincode: import('typebox').TOptional<import('typebox').TString>;
    default_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
          import('typebox').TNull,
        ]
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const profileUpdate: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/update/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Changes the profile';
  readonly body: import('typebox').TObject<{
    title: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TLiteral<'Mr'>,
          import('typebox').TLiteral<'Mrs'>,
          import('typebox').TLiteral<'Ms'>,
          import('typebox').TLiteral<'Dr'>,
          import('typebox').TLiteral<''>,
        ]
      >
    >;
    first_name: import('typebox').TOptional<import('typebox').TString>;
    last_name: import('typebox').TOptional<import('typebox').TString>;
    date_of_birth: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<''>, import('typebox').TString]>
    >;
    anniversary: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<''>, import('typebox').TString]>
    >;
    spouse_birthday: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<''>, import('typebox').TString]>
    >;
    country: import('typebox').TOptional<import('typebox').TString>;
    language: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TString;
    first_name: import('typebox').TString;
    last_name: import('typebox').TString;
    phone_no: import('typebox').TString;
    title: import('typebox').TString;
    date_of_birth: import('typebox').TString;
    anniversary: import('typebox').TString;
    spouse_birthday: import('typebox').TString;
    country: import('typebox').TString;
    language: import('typebox').TString;
    member_since: import('typebox').TString;
    pincode: import('typebox').TOptional<import('typebox').TString>;
    default_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
          import('typebox').TNull,
        ]
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const addressList: {
  readonly method: 'GET';
  readonly path: 'customer/customer_address/list/';
  readonly access: 'shopper';
  readonly tag: 'address';
  readonly summary: "The shopper's addresses";
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        address_id: import('typebox').TString;
        full_name: import('typebox').TString;
        house: import('typebox').TString;
        street: import('typebox').TString;
        landmark: import('typebox').TString;
        city: import('typebox').TString;
        state: import('typebox').TString;
        pincode: import('typebox').TString;
        country_id: import('typebox').TString;
        mobile: import('typebox').TString;
        is_default: import('typebox').TBoolean;
        email: import('typebox').TString;
        store_id: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const addressDetails: {
  readonly method: 'GET';
  readonly path: 'customer/customer_address/details/';
  readonly access: 'shopper';
  readonly tag: 'address';
  readonly summary: 'One address of the shopper: a saved one, or the store in which an order is collected';
  readonly query: import('typebox').TObject<{
    address_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    address_id: import('typebox').TString;
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TString;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
    is_default: import('typebox').TBoolean;
    email: import('typebox').TString;
    store_id: import('typebox').TOptional<import('typebox').TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const addressAdd: {
  readonly method: 'POST';
  readonly path: 'customer/customer_address/add/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'address';
  readonly summary: 'Adds an address to the account';
  readonly body: import('typebox').TObject<{
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TOptional<import('typebox').TString>;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    address_id: import('typebox').TString;
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TString;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
    is_default: import('typebox').TBoolean;
    email: import('typebox').TString;
    store_id: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly alert: 'address_add';
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestAddressAdd: {
  readonly method: 'POST';
  readonly path: 'customer/guest_address/add/';
  readonly access: 'shopper';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'address';
  readonly summary: "Adds a guest's address, with the e-mail address the order is confirmed to";
  readonly body: import('typebox').TObject<{
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TOptional<import('typebox').TString>;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
    email: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    address_id: import('typebox').TString;
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TString;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
    is_default: import('typebox').TBoolean;
    email: import('typebox').TString;
    store_id: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly alert: 'address_add';
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const addressUpdate: {
  readonly method: 'POST';
  readonly path: 'customer/customer_address/update/';
  readonly access: 'shopper';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'address';
  readonly summary: 'Changes an address';
  readonly body: import('typebox').TObject<{
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TOptional<import('typebox').TString>;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
    address_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    address_id: import('typebox').TString;
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TString;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
    is_default: import('typebox').TBoolean;
    email: import('typebox').TString;
    store_id: import('typebox').TOptional<import('typebox').TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const addressDelete: {
  readonly method: 'POST';
  readonly path: 'customer/customer_address/delete/';
  readonly access: 'shopper';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'address';
  readonly summary: 'Deletes an address';
  readonly body: import('typebox').TObject<{
    address_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        address_id: import('typebox').TString;
        full_name: import('typebox').TString;
        house: import('typebox').TString;
        street: import('typebox').TString;
        landmark: import('typebox').TString;
        city: import('typebox').TString;
        state: import('typebox').TString;
        pincode: import('typebox').TString;
        country_id: import('typebox').TString;
        mobile: import('typebox').TString;
        is_default: import('typebox').TBoolean;
        email: import('typebox').TString;
        store_id: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const addressSetDefault: {
  readonly method: 'POST';
  readonly path: 'customer/customer_address/set_default/';
  readonly access: 'shopper';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'address';
  readonly summary: 'Makes an address the default';
  readonly body: import('typebox').TObject<{
    address_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        address_id: import('typebox').TString;
        full_name: import('typebox').TString;
        house: import('typebox').TString;
        street: import('typebox').TString;
        landmark: import('typebox').TString;
        city: import('typebox').TString;
        state: import('typebox').TString;
        pincode: import('typebox').TString;
        country_id: import('typebox').TString;
        mobile: import('typebox').TString;
        is_default: import('typebox').TBoolean;
        email: import('typebox').TString;
        store_id: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
