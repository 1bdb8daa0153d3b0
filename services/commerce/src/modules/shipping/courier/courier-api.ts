import { oneLine } from '@suvarna/forms/one-line';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { CourierUnavailable, type Courier } from './courier.ts';
import type { CourierAccess } from './courier-settings.ts';

const DEADLINE_MS = 8_000;
const Answer = Type.Object({
  reference: Type.String(),
  state: Type.Union((['booked', 'cancelled', 'collected'] as const).map((state) => Type.Literal(state))),
});

/** A courier's API: a pickup is put under our reference, and cancelled under it. */
export function courierApi({ url, keyId, keySecret }: CourierAccess): Courier {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask(path: string, method: 'PUT' | 'POST', body?: object) {
    let answer: Response;
    let said: unknown;
    try {
      answer = await fetch(`${url}/${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      said = await answer.json();
    } catch (error) {
      throw new CourierUnavailable('the courier cannot be reached', { cause: error });
    }
    return { status: answer.status, said };
  }
  function stateOf({ status, said }: { readonly status: number; readonly said: unknown }, reference: string) {
    if (!Value.Check(Answer, said) || said.reference !== reference)
      throw new CourierUnavailable(`the courier answered ${String(status)}, and nothing known`);
    return said.state;
  }

  return {
    async book({ reference, address }) {
      const { full_name: name, mobile: phone, pincode } = address;
      const answer = await ask(`pickups/${reference}`, 'PUT', {
        name,
        phone,
        pincode,
        address: oneLine(address),
      });
      if (answer.status === 422) return 'refused';
      if (stateOf(answer, reference) === 'booked') return 'booked';
      throw new CourierUnavailable('the courier has another pickup of this name');
    },
    async cancel(reference) {
      const answer = await ask(`pickups/${reference}/cancel`, 'POST');
      // They never heard of it: no courier comes.
      if (answer.status === 404) return 'cancelled';
      const state = stateOf(answer, reference);
      if (state === 'booked') throw new CourierUnavailable('the courier did not cancel');
      return state;
    },
  };
}
