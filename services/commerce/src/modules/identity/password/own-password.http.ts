import type { FastifyRequest } from 'fastify';
import { Refusal, unavailable } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import type { Customer } from '../records/customer.store.ts';
import { knownDeviceOf } from '../session/known-device.http.ts';

/**
 * The password of the signed-in customer, once more; wrong ones are counted like those of signing in, for
 * the account and the browser where the account knows it, and else for the account and the address.
 *
 * @throws Refusal beside the field
 */
export async function requirePassword(
  deps: Pick<Dependencies, 'db' | 'config' | 'clock' | 'database' | 'hashing' | 'signInLimits'>,
  customer: Pick<Customer, 'id' | 'password_hash'>,
  password: string,
  request: FastifyRequest,
): Promise<void> {
  const { database, hashing, signInLimits } = deps;
  if (database.isDown()) throw unavailable();
  const address = callerAddress(request);
  const device = await knownDeviceOf(deps, request, { customerId: customer.id });
  const attempt = { address, account: `account ${customer.id}`, device };
  await signInLimits.refuseSpent(attempt);
  const right = await hashing.withPlace({ address, device }, async (place) => {
    await signInLimits.countLogin(attempt);
    return place.isRight(password, customer.password_hash);
  });
  if (!right) {
    const text = 'The password is not right.';
    throw new Refusal('ACCOUNT.PASSWORD_WRONG', { message: text, fields: { '/password': text } });
  }
  await signInLimits.forgiveLogin(attempt);
}
