import { buildApp } from '@suvarna/sandbox/app';
import { readConfig } from '@suvarna/sandbox/config';
import { freePort } from '@suvarna/testing/free-ports';
import { until } from '@suvarna/testing/until';
import { pino } from 'pino';

export const SANDBOX_SECRETS = {
  SANDBOX_KEY_ID: 'merchant-of-the-tests',
  SANDBOX_KEY_SECRET: 'key-secret-of-the-tests',
  SANDBOX_WEBHOOK_SECRET: 'webhook-secret-of-the-tests',
} as const;

interface SandboxState {
  readonly orders: readonly {
    readonly id: string;
    readonly reference: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly orderId: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly paymentId: string;
    readonly amount: number;
    readonly status: string;
    readonly reference: string;
  }[];
  readonly webhooks: {
    readonly accepted: number;
    readonly refused: number;
    readonly unanswered: number;
    readonly waiting: number;
  };
}

/** The sandbox beside the service under test, in its process, reached over HTTP and SMTP as ever; and its control API. */
export interface RunningSandbox {
  readonly url: string;
  control<Answer>(path: string, body: object): Promise<Answer>;
  state(): Promise<SandboxState>;
  /** Presses a button of a payment page, as a shopper would; where the page then leads. */
  press(pageUrl: string, outcome: 'success' | 'failure' | 'pending' | 'late'): Promise<string>;
  /** Resolves when no webhook waits to be delivered. */
  quiet(): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * @param ports to start at, for a sandbox that is expected somewhere; free ones when left out
 * @param stateDirectory where it keeps what outlives a restart; nowhere when left out
 */
export async function startSandbox(
  commerceUrl: string,
  ports?: { readonly http: number; readonly mail: number },
  stateDirectory = '',
): Promise<RunningSandbox> {
  const { http: port, mail } = ports ?? { http: await freePort(), mail: await freePort() };
  const config = readConfig({
    ...SANDBOX_SECRETS,
    PORT: String(port),
    SMTP_PORT: String(mail),
    COMMERCE_URL: commerceUrl,
    SANDBOX_STATE: stateDirectory,
    // A bank that takes its time would have its suite wait for it.
    PAYOUT_SETTLE_MS: '200',
    LOG_LEVEL: 'fatal',
  });
  const app = await buildApp(config, pino({ level: config.logLevel }));
  const url = await app.listen({ host: config.host, port: config.port });
  const authorization = `Basic ${Buffer.from(`${SANDBOX_SECRETS.SANDBOX_KEY_ID}:${SANDBOX_SECRETS.SANDBOX_KEY_SECRET}`).toString('base64')}`;
  const control = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}/control/payments/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`the sandbox answers ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  const state = async (): Promise<SandboxState> =>
    (
      await fetch(`${url}/control/payments/state`, { headers: { authorization } })
    ).json() as Promise<SandboxState>;
  return {
    url,
    control,
    state,
    press: async (pageUrl, outcome) => {
      const answer = await fetch(pageUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome }),
      });
      return answer.headers.get('location') ?? '';
    },
    quiet: () => until(async () => (await state()).webhooks.waiting === 0),
    stop: () => app.close(),
  };
}
