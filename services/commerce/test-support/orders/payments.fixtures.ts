import { startFaultProxy, type FaultProxy, type Faults } from '@suvarna/testing/fault-proxy';
import type { AddressInfo } from 'node:net';
import { createProviders } from '../../src/modules/payments/providers/providers.ts';
import type { PaymentContext } from '../../src/modules/payments/context.ts';
import { readConfig } from '../../src/read-config.ts';
import { STAFF_ENV } from '../authorisation/principals.fixtures.ts';
import { aWaitingOrder, type OrderOptions } from './order.fixtures.ts';
import { SANDBOX_SECRETS, startSandbox, type RunningSandbox } from '../sandbox.fixtures.ts';
import { startService, type Given, type Service } from '../service.fixtures.ts';
import { pino } from 'pino';

/**
 * The service and the sandbox as two programs that talk over the network, with a place on each way
 * where answers can be lost.
 */
export interface PaymentHarness {
  readonly service: Service;
  readonly sandbox: RunningSandbox;
  /** What payments work with, for calling the domain directly. */
  readonly context: PaymentContext;
  readonly token: string;
  /** Shopper → service, service → provider, provider → service. */
  readonly ways: {
    readonly shopper: FaultProxy;
    readonly provider: FaultProxy;
    readonly webhook: FaultProxy;
  };
  setFaults(faults: Faults): void;
  order(options?: OrderOptions): Promise<string>;
  stateOf(orderNo: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startPaymentHarness(
  name: string,
  seed: number,
  clock: () => Date = () => new Date(),
  given: Pick<Given, 'modules' | 'patience'> = {},
): Promise<PaymentHarness> {
  let servicePort = 0;
  let sandboxPort = 0;
  const webhook = await startFaultProxy(() => servicePort, seed + 1);
  const sandbox = await startSandbox(`http://127.0.0.1:${webhook.port}`);
  sandboxPort = Number(new URL(sandbox.url).port);
  const provider = await startFaultProxy(() => sandboxPort, seed + 2);
  const shopper = await startFaultProxy(() => servicePort, seed + 3);
  const env = {
    ...SANDBOX_SECRETS,
    SANDBOX_URL: `http://127.0.0.1:${provider.port}`,
    SHOP_ORIGIN: 'http://shop.test',
    RAZORPAY_URL: `http://127.0.0.1:${provider.port}/razorpay`,
    RAZORPAY_KEY_ID: SANDBOX_SECRETS.SANDBOX_KEY_ID,
    RAZORPAY_KEY_SECRET: SANDBOX_SECRETS.SANDBOX_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: SANDBOX_SECRETS.SANDBOX_WEBHOOK_SECRET,
    RAZORPAY_ACCOUNT_ID: `acc_${SANDBOX_SECRETS.SANDBOX_KEY_ID}`,
  };
  const service = await startService(
    name,
    {
      ...env,
      ...STAFF_ENV,
      LIMIT_CODES_PER_HOUR: '1000',
      LIMIT_CODES_PER_DAY: '1000',
      LIMIT_CODES_PER_ADDRESS: '1000',
    },
    { clock, ...given },
  );
  await service.app.http.listen({ host: '127.0.0.1', port: 0 });
  servicePort = (service.app.http.server.address() as AddressInfo).port;
  const config = readConfig({ STORE_STAGE: 'local', DATABASE_URL: 'postgresql://unused', ...env });
  const token = await service.guest();
  return {
    service,
    sandbox,
    token,
    context: {
      db: service.db,
      log: pino({ level: 'silent' }),
      clock,
      providers: createProviders(config),
      purposes: service.app.deps.purposes,
      codes: config.codes,
      shopOrigin: config.shopOrigin,
    },
    ways: { shopper, provider, webhook },
    setFaults: (faults) => {
      for (const way of [shopper, provider, webhook]) way.faults = faults;
    },
    order: (options) => aWaitingOrder(service, token, options),
    stateOf: async (orderNo) =>
      (
        await service.db
          .selectFrom('orders')
          .select('state')
          .where('order_no', '=', orderNo)
          .executeTakeFirstOrThrow()
      ).state,
    stop: async () => {
      await sandbox.stop();
      await Promise.all([shopper, provider, webhook].map((way) => way.close()));
      await service.stop();
    },
  };
}
