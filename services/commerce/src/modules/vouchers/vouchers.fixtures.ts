import { startFaultProxy, type FaultProxy } from '@suvarna/testing/fault-proxy';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { BagVoucher, VouchersApplied } from '@suvarna/contracts/vouchers';
import { startCheckout, type CheckoutHarness } from '../../../test-support/orders/checkout.fixtures.ts';
import { SANDBOX_SECRETS, startSandbox } from '../../../test-support/sandbox.fixtures.ts';
import type { Answer } from '../../../test-support/service.fixtures.ts';
import { settleVouchers } from './spend/settle-vouchers.ts';

export const PIN = '123456';
/** Numbers of the simulator: behaviour, face value in hundreds of rupees, and which of them. */
let count = 0;
export function aVoucher(
  behaviour: '6001' | '6002' | '6003' | '6005' | '6006' = '6001',
  hundreds = 100,
): string {
  count += 1;
  return `${behaviour}${String(hundreds).padStart(4, '0')}${String(count).padStart(8, '0')}`;
}

interface ProviderState {
  readonly reservations: readonly {
    readonly reference: string;
    readonly number: string;
    readonly amount: number;
    readonly status: 'reserved' | 'captured' | 'released';
    readonly captured: number;
    readonly captures: number;
  }[];
  readonly refunds: readonly { readonly reservation: string; readonly amount: number }[];
}

/** A store, and a provider of vouchers as a program of its own, with a place between them where answers can be lost. */
export interface VoucherHarness extends CheckoutHarness {
  now: Date;
  readonly way: FaultProxy;
  voucher(
    path: 'check_balance' | 'apply' | 'remove',
    body: object,
    token: string,
  ): Promise<Answer & { readonly body: { readonly data: never } }>;
  apply(token: string, number: string, more?: object): Promise<VouchersApplied>;
  inBag(token: string): Promise<readonly BagVoucher[]>;
  /** Asks for an order of the bag, with a promise of now. */
  orderOf(token: string, more?: object): Promise<Answer>;
  bought(token: string, more?: object): Promise<OrderCreated>;
  /** Runs the job until nothing is left to do, with the pauses between its tries over. */
  settle(): Promise<void>;
  provider(): Promise<ProviderState>;
}

export async function startVouchers(name: string, seed = 1): Promise<VoucherHarness> {
  const sandbox = await startSandbox('http://127.0.0.1:1');
  const way = await startFaultProxy(() => Number(new URL(sandbox.url).port), seed);
  const store = await startCheckout(name, {
    ...SANDBOX_SECRETS,
    SANDBOX_URL: `http://127.0.0.1:${way.port}`,
    LIMIT_GUESTS_PER_ADDRESS: '100000',
  });
  const { SANDBOX_KEY_ID: id, SANDBOX_KEY_SECRET: secret } = SANDBOX_SECRETS;
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

  const harness = Object.create(store) as VoucherHarness;
  return Object.assign(harness, {
    way,
    voucher: (path: string, body: object, token: string) =>
      store.post(`/api/wallet/giftvoucher/${path}/`, body, { token }),
    async apply(token: string, number: string, more: object = {}) {
      const answer = await harness.voucher('apply', { voucher_number: number, pin: PIN, ...more }, token);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data as VouchersApplied;
    },
    inBag: async (token: string) =>
      (await store.read<{ results: BagVoucher[] }>('/api/wallet/giftvoucher/list/', { token })).results,
    async orderOf(token: string, more: object = {}) {
      const address = await store.address(token);
      const { lock_id: lockId } = await store.lock(token, { address_id: address });
      return store.order(token, { lock_id: lockId, shipping_address_id: address, ...more });
    },
    async bought(token: string, more: object = {}) {
      const answer = await harness.orderOf(token, more);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data as OrderCreated;
    },
    async settle() {
      // Sessions end when the clock is turned for long: afterwards it stands where it stood.
      const { now } = store;
      for (let rounds = 0; rounds < 40; rounds += 1) {
        store.now = new Date(store.now.getTime() + 3_600_000);
        if ((await settleVouchers(store.app.deps)) > 0) continue;
        store.now = now;
        return;
      }
      throw new Error('Vouchers are never settled.');
    },
    provider: async () =>
      (await (
        await fetch(`${sandbox.url}/vouchers/state`, { headers: { authorization } })
      ).json()) as ProviderState,
    async stop() {
      await store.stop();
      await way.close();
      await sandbox.stop();
    },
  });
}
