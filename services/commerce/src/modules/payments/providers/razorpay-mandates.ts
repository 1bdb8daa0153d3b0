import { Type } from 'typebox';
import type { MandateMethod, MandateProvider, MandateStanding } from '../mandate-provider.ts';
import type { RazorpayAccess } from '../payment-settings.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { jsonCaller } from './call-json.ts';
import { createGuard } from './guard.ts';
import { readerOf } from './reader.ts';

const optional = Type.Optional(Type.Union([Type.Null(), Type.String()]));
const readLink = readerOf(
  Type.Object({
    id: Type.String(),
    short_url: Type.String(),
    status: Type.String(),
    payment_id: optional,
    customer_id: optional,
  }),
);
const readPayment = readerOf(
  Type.Object({ token_id: optional, customer_id: optional, email: optional, contact: optional }),
);
const readOrder = readerOf(Type.Object({ id: Type.String() }));

const METHODS: Readonly<Record<MandateMethod, string>> = { upi_autopay: 'upi', enach: 'emandate' };

function understood<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('Razorpay answered something unknown');
  return value;
}

/** What a link of a mandate stands for: `paid` is authorised; the bank may still look at an e-mandate. */
function standingOf(status: string): MandateStanding {
  if (status === 'paid') return 'active';
  return status === 'cancelled' ? 'canceled' : status === 'expired' ? 'failed' : 'pending';
}

/**
 * Mandates of Razorpay: the payer authorises a token on the page of a registration link, and later
 * charges are recurring payments of that token. We keep the link, and ask it for the token.
 */
export function razorpayMandates({ url, keyId, keySecret }: RazorpayAccess): MandateProvider {
  const call = jsonCaller(url, keyId, keySecret);
  const guard = createGuard();

  const linkOf = async (mandateId: string) =>
    understood(
      readLink(await call({ method: 'GET', path: `/v1/invoices/${encodeURIComponent(mandateId)}` })),
    );

  async function tokenOf(mandateId: string) {
    const { payment_id: paymentId } = await linkOf(mandateId);
    if (!paymentId) throw new ProviderRefused('The mandate was not authorised.');
    const payment = understood(
      readPayment(await call({ method: 'GET', path: `/v1/payments/${encodeURIComponent(paymentId)}` })),
    );
    const { token_id: token, customer_id: customer, email, contact } = payment;
    if (!token || !customer) throw new ProviderRefused('The mandate has no token.');
    return { token, customer, email: email ?? '', contact: contact ?? '' };
  }

  return {
    name: 'razorpay',
    register: ({ reference, method, limit, description, returnUrl, buyer }) =>
      guard(async () => {
        const link = understood(
          readLink(
            await call({
              method: 'POST',
              path: '/v1/subscription_registration/auth_links',
              body: {
                type: 'link',
                // A registration of UPI takes a rupee, one of a bank nothing.
                amount: method === 'upi_autopay' ? 100 : 0,
                currency: 'INR',
                description,
                receipt: reference,
                customer: {
                  name: buyer.name,
                  contact: buyer.phone.replace('-', ''),
                  ...(buyer.email !== '' && { email: buyer.email }),
                },
                subscription_registration: { method: METHODS[method], max_amount: limit },
                callback_url: returnUrl,
                callback_method: 'get',
                sms_notify: false,
                email_notify: false,
              },
            }),
          ),
        );
        return { mandateId: link.id, redirectUrl: link.short_url };
      }),
    look: (mandateId) => guard(async () => standingOf((await linkOf(mandateId)).status)),
    cancel: (mandateId) =>
      guard(async () => {
        const { status } = await linkOf(mandateId);
        if (standingOf(status) === 'pending') {
          await call({ method: 'POST', path: `/v1/invoices/${encodeURIComponent(mandateId)}/cancel` });
          return;
        }
        if (standingOf(status) !== 'active') return;
        const { token, customer } = await tokenOf(mandateId);
        await call({ method: 'DELETE', path: `/v1/customers/${customer}/tokens/${token}` });
      }),
    charge:
      (mandateId) =>
      ({ amount, currency, reference, description }) =>
        guard(async () => {
          const { token, customer, email, contact } = await tokenOf(mandateId);
          const { id } = understood(
            readOrder(
              await call({
                method: 'POST',
                path: '/v1/orders',
                body: { amount, currency, receipt: reference, payment_capture: true },
              }),
            ),
          );
          await call({
            method: 'POST',
            path: '/v1/payments/create/recurring',
            body: {
              email,
              contact,
              amount,
              currency,
              order_id: id,
              customer_id: customer,
              token,
              recurring: '1',
              description,
            },
          });
          return { providerOrderId: id, redirectUrl: '' };
        }),
  };
}
