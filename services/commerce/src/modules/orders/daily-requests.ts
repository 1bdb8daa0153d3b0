import type { Tx } from '../../platform/database/database.ts';
import { takeAllowance } from '../../platform/http/allowance.store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Each brings pictures and is told by e-mail and SMS; who asks and takes back all day is nobody's customer. */
const DAILY = { limit: 20, seconds: 86_400 } as const;

/** What is asked for the pieces of one order in a day. In the transaction of the request: one that is refused counts for nothing. @throws Refusal */
export async function takeDailyRequest(tx: Tx, orderNo: string, at: Date): Promise<void> {
  const wait = await takeAllowance(tx, { ...DAILY, name: `order-requests:${orderNo}` }, at);
  if (wait !== undefined)
    throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
      retryAfter: wait,
    });
}
