import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import { ProviderUnavailable } from '../../payments/index.ts';
import { newReservationId } from '../ids.ts';
import { VoucherNo, type VoucherProvider } from '../provider/provider.ts';
import { PIN, type VoucherHarness } from '../vouchers.fixtures.ts';

const VALID = 600;

const providerOf = ({ app }: VoucherHarness): VoucherProvider => {
  const { voucherProvider } = app.deps;
  if (voucherProvider === null) throw new Error('There is no provider of vouchers.');
  return voucherProvider;
};

/** What a provider said; its no is an answer. */
async function saidYes(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof VoucherNo) return false;
    throw error;
  }
}

/** A shop that looks at the balance, places its orders, and takes the value afterwards. @returns orders placed, and paid */
export async function placeByBalance(
  store: VoucherHarness,
  {
    number,
    shoppers,
    amount,
  }: { readonly number: string; readonly shoppers: number; readonly amount: number },
): Promise<{ readonly placed: number; readonly paid: number }> {
  const provider = providerOf(store);
  const meet = barrier(shoppers);
  let [placed, paid] = [0, 0];
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      const { balance } = await provider.balance({ number, pin: PIN });
      await meet();
      if (balance < amount) return;
      placed += 1;
      const reservationId = newReservationId();
      const taken = await saidYes(async () => {
        await provider.reserve({ number, pin: PIN, reservationId, amount, validSeconds: VALID });
        await provider.capture(reservationId, amount);
      });
      if (taken) paid += 1;
    }),
  );
  return { placed, paid };
}

/** A shop whose job looks whether an order has the value, and releases it a moment later. @returns placed orders whose capture is declined */
export async function releaseAfterALook(store: VoucherHarness, numbers: readonly string[]): Promise<number> {
  const provider = providerOf(store);
  let declined = 0;
  for (const number of numbers) {
    const reservationId = newReservationId();
    await provider.reserve({ number, pin: PIN, reservationId, amount: 1_000_00, validSeconds: VALID });
    let hasOrder = false;
    const looked = barrier(2);
    const released = Promise.withResolvers<void>();
    const job = async (): Promise<void> => {
      const isFree = !hasOrder;
      await looked();
      if (isFree) await provider.release(reservationId);
      released.resolve();
    };
    const shopper = async (): Promise<void> => {
      await looked();
      hasOrder = true;
      await released.promise;
      if (!(await saidYes(() => provider.capture(reservationId, 1_000_00)))) declined += 1;
    };
    await Promise.all([job(), shopper()]);
  }
  return declined;
}

/** A shop that gives every try a name of its own. @returns what its provider took for each order of that amount */
export async function askAnew(store: VoucherHarness, numbers: readonly string[]): Promise<number> {
  const provider = providerOf(store);
  for (const number of numbers) {
    for (let tries = 0; tries < 8; tries += 1) {
      const reservationId = newReservationId();
      try {
        await provider.reserve({ number, pin: PIN, reservationId, amount: 1_000_00, validSeconds: VALID });
        await provider.capture(reservationId, 1_000_00);
        break;
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
      }
    }
  }
  const { reservations } = await store.provider();
  return reservations.filter((one) => numbers.includes(one.number)).length;
}
