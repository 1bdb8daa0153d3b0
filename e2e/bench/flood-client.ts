/** One client that floods, on a thread of its own: what it does shall not hold up the clock of those who are measured. */
import { randomInt, randomUUID } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { callerAt, type CallerAt } from './caller-at.ts';

export const DEMO = { email: 'demo@suvarna.example', password: 'Suvarna#2026' };

const SECONDS = 8;
const AT_ONCE = 300;

/** Answers by status. */
export type FloodAnswers = Readonly<Record<number, number>>;
type OnAnswer = (status: number) => void;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function again(
  caller: CallerAt,
  path: string | (() => string),
  { body, token, pauseMs }: { readonly body?: object; readonly token?: string; readonly pauseMs: number },
  onAnswer: OnAnswer,
): Promise<void> {
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    const next = pause(pauseMs);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const asked = typeof path === 'string' ? path : path();
        const { status, headers } = await caller.send(asked, {
          ...(body && { body }),
          ...(token && { token }),
        });
        onAnswer(status);
        // What leads elsewhere is followed, as by a reader who wants the page.
        if (headers.location !== undefined) onAnswer((await caller.send(headers.location, {})).status);
      }),
    );
    await next;
  }
}

/** 172 accounts begun within eight seconds. */
async function registrations(caller: CallerAt, onAnswer: OnAnswer): Promise<void> {
  const token = await caller.guest();
  await Promise.all(
    Array.from({ length: 172 }, async (_value, at) => {
      await pause((at * SECONDS * 1_000) / 172);
      const body = {
        email: `flood-${at}@bench.example`,
        password: 'a long enough passphrase',
        first_name: 'Om',
        last_name: 'Rao',
        phone: '91-9812345678',
      };
      onAnswer((await caller.send('/api/customer/customer_account/register/', { body, token })).status);
    }),
  );
}

/** Numbers of designs begin here, and there are so many. */
const PRODUCTS = { first: 100_001, count: 6_500 };
const randomProduct = (): number => PRODUCTS.first + randomInt(PRODUCTS.count);
const randomWords = (): string => randomUUID().replaceAll(/[-\d]+/g, '+');

const FLOODS = {
  /** With a link that was never sent; at most once a second. */
  '300 password resets at once, again and again': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(
      caller,
      '/api/customer/customer_account/reset_password/',
      { body: { token: 'x'.repeat(43), password: 'a long enough passphrase' }, pauseMs: 1_000 },
      onAnswer,
    ),
  '172 registrations in 8 s': registrations,
  '300 reads of the constants at once, without a pause': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(caller, '/api/config/storefront/', { pauseMs: 0 }, onAnswer),
  '300 alerts at once, without a pause': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(
      caller,
      '/api/server/errorAlert',
      {
        body: { event: 'cart_add', status: 0, path: '/api/customer/cart/add/', correlation_id: randomUUID() },
        pauseMs: 0,
      },
      onAnswer,
    ),
  /** By a caller whom nothing refuses: each read asks the database and prices the bag. */
  '300 reads of a guest’s own bag at once, without a pause': async (caller: CallerAt, onAnswer: OnAnswer) =>
    again(caller, '/api/customer/cart/list/', { token: await caller.guest(), pauseMs: 0 }, onAnswer),
  /** Behind each stands the provider of vouchers. */
  '300 guesses at a gift voucher at once, without a pause': async (caller: CallerAt, onAnswer: OnAnswer) =>
    again(
      caller,
      '/api/wallet/giftvoucher/check_balance/',
      {
        body: { voucher_number: '6006491000000001', pin: '0000', category: 'plain-gold' },
        token: await caller.guest(),
        pauseMs: 0,
      },
      onAnswer,
    ),
  '300 guesses at an invitation at once, without a pause': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(caller, '/api/referral/referral/landing/?code=CCCCCCCC', { pauseMs: 0 }, onAnswer),
  /** Each is another one, so that none is cached: all are looked up and made again. */
  '300 pages that are not there at once, without a pause': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(
      caller,
      () => `/jewellery/rings/zz-${randomUUID()}_product_9${randomInt(1e7).toString().padStart(7, '0')}/`,
      { pauseMs: 0 },
      onAnswer,
    ),
  /** Words that nothing is called by: each is compared with the whole vocabulary. */
  '300 searches with random words at once, without a pause': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(caller, () => `/api/product/search/?q=${randomWords()}`, { pauseMs: 0 }, onAnswer),
  '300 lists of designs like one at once, without a pause': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(caller, () => `/api/product/similar/?product_id=${randomProduct()}`, { pauseMs: 0 }, onAnswer),
  /** By number, as a robot who copies the shop would. */
  '300 product pages by number at once, without a pause': (caller: CallerAt, onAnswer: OnAnswer) =>
    again(caller, () => `/jewellery/rings/x_product_${randomProduct()}/`, { pauseMs: 0 }, onAnswer),
  '300 statements of a wallet as PDF at once, without a pause': async (
    caller: CallerAt,
    onAnswer: OnAnswer,
  ) =>
    again(
      caller,
      '/api/wallet/wallettransaction/download/?wallet=all&format=pdf',
      { token: await caller.signIn(DEMO), pauseMs: 0 },
      onAnswer,
    ),
} as const;
export type Flood = keyof typeof FLOODS;
export const floods = Object.keys(FLOODS) as readonly Flood[];

interface Task {
  readonly origin: string;
  readonly address: string;
  readonly flood: Flood;
}

/** Floods until it is over. @throws when no server answers */
export function floodFrom(task: Task): Promise<FloodAnswers> {
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (parentPort !== null) {
  const { origin, address, flood } = workerData as Task;
  // A client has a processor of its own; here it takes what shop and shoppers leave.
  setPriority(constants.priority.PRIORITY_LOW);
  const answers: Record<number, number> = {};
  const caller = callerAt(origin, address);
  await FLOODS[flood](caller, (status) => {
    answers[status] = (answers[status] ?? 0) + 1;
  });
  caller.close();
  parentPort.postMessage(answers);
}
