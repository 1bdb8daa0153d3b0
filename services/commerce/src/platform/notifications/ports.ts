/** How messages leave. Each gets the id of its outbox row, so that a provider that receives a message twice can tell. */
export interface SendEmail {
  (email: {
    readonly id: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html?: string;
    readonly unsubscribe?: string;
  }): Promise<void>;
}

export interface SendSms {
  (sms: { readonly id: string; readonly to: string; readonly text: string }): Promise<void>;
}
