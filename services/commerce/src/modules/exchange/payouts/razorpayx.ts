import type { BankAccount } from '@suvarna/contracts/exchange';
import { Type, type Static } from 'typebox';
import {
  createGuard,
  isSignature,
  jsonCaller,
  parsed,
  ProviderRefused,
  ProviderUnavailable,
  readerOf,
  type JsonCall,
} from '../../payments/index.ts';
import type { PayoutProvider, PayoutReport } from './payout-provider.ts';
import type { PayoutAccess } from './payout-settings.ts';

/** Paise that are sent to an account to hear whose it is. */
const CHECK_AMOUNT = 100;
/** Of a contact there. */
const LONGEST_NAME = 50;
const NO_ACCOUNT = Symbol('no account');

const readId = readerOf(Type.Object({ id: Type.String({ minLength: 1 }) }));
const readValidation = readerOf(
  Type.Object({
    id: Type.String(),
    status: Type.String(),
    fund_account: Type.Object({ id: Type.String({ minLength: 1 }) }),
    results: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Object({
          account_status: Type.Union([Type.Null(), Type.String()]),
          registered_name: Type.Union([Type.Null(), Type.String()]),
        }),
      ]),
    ),
  }),
);
const Payout = Type.Object({
  id: Type.String({ minLength: 1 }),
  reference_id: Type.String(),
  amount: Type.Integer(),
  currency: Type.Literal('INR'),
  status: Type.String(),
});
const readPayout = readerOf(Payout);
const readPayouts = readerOf(Type.Object({ items: Type.Array(Payout) }));
const readEvent = readerOf(
  Type.Object({
    event: Type.String(),
    payload: Type.Object({ payout: Type.Object({ entity: Payout }) }),
  }),
);

const STATES: Readonly<Record<string, PayoutReport['state']>> = {
  processed: 'paid',
  reversed: 'reversed',
  failed: 'failed',
  rejected: 'failed',
  cancelled: 'failed',
};

const reportOf = ({ id, reference_id: payoutId, amount, status }: Static<typeof Payout>): PayoutReport => ({
  payoutId,
  providerId: id,
  amount,
  // Queued, pending, processing, and whatever comes: it may still be paid.
  state: STATES[status] ?? 'sent',
});

function understood<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('RazorpayX answered something unknown');
  return value;
}

/** RazorpayX, or a provider that speaks its protocol. */
export function razorpayX({ url, keyId, keySecret, webhookSecret, account }: PayoutAccess): PayoutProvider {
  const send = jsonCaller(url, keyId, keySecret);
  const guard = createGuard();
  const call = (what: JsonCall): Promise<unknown> => guard(() => send({ ...what, path: `/v1/${what.path}` }));
  const post = (path: string, body: object, headers?: JsonCall['headers']): Promise<unknown> =>
    call({ method: 'POST', path, body, ...(headers && { headers }) });

  /** @returns `undefined` when there can be no such account: no bank has that IFSC, say */
  async function fundAccountFor(payoutId: string, { holder, number, ifsc }: BankAccount) {
    try {
      const name = holder.slice(0, LONGEST_NAME);
      const contact = understood(
        readId(await post('contacts', { name, type: 'customer', reference_id: payoutId })),
      );
      return understood(
        readId(
          await post('fund_accounts', {
            contact_id: contact.id,
            account_type: 'bank_account',
            bank_account: { name: holder, ifsc, account_number: number },
          }),
        ),
      );
    } catch (error) {
      // What it says of us, a key that is wrong, is nothing of the account.
      if (error instanceof ProviderRefused && error.status === 400) return undefined;
      throw error;
    }
  }

  async function beginCheck(payoutId: string, of: BankAccount): Promise<unknown> {
    const fund = await fundAccountFor(payoutId, of);
    if (fund === undefined) return NO_ACCOUNT;
    return post('fund_accounts/validations', {
      account_number: account,
      fund_account: { id: fund.id },
      amount: CHECK_AMOUNT,
      currency: 'INR',
    });
  }

  async function askAfterCheck(checkId: string): Promise<unknown> {
    try {
      return await call({ method: 'GET', path: `fund_accounts/validations/${encodeURIComponent(checkId)}` });
    } catch (error) {
      if (error instanceof ProviderRefused) return undefined;
      throw error;
    }
  }

  return {
    async checkAccount(payoutId, of, begun) {
      const answer = begun === null ? await beginCheck(payoutId, of) : await askAfterCheck(begun);
      if (answer === NO_ACCOUNT) return { kind: 'invalid' };
      // A name of a check that it does not have.
      if (answer === undefined) return { kind: 'pending', checkId: null };
      const { id, status, fund_account: fund, results } = understood(readValidation(answer));
      // Created: the bank is asked, and answers in its time. Failed: it could not be asked.
      if (status === 'created') return { kind: 'pending', checkId: id };
      const found = results?.account_status;
      if (status !== 'completed' || found == null) return { kind: 'pending', checkId: null };
      return found === 'active'
        ? { kind: 'found', fundAccount: fund.id, registeredName: results?.registered_name ?? '' }
        : { kind: 'invalid' };
    },
    async send({ payoutId, fundAccount, amount }) {
      const body = {
        account_number: account,
        fund_account_id: fundAccount,
        amount,
        currency: 'INR',
        mode: 'NEFT',
        purpose: 'payout',
        queue_if_low_balance: true,
        reference_id: payoutId,
        narration: 'Suvarna jewellery',
      };
      return reportOf(
        understood(readPayout(await post('payouts', body, { 'x-payout-idempotency': payoutId }))),
      );
    },
    async find(payoutId) {
      const query = new URLSearchParams({ account_number: account, reference_id: payoutId }).toString();
      const { items } = understood(readPayouts(await call({ method: 'GET', path: `payouts?${query}` })));
      const found = items.find((item) => item.reference_id === payoutId);
      return found && reportOf(found);
    },
    readWebhook(body, header) {
      if (!isSignature(header('x-razorpay-signature') ?? '', webhookSecret, body))
        return { kind: 'rejected' };
      const event = readEvent(parsed(body));
      if (event?.event.startsWith('payout.') !== true) return { kind: 'other' };
      return { kind: 'report', report: reportOf(event.payload.payout.entity) };
    },
  };
}
