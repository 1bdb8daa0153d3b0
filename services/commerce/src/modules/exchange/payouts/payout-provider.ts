import type { BankAccount } from '@suvarna/contracts/exchange';
import type { MinorUnits } from '@suvarna/contracts/money';

/** What a provider says of a payout. `sent`: it is under way, and nothing is certain. */
export interface PayoutReport {
  readonly payoutId: string;
  readonly providerId: string;
  readonly amount: MinorUnits;
  readonly state: 'sent' | 'paid' | 'failed' | 'reversed';
}

/** What a bank says of an account. */
type AccountCheck =
  | { readonly kind: 'found'; readonly fundAccount: string; readonly registeredName: string }
  | { readonly kind: 'invalid' }
  /** It has not answered yet; `null` where it has to be asked again. */
  | { readonly kind: 'pending'; readonly checkId: string | null };

type WebhookReading =
  | { readonly kind: 'report'; readonly report: PayoutReport }
  /** Rightly signed, and about something else. */
  | { readonly kind: 'other' }
  | { readonly kind: 'rejected' };

/**
 * The provider that pays money to bank accounts for the store. The payout's name is its key there: asked for again, it
 * is the same payout. Calls give up like those of payment providers, and are never made while a database
 * transaction holds locks.
 *
 * @throws ProviderUnavailable when there was no answer to rely on: it is not known whether it happened
 * @throws ProviderRefused when the provider will not have it
 */
export interface PayoutProvider {
  /** @param begun a look that was not answered yet: it is asked after instead of begun again */
  checkAccount(payoutId: string, account: BankAccount, begun: string | null): Promise<AccountCheck>;
  send(wanted: {
    readonly payoutId: string;
    readonly fundAccount: string;
    readonly amount: MinorUnits;
  }): Promise<PayoutReport>;
  /** A payout by its name here; `undefined` when it was never asked for. */
  find(payoutId: string): Promise<PayoutReport | undefined>;
  readWebhook(body: Buffer, header: (name: string) => string | undefined): WebhookReading;
}
