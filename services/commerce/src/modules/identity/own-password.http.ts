import type { Dependencies } from '../../dependencies.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import type { Customer } from './customer.store.ts';

/**
 * The password of whoever is signed in, once more; wrong ones are counted like those of signing in, for
 * the account and the caller.
 *
 * @throws Refusal beside the field
 */
export async function requirePassword(
  { database, hashing, signInLimits }: Pick<Dependencies, 'database' | 'hashing' | 'signInLimits'>,
  customer: Pick<Customer, 'id' | 'password_hash'>,
  password: string,
  address: string,
): Promise<void> {
  if (database.isDown()) throw unavailable();
  const attempt = { address, account: `account ${customer.id}`, device: undefined };
  const right = await hashing.withPlace({ address }, async (place) => {
    await signInLimits.countLogin(attempt);
    return place.isRight(password, customer.password_hash);
  });
  if (!right) {
    const text = 'The password is not right.';
    throw new Refusal(400, 'ACCOUNT.PASSWORD_WRONG', text, { fields: { '/password': text } });
  }
  await signInLimits.forgiveLogin(attempt);
}
