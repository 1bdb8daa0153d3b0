import type { PaymentMethod } from '@suvarna/contracts/checkout';
import Razorpay from 'razorpay';
import type { RazorpayAccess } from '../payment-settings.ts';
import type { Fact, FactSource, PaymentFact } from '../settle/fact.ts';
import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
  type RefundRequest,
  type SignedRequest,
  type WebhookReading,
} from '../provider.ts';
import { agents, READ_MS } from './connect-in-time.ts';
import { createGuard } from './guard.ts';
import { parsed } from './reader.ts';
import {
  factOfCharge,
  factOfPayment,
  factOfRefund,
  readEvent,
  readLink,
  readLinks,
  readPayments,
  readRefund,
  readRefunds,
} from './razorpay-reading.ts';
import { isSignature } from './signature.ts';

/** The part of the package's insides that its options do not reach: where it calls and how long it waits. */
interface HttpDefaults {
  baseURL: string;
  timeout: number;
  maxRedirects: number;
  maxContentLength: number;
  proxy: false;
  httpAgent: unknown;
  httpsAgent: unknown;
}

function clientOf({ url, keyId, keySecret }: RazorpayAccess): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client as unknown as { api: { rq: { defaults: HttpDefaults } } }).api.rq;
  const { http, https } = agents();
  Object.assign(defaults, {
    baseURL: url,
    timeout: READ_MS,
    maxRedirects: 0,
    maxContentLength: 512 * 1024,
    proxy: false,
    httpAgent: http,
    httpsAgent: https,
  } satisfies HttpDefaults);
  return client;
}

/** The package throws `{statusCode, error}` for an answer, and a TypeError of its own when there was none. */
function explained(cause: unknown): Error {
  const { statusCode, error } = (cause ?? {}) as { statusCode?: unknown; error?: { description?: unknown } };
  const why = typeof error?.description === 'string' ? error.description.slice(0, 200) : '';
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 && statusCode !== 429) {
    return new ProviderRefused(`Razorpay refused with ${statusCode}: ${why}`);
  }
  return new ProviderUnavailable('Razorpay did not answer', { cause });
}

const isOrder = (providerOrderId: string): boolean => providerOrderId.startsWith('order_');

function understood<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('Razorpay answered something unknown');
  return value;
}

/** The most that Razorpay gives at a time, and more pages than one payment can have. */
const REFUNDS_A_PAGE = 100;
const MOST_REFUNDS = 10_000;

/** The page takes this lender's cardless EMI and nothing else. */
const onlyFrom = ({ code, name }: NonNullable<Parameters<PaymentProvider['open']>[0]['lender']>) => ({
  checkout: {
    config: {
      display: {
        blocks: { lender: { name, instruments: [{ method: 'cardless_emi', providers: [code] }] } },
        sequence: ['block.lender'],
        preferences: { show_default_blocks: false },
      },
    },
  },
});

/** Its page shows this way first, and all others after it. */
const firstOf = (method: PaymentMethod) => ({
  checkout: {
    config: {
      display: {
        blocks: { chosen: { name: NAMES[method], instruments: [{ method }] } },
        sequence: ['block.chosen'],
        preferences: { show_default_blocks: true },
      },
    },
  },
});

const NAMES: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Cards',
  netbanking: 'Net banking',
  wallet: 'Wallets',
};

/**
 * Razorpay by its official package. An attempt is a payment link: the shopper leaves for Razorpay's
 * own page by a document navigation, and no script of theirs runs in ours. The link's `reference_id`
 * is unique there, so that an attempt asked for twice is found instead of made again.
 */
