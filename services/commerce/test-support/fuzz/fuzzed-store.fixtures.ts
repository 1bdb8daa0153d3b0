import { affordableDesign } from '../affordable-design.fixtures.ts';
import { STAFF_ENV } from '../authorisation/principals.fixtures.ts';
import { startImaging } from '../imaging.fixtures.ts';
import { withRoutesOf, type DeclaredRoute } from '../routes/declared-routes.fixtures.ts';
import { SANDBOX_SECRETS, startSandbox } from '../sandbox.fixtures.ts';
import { startService, type Service } from '../service.fixtures.ts';
import { startCallers } from './callers.fixtures.ts';
import type { FuzzedRequest } from './request-arbitrary.fixtures.ts';
import { PUSH_KEYS, samplesOf, type Rates } from './samples.fixtures.ts';
import type { Samples } from './schema-arbitrary.fixtures.ts';
import { filled } from './things.fixtures.ts';

const MANY = '1000000';

export interface FuzzedAnswer {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly nosniff: boolean;
  readonly ms: number;
}

/** A store with things in it, to be asked strange questions. */
export interface FuzzedStore {
  readonly routes: readonly DeclaredRoute[];
  readonly samples: Samples;
  send(request: FuzzedRequest): Promise<FuzzedAnswer>;
  stop(): Promise<void>;
}

/** Requests after which a shopper gets new things. */
const FRESH_AFTER = 750;

/** As they were published last. */
async function ratesOf(service: Service): Promise<Rates> {
  const last = async (path: string): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const found = await service.read<{ results: readonly Readonly<Record<string, unknown>>[] }>(path, {
      token: STAFF_ENV.STAFF_VIEW_TOKEN,
    });
    return found.results[0];
  };
  const [gold, money] = [await last('/staff/rate/list/'), await last('/staff/rate/exchange/')];
  return { gold: gold?.['paise_per_gram'], money: money?.['paise_per_unit'] };
}

export async function startFuzzedStore(name: string, seeded: 'in part' | 'whole'): Promise<FuzzedStore> {
  const [sandbox, imaging] = await Promise.all([startSandbox('http://127.0.0.1:1'), startImaging()]);
  const { made: service, routes } = await withRoutesOf(() =>
    startService(
      name,
      {
        ...STAFF_ENV,
        ...SANDBOX_SECRETS,
        ...PUSH_KEYS,
        SANDBOX_URL: sandbox.url,
        IMAGING_URL: imaging.url,
        LIMIT_EFFECTS_PER_MINUTE: MANY,
        LIMIT_LOGIN_FAILURES: '1000',
        LIMIT_LOGIN_ATTEMPTS: MANY,
        LIMIT_GUESTS_PER_ADDRESS: MANY,
        LIMIT_CODES_PER_HOUR: MANY,
        LIMIT_CODES_PER_DAY: MANY,
        LIMIT_CODES_PER_ADDRESS: MANY,
        LIMIT_SMS_PER_COUNTRY: MANY,
      },
      { seeded },
    ),
  );
  const stop = async (): Promise<void> => {
    await service.stop();
    await sandbox.stop();
    await imaging.stop();
  };
  const product = await affordableDesign(service);
  // Without its things a store fails at once, and does not keep its process running.
  const callers = await startCallers(service, sandbox, product).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  // The thread that sets invoices is started by the first one, which takes as long as reading its fonts does.
  await service.app.http.inject({
    url: `/api/order/order/invoice/?order_no=${callers.thingsOf('guest').placed}`,
    headers: { authorization: `Bearer ${callers.credentialsOf('guest')?.token ?? ''}` },
  });
  let sent = 0;

  return {
    routes,
    samples: samplesOf(product, await ratesOf(service)),
    send: async ({ method, url, caller, headers, payload }) => {
      sent += 1;
      if (sent % FRESH_AFTER === 0) await callers.restock();
      const [known, theirs] = [callers.credentialsOf(caller), callers.thingsOf(caller)];
      const cookie = [known?.cookie, headers['cookie']].filter((part) => part !== undefined).join('; ');
      const began = performance.now();
      const response = await service.app.http.inject({
        method: method as 'GET',
        url: filled(url, theirs),
        headers: {
          ...(known === undefined ? {} : { authorization: `Bearer ${known.token}` }),
          ...headers,
          ...(cookie === '' ? {} : { cookie }),
        },
        ...(payload === undefined
          ? {}
          : {
              payload: Buffer.from(
                filled(Buffer.from(payload, 'base64').toString('latin1'), theirs),
                'latin1',
              ),
            }),
      });
      const ms = performance.now() - began;
      if (response.statusCode === 401) await callers.revive(caller);
      return {
        status: response.statusCode,
        text: response.body,
        type: String(response.headers['content-type'] ?? ''),
        nosniff: response.headers['x-content-type-options'] === 'nosniff',
        ms,
      };
    },
    stop,
  };
}
