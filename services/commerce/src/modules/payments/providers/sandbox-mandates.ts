import { Type } from 'typebox';
import type { SandboxAccess } from '../../../platform/sandbox-access.ts';
import type { MandateProvider } from './mandate-provider.ts';
import { ProviderUnavailable } from '../provider.ts';
import { jsonCaller } from './call-json.ts';
import { createGuard } from './guard.ts';
import { readerOf } from './reader.ts';

const readMandate = readerOf(
  Type.Object({
    id: Type.String(),
    page_url: Type.String(),
    status: Type.Union([
      Type.Literal('pending'),
      Type.Literal('active'),
      Type.Literal('canceled'),
      Type.Literal('failed'),
    ]),
  }),
);
const readOrder = readerOf(Type.Object({ id: Type.String() }));

function understood<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('the sandbox answered something unknown');
  return value;
}

const pathOf = (mandateId: string): string => `/payments/mandates/${encodeURIComponent(mandateId)}`;

/** Mandates of the stand-in of `services/sandbox`. */
export function sandboxMandates({ url, keyId, keySecret }: SandboxAccess): MandateProvider {
  const call = jsonCaller(url, keyId, keySecret);
  const guard = createGuard();
  return {
    name: 'sandbox',
    register: ({ reference, method, limit, description, returnUrl, locale }) =>
      guard(async () => {
        const body = { reference, method, limit, description, return_url: returnUrl, language: locale };
        const { id, page_url: redirectUrl } = understood(
          readMandate(await call({ method: 'POST', path: '/payments/mandates', body })),
        );
        return { mandateId: id, redirectUrl };
      }),
    look: (mandateId) =>
      guard(
        async () => understood(readMandate(await call({ method: 'GET', path: pathOf(mandateId) }))).status,
      ),
    cancel: (mandateId) =>
      guard(async () => {
        understood(readMandate(await call({ method: 'POST', path: `${pathOf(mandateId)}/cancel` })));
      }),
    charge:
      (mandateId) =>
      ({ amount, currency, reference, description }) =>
        guard(async () => {
          const body = { amount, currency, reference, description };
          const { id } = understood(
            readOrder(await call({ method: 'POST', path: `${pathOf(mandateId)}/charges`, body })),
          );
          return { providerOrderId: id, redirectUrl: '' };
        }),
  };
}