export function razorpayProvider(access: RazorpayAccess): PaymentProvider {
  const client = clientOf(access);
  const guard = createGuard();
  const { accountId } = access;
  const call = <Result>(work: () => Promise<Result>): Promise<Result> =>
    guard(async () => {
      try {
        return await work();
      } catch (cause) {
        throw cause instanceof ProviderUnavailable || cause instanceof ProviderRefused
          ? cause
          : explained(cause);
      }
    });

  // The package's types do not know this filter; its API does.
  async function known(reference: string): Promise<ReturnType<typeof readLink>> {
    const answer: unknown = await client.paymentLink.all({ reference_id: reference } as Parameters<
      typeof client.paymentLink.all
    >[0]);
    return understood(readLinks(answer)).payment_links.find((link) => link.reference_id === reference);
  }

  async function refundOf(request: RefundRequest): ReturnType<PaymentProvider['lookRefund']> {
    // Razorpay answers ten refunds where no count is asked for. A refund that is not seen would be made twice.
    for (let skip = 0; skip < MOST_REFUNDS; skip += REFUNDS_A_PAGE) {
      const answer: unknown = await client.payments.fetchMultipleRefund(request.providerPaymentId, {
        count: REFUNDS_A_PAGE,
        skip,
      });
      const { items } = understood(readRefunds(answer));
      const refund = items.find(({ receipt }) => receipt === request.refundId);
      if (refund !== undefined) return factOfRefund(refund, accountId, 'poll');
      if (items.length < REFUNDS_A_PAGE) return undefined;
    }
    throw new ProviderUnavailable('Razorpay has more refunds of one payment than can be looked through');
  }

  function readWebhook({ body, header }: SignedRequest): WebhookReading {
    if (!isSignature(header('x-razorpay-signature') ?? '', access.webhookSecret, body))
      return { kind: 'rejected', why: 'signature' };
    const event = readEvent(parsed(body));
    const eventId = header('x-razorpay-event-id') ?? '';
    // No check of the time: Razorpay repeats a webhook for a day with its first time in it. The name of the event stops a replay.
    if (event === undefined || eventId === '' || eventId.length > 100)
      return { kind: 'rejected', why: 'content' };
    if (event.account_id !== accountId) return { kind: 'rejected', why: 'merchant' };
    return { kind: 'event', eventId, type: event.event, facts: factsOf(event) };
  }

  function factsOf({ payload }: NonNullable<ReturnType<typeof readEvent>>): readonly Fact[] {
    if (payload.refund !== undefined) return [factOfRefund(payload.refund.entity, accountId, 'webhook')];
    const { payment, payment_link: link } = payload;
    if (payment === undefined) return [];
    if (link !== undefined) return [factOfPayment(payment.entity, link.entity.id, accountId, 'webhook')];
    // Without its link a payment is reported again with it when it is paid; what it fails for is asked for by the
    // poller. A charge by mandate has none, and a bank may take longer for it than the poller asks.
    const charge = factOfCharge(payment.entity, accountId);
    return charge === undefined ? [] : [charge];
  }

  return {
    name: 'razorpay',
    merchant: accountId,
    open: (request) =>
      call(async () => {
        const before = await known(request.reference);
        if (before !== undefined) return { providerOrderId: before.id, redirectUrl: before.short_url };
        const answer: unknown = await client.paymentLink.create({
          amount: request.amount,
          currency: request.currency,
          reference_id: request.reference,
          description: request.description,
          customer: {
            name: request.buyer.name,
            ...(request.buyer.email !== '' && { email: request.buyer.email }),
            ...(request.buyer.phone !== '' && { contact: request.buyer.phone.replace('-', '') }),
          },
          reminder_enable: false,
          callback_url: request.returnUrl,
          callback_method: 'get',
          ...(request.lender
            ? { options: onlyFrom(request.lender) }
            : request.method && { options: firstOf(request.method) }),
          notes: { order_no: request.description, language: request.locale },
        });
        const link = understood(readLink(answer));
        return { providerOrderId: link.id, redirectUrl: link.short_url };
      }),
    look: (providerOrderId: string, source: FactSource) =>
      call(async (): Promise<readonly PaymentFact[]> => {
        // What a mandate charged has no page, and so no link.
        if (isOrder(providerOrderId)) {
          const paid: unknown = await client.orders.fetchPayments(providerOrderId);
          return understood(readPayments(paid)).items.map((payment) =>
            factOfPayment(payment, providerOrderId, accountId, source),
          );
        }
        const answer: unknown = await client.paymentLink.fetch(providerOrderId);
        const link = understood(readLink(answer));
        return (link.payments ?? []).map((payment) =>
          factOfPayment(
            { ...payment, id: payment.payment_id, currency: link.currency },
            link.id,
            accountId,
            source,
          ),
        );
      }),
    cancel: (providerOrderId: string) =>
      call(async () => {
        if (isOrder(providerOrderId)) throw new ProviderRefused('A charge by mandate cannot be called back.');
        const answer: unknown = await client.paymentLink.fetch(providerOrderId);
        // Razorpay refuses to cancel a link twice.
        if (understood(readLink(answer)).status !== 'cancelled')
          await client.paymentLink.cancel(providerOrderId);
      }),
    // Looked for first: a refund whose answer was lost is there, and must not be made twice.
    refund: (request) =>
      call(async () => {
        const before = await refundOf(request);
        if (before !== undefined) return before;
        const answer: unknown = await client.payments.refund(request.providerPaymentId, {
          amount: request.amount,
          receipt: request.refundId,
          speed: 'normal',
        });
        return factOfRefund(understood(readRefund(answer)), accountId, 'poll');
      }),
    lookRefund: (request) => call(() => refundOf(request)),
    readWebhook,
    wroteReturn: ({ reference, providerOrderId, providerPaymentId, signature }) =>
      ['paid', 'created'].some((status) =>
        isSignature(
          signature,
          access.keySecret,
          `${providerOrderId}|${reference}|${status}|${providerPaymentId}`,
        ),
      ),
  };
}
