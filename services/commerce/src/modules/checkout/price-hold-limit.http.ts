import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Tx } from '../../platform/database/database.ts';
import { takeAllowance } from '../../platform/http/allowance.store.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { hiddenName, shopperOf, tooOften } from '../identity/index.ts';

const HOUR_SECONDS = 3_600;

/**
 * Counts a promised price of a guest by address: each keeps a whole bag, and guests cost nothing. As the
 * last thing of its transaction, since others behind the address wait for the count.
 *
 * @throws Refusal when there were too many
 */
export async function countPriceHold(
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  tx: Tx,
  request: FastifyRequest,
): Promise<void> {
  if (shopperOf(request).kind === 'customer') return;
  const name = hiddenName({ config }, 'price-hold', 'address', callerAddress(request));
  const limit = config.limits.priceHoldsPerAddress;
  const wait = await takeAllowance(tx, { name, limit, seconds: HOUR_SECONDS }, clock());
  if (wait !== undefined) throw tooOften(wait);
}
