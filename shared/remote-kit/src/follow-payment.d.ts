declare const NAMES: {
  readonly provider_payment_id: readonly ['provider_payment_id', 'razorpay_payment_id'];
  readonly provider_order_id: readonly ['provider_order_id', 'razorpay_order_id'];
  readonly signature: readonly ['signature', 'razorpay_signature'];
};
export declare function returnedPayment(
  query: URLSearchParams,
  also?: string,
): Partial<Record<keyof typeof NAMES, string>>;
export declare function followPayment<
  Status extends {
    readonly payment: string;
  },
>(ask: () => Promise<Status | null>, signal: AbortSignal): Promise<Status | null>;
export {};
