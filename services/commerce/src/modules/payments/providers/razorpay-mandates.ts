import { Type } from 'typebox';
import type { MandateMethod, MandateProvider, MandateStanding } from './mandate-provider.ts';
import type { RazorpayAccess } from '../payment-settings.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { jsonCaller } from './call-json.ts';
import { createGuard } from './guard.ts';
import { readerOf } from './reader.ts';

const optional = Type.Optional(Type.Union([Type.Null(), Type.String()]));
const Link = Type.Object({
  id: Type.String(),
  short_url: Type.String(),
  status: Type.String(),
  receipt: optional,
  payment_id: optional,
});
const Order = Type.Object({ id: Type.String(), receipt: optional });
const listOf = <Item extends typeof Link | typeof Order>(item: Item) =>
  Type.Object({ items: Type.Array(item) });
const readLink = readerOf(Link);
const readLinks = readerOf(listOf(Link));
const readOrder = readerOf(Order);
const readOrders = readerOf(listOf(Order));
const readTries = readerOf(Type.Object({ items: Type.Array(Type.Object({ status: Type.String() })) }));
const readPayment = readerOf(
  Type.Object({ token_id: optional, customer_id: optional, email: optional, contact: optional }),
);
const readToken = readerOf(
  Type.Object({ recurring_details: Type.Optional(Type.Object({ status: Type.String() })) }),
);

const METHODS: Readonly<Record<MandateMethod, string>> = { upi_autopay: 'upi', enach: 'emandate' };

/** What a token stands for once its link was paid: the bank looks at an e-mandate for days. */
const OF_TOKEN: Readonly<Record<string, MandateStanding>> = {
  confirmed: 'active',
  rejected: 'failed',
  cancelled: 'canceled',
};

function understood<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('Razorpay answered something unknown');
  return value;
}

/** What a link stands for that is not authorised. */
const OF_LINK: Readonly<Record<string, MandateStanding>> = { cancelled: 'canceled', expired: 'failed' };

/**
 * Mandates of Razorpay: the payer authorises a token on the page of a registration link, and later
 * charges are recurring payments of that token. We keep the link, and ask it for the token. Links and
 * orders carry our reference as their receipt and are looked for before they are made: an answer that was
 * lost leaves one that must not be made twice.
 */
export function razorpayMandates({ url, keyId, keySecret }: RazorpayAccess): MandateProvider {
  const call = jsonCaller(url, keyId, keySecret);
  const guard = createGuard();
  const get = (path: string): Promise<unknown> => call({ method: 'GET', path });
  const post = (path: string, body?: object): Promise<unknown> =>
    call({ method: 'POST', path, ...(body && { body }) });
  const part = encodeURIComponent;

  const linkOf = async (mandateId: string) =>
    understood(readLink(await get(`/v1/invoices/${part(mandateId)}`)));
  const knownLink = async (reference: string) =>
    understood(readLinks(await get(`/v1/invoices?type=link&receipt=${part(reference)}`))).items.find(
      ({ receipt, status }) => receipt === reference && OF_LINK[status] === undefined,
    );
  const knownOrder = async (reference: string) =>
    understood(readOrders(await get(`/v1/orders?receipt=${part(reference)}`))).items.find(
      ({ receipt }) => receipt === reference,
    );

  async function tokenOf(mandateId: string) {
    const { payment_id: paymentId } = await linkOf(mandateId);
    if (!paymentId) throw new ProviderRefused('The mandate was not authorised.');
    const payment = understood(readPayment(await get(`/v1/payments/${part(paymentId)}`)));
    const { token_id: token, customer_id: customer, email, contact } = payment;
    if (!token || !customer) throw new ProviderRefused('The mandate has no token.');
    return { token, customer, payer: { ...(email && { email }), ...(contact && { contact }) } };
  }
  const pathOf = ({ customer, token }: { readonly customer: string; readonly token: string }): string =>
    `/v1/customers/${part(customer)}/tokens/${part(token)}`;

  async function standingOf(mandateId: string): Promise<MandateStanding> {
    const { status } = await linkOf(mandateId);
    if (status !== 'paid') return OF_LINK[status] ?? 'pending';
    const { recurring_details: details } = understood(readToken(await get(pathOf(await tokenOf(mandateId)))));
    return OF_TOKEN[details?.status ?? ''] ?? 'pending';
  }

  return {
    name: 'razorpay',
    register: ({ reference, method, limit, description, returnUrl, buyer }) =>
      guard(async () => {
        const link =
          (await knownLink(reference)) ??
          understood(
            readLink(
              await post('/v1/subscription_registration/auth_links', {
                type: 'link',
                // A registration of UPI takes a rupee, one of a bank nothing.
                amount: method === 'upi_autopay' ? 100 : 0,
                currency: 'INR',
                description,
                receipt: reference,
                customer: {
                  name: buyer.name,
                  ...(buyer.phone !== '' && { contact: buyer.phone.replace('-', '') }),
                  ...(buyer.email !== '' && { email: buyer.email }),
                },
                subscription_registration: { method: METHODS[method], max_amount: limit },
                callback_url: returnUrl,
                callback_method: 'get',
                sms_notify: false,
                email_notify: false,
              }),
            ),
          );
        return { mandateId: link.id, redirectUrl: link.short_url };
      }),
    look: (mandateId) => guard(() => standingOf(mandateId)),
    cancel: (mandateId) =>
      guard(async () => {
        const { status } = await linkOf(mandateId);
        if (OF_LINK[status] !== undefined) return;
        if (status !== 'paid') {
          await post(`/v1/invoices/${part(mandateId)}/cancel`);
          return;
        }
        const standing = await standingOf(mandateId);
        if (standing === 'active' || standing === 'pending')
          await call({ method: 'DELETE', path: pathOf(await tokenOf(mandateId)) });
      }),
    charge:
      (mandateId) =>
      ({ amount, currency, reference, description }) =>
        guard(async () => {
          const { token, customer, payer } = await tokenOf(mandateId);
          // By it a webhook is known to be of this charge, also when our record has still to hear of the order.
          const notes = { charge: reference };
          const { id } =
            (await knownOrder(reference)) ??
            understood(
              readOrder(
                await post('/v1/orders', {
                  amount,
                  currency,
                  receipt: reference,
                  payment_capture: true,
                  notes,
                }),
              ),
            );
          const tried = understood(readTries(await get(`/v1/orders/${part(id)}/payments`))).items;
          // One that was taken, or is under way: what becomes of it is asked for. A failed one was the last of its try.
          if (tried.length === 0)
            await post('/v1/payments/create/recurring', {
              ...payer,
              amount,
              currency,
              order_id: id,
              customer_id: customer,
              token,
              recurring: '1',
              description,
              notes,
            });
          return { providerOrderId: id, redirectUrl: '' };
        }),
  };
}
