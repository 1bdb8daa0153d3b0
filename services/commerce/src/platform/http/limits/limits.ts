/**
 * Counts calls as their entries in the table of endpoints say (`limit`), and refuses a caller who comes too often.
 *
 * Reason for its length: each way of counting is short, and all of them count with the same few functions.
 */
import type { Endpoint, Limit } from '@suvarna/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal, tooMany } from '../../refusal.ts';
import { keyedFingerprintOf } from '../../crypto/fingerprint.ts';
import type { Database, Tx } from '../../database/database.ts';
import { mailboxOf } from '../../mailbox.ts';
import {
  allowanceLeft,
  dropAllowance,
  giveBackAllowance,
  takeAllowance,
  takeAllowances,
  type Allowance,
} from './allowance.store.ts';
import { callerAddress } from './caller-address.ts';
import { consume } from './rate-limit.ts';
import { keyInUse } from '../../crypto/keys.ts';

/** What calls are counted with. */
export interface Counting {
  readonly db: Database;
  readonly clock: () => Date;
  /** Names of allowances are hashed with it: their table is no list of numbers and addresses. */
  readonly secret: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly Limit[];
  }
  interface FastifyInstance {
    /** Not there where calls are for everybody: the composer of pages is not counted. */
    counting?: Counting & { readonly inMemory: Map<string, RateLimiterMemory> };
    /** Whether a number or an e-mail address is known to be the caller's own: identity knows. */
    isOwnContact(tx: Tx, request: FastifyRequest, target: string): Promise<boolean>;
  }
  interface FastifyRequest {
    /** Whose effects and calls are counted: `customer:…`, `guest:…` or `staff`; `''` for a caller who has no session. */
    principal: string;
  }
}

/** What a call is counted by and does not say itself. */
export interface Told {
  readonly email?: string;
  readonly mobile?: string;
  /** The caller has just shown that the number is theirs. */
  readonly own?: boolean;
  /** Of several limits, this one. */
  readonly name?: string;
}

type Limited = Pick<Endpoint, 'limit'>;
type What = 'customer' | 'shopper' | 'address' | 'strangers' | 'mobile' | 'email' | 'order_no' | 'all';

export const limitsOf = ({ limit = [] }: Limited): readonly Limit[] => ('name' in limit ? [limit] : limit);

const ofKind = (limited: Limited, counts: Limit['counts'], name?: string): readonly Limit[] =>
  limitsOf(limited).filter((limit) => limit.counts === counts && (name === undefined || limit.name === name));

/** The name of an allowance that tells no reader what it is of. */
export const hiddenName = (secret: string, name: string, what: string, value: string): string =>
  `${name}-${what}:${keyedFingerprintOf(Buffer.from(keyInUse(secret)), [what, value]).toString('base64url')}`;

/** @throws where no caller is counted, as in front of the composer of pages */
export function countingOf({
  server,
  routeOptions,
}: FastifyRequest): NonNullable<FastifyInstance['counting']> {
  if (server.counting === undefined)
    throw new Error(`${routeOptions.url ?? 'A route'} counts where calls are not counted.`);
  return server.counting;
}

export function principalIn({ principal, routeOptions }: FastifyRequest): string {
  if (principal === '')
    throw new Error(`${routeOptions.url ?? 'A route'} has effects or limits of a shopper but asks for none.`);
  return principal;
}

function allowanceOf(secret: string, limit: Limit, what: What, value: string): Allowance {
  const { name, seconds } = limit;
  // Numbers of ours name no person.
  const isOurs = what === 'customer' || what === 'order_no';
  return {
    name: isOurs
      ? `${name}:${value}`
      : hiddenName(secret, name, what === 'strangers' ? 'address' : what, value),
    limit: limit[what] ?? 0,
    seconds,
  };
}

function orderIn({ body, routeOptions }: FastifyRequest): string {
  if (typeof body === 'object' && body !== null && 'order_no' in body && typeof body.order_no === 'string')
    return body.order_no;
  throw new Error(`${routeOptions.url ?? 'A route'} is counted by an order but names none.`);
}

const PLAIN = ['customer', 'order_no', 'shopper', 'address', 'all'] as const;

/** What a limit counts without knowing whose contact it is. */
function plainAllowances(
  request: FastifyRequest,
  limit: Limit,
  whats: readonly (typeof PLAIN)[number][] = PLAIN,
): Allowance[] {
  const { secret } = countingOf(request);
  const valueOf: Readonly<Record<(typeof PLAIN)[number], () => string>> = {
    customer: () => principalIn(request).replace('customer:', ''),
    order_no: () => orderIn(request),
    shopper: () => principalIn(request),
    address: () => callerAddress(request),
    all: () => '',
  };
  return whats
    .filter((what) => limit[what] !== undefined)
    .map((what) => allowanceOf(secret, limit, what, valueOf[what]()));
}

/** The same, and by the contacts that were typed. Strangers who type a customer's keep no customer from what is theirs. */
async function allAllowances(
  tx: Tx,
  request: FastifyRequest,
  limit: Limit,
  told: Told,
): Promise<Allowance[]> {
  const { secret } = countingOf(request);
  const allowances: Allowance[] = [];
  const ownOf = async (target: string): Promise<boolean> =>
    told.own === true || request.server.isOwnContact(tx, request, target);
  const ofWhom = (own: boolean, named: string): string => (own ? `own ${named}` : named);
  if (limit.email !== undefined && told.email !== undefined)
    allowances.push(
      allowanceOf(secret, limit, 'email', ofWhom(await ownOf(told.email), mailboxOf(told.email))),
    );
  let own = told.own === true;
  if (limit.mobile !== undefined && told.mobile !== undefined) {
    own = await ownOf(told.mobile);
    allowances.push(allowanceOf(secret, limit, 'mobile', ofWhom(own, told.mobile)));
  }
  allowances.push(...plainAllowances(request, limit));
  // Whose number is proven can be told from the others behind a carrier's address.
  if (limit.strangers !== undefined && !own)
    allowances.push(allowanceOf(secret, limit, 'strangers', callerAddress(request)));
  return allowances;
}

async function take(tx: Tx, request: FastifyRequest, limits: readonly Limit[], told: Told): Promise<void> {
  const allowances: Allowance[] = [];
  for (const limit of limits) allowances.push(...(await allAllowances(tx, request, limit, told)));
  if (allowances.length === 0) return;
  const used = await takeAllowances(tx, allowances, countingOf(request).clock());
  if (used !== undefined) throw tooMany(used.wait);
}

/**
 * Counts what a call asked for (`told`), in its own transaction: what comes to nothing counts for no caller.
 *
 * @throws Refusal when there were too many
 */
export async function takeLimit(
  tx: Tx,
  request: FastifyRequest,
  limited: Limited,
  told: Told = {},
): Promise<void> {
  await take(tx, request, ofKind(limited, 'told', told.name), told);
}

/** How many calls a customer has left in this window. */
export async function leftOf(
  db: Database | Tx,
  limited: Limited,
  customerId: string,
  at: Date,
): Promise<number> {
  const left = limitsOf(limited).map((limit) =>
    allowanceLeft(db, allowanceOf('', limit, 'customer', customerId), at),
  );
  return Math.min(...(await Promise.all(left)));
}

/** Counts effects that came about, as the last thing in their transaction: others wait for the count. @throws Refusal */
export async function takeEffect(tx: Tx, request: FastifyRequest, limited: Limited): Promise<void> {
  await take(tx, request, ofKind(limited, 'effects'), {});
}

async function takeForGood(request: FastifyRequest, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits)
    for (const allowance of plainAllowances(request, limit)) {
      const { db, clock } = countingOf(request);
      const wait = await takeAllowance(db, allowance, clock());
      if (wait !== undefined) throw tooMany(wait);
    }
}

/** Counts effects that are begun, whatever becomes of them. @throws Refusal */
export const takeTry = (request: FastifyRequest, limited: Limited): Promise<void> =>
  takeForGood(request, ofKind(limited, 'tries'));

/** The same for what the handler knows to be a try (`told`). @throws Refusal */
export const tellTry = (request: FastifyRequest, limited: Limited, name?: string): Promise<void> =>
  takeForGood(request, ofKind(limited, 'told', name));

/** What strangers did to a mail box under this limit counts no more, nor what its owner did. */
export async function forgetMailbox(
  tx: Tx,
  secret: string,
  { limit, email }: { readonly limit: string; readonly email: string },
): Promise<void> {
  const box = mailboxOf(email);
  for (const each of [box, `own ${box}`]) await dropAllowance(tx, hiddenName(secret, limit, 'email', each));
}

/** Counts a call by its address in this process alone. @throws Refusal */
async function countInMemory(request: FastifyRequest, limits: readonly Limit[]): Promise<void> {
  const { counting } = request.server;
  if (counting === undefined) return;
  for (const { name, address: points = 0, seconds } of limits) {
    const kept = counting.inMemory.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
    counting.inMemory.set(name, kept);
    await consume(kept, callerAddress(request));
  }
}

/** Counts an answer that is not kept and has to be made (`told`). @throws Refusal */
export const countMaking = (request: FastifyRequest, limited: Limited): Promise<void> =>
  countInMemory(request, ofKind(limited, 'told'));

/** Calls that are counted until it is known what they came to. */
export interface CountedCall {
  /** @param refused what it was refused with, if it was */
  cameTo(refused?: unknown): Promise<void>;
}

const codeOf = (refused: unknown): string | undefined =>
  refused instanceof Refusal ? refused.code : undefined;

async function countLimit(request: FastifyRequest, limit: Limit): Promise<CountedCall> {
  const { db, clock, secret } = countingOf(request);
  const taken: string[] = [];
  const giveBack = async (): Promise<void> => {
    for (const name of taken.splice(0)) await giveBackAllowance(db, name);
  };
  const waitFor = async (allowance: Allowance): Promise<number | undefined> => {
    const wait = await takeAllowance(db, allowance, clock());
    if (wait === undefined) taken.push(allowance.name);
    return wait;
  };
  const takeAll = async (allowances: readonly Allowance[]): Promise<void> => {
    for (const allowance of allowances) {
      const wait = await waitFor(allowance);
      if (wait === undefined) continue;
      await giveBack();
      throw tooMany(wait);
    }
  };
  await takeAll(plainAllowances(request, limit, ['shopper']));
  const { name, heard, seconds, only } = limit;
  const isHeard =
    heard !== undefined &&
    request.principal.startsWith('customer:') &&
    (await waitFor({
      name: hiddenName(secret, `${name}-heard`, 'shopper', request.principal),
      limit: heard,
      seconds,
    })) === undefined;
  if (!isHeard) await takeAll(plainAllowances(request, limit, ['address', 'all']));
  return {
    async cameTo(refused) {
      if (refused === undefined || (only !== undefined && codeOf(refused) !== only)) await giveBack();
    },
  };
}

async function countAll(request: FastifyRequest, limits: readonly Limit[]): Promise<CountedCall> {
  const counted: CountedCall[] = [];
  for (const limit of limits) counted.push(await countLimit(request, limit));
  return {
    async cameTo(refused) {
      for (const each of counted) await each.cameTo(refused);
    },
  };
}

/** Counts a call before it is known what it comes to, so that a crowd of guesses gets as many as one guesser. @throws Refusal */
export const countVain = (request: FastifyRequest, limited: Limited): Promise<CountedCall> =>
  countAll(request, ofKind(limited, 'vain'));

/** The same around a part of a call (`told`). @throws Refusal */
export async function guessing<Answer>(
  request: FastifyRequest,
  limited: Limited,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const counted = await countAll(request, ofKind(limited, 'told'));
  try {
    const answer = await work();
    await counted.cameTo();
    return answer;
  } catch (error) {
    await counted.cameTo(error);
    throw error;
  }
}

/** Calls of an app are counted; `calls` before their handlers. Whose sessions they come with says `principal`. */
export function countCalls(app: FastifyInstance, counting: Counting): void {
  app.decorate('counting', {
    ...counting,
    inMemory: new Map<string, RateLimiterMemory>(),
  });
  app.decorateRequest('principal', '');
  app.addHook('preHandler', async (request) => {
    const { limits = [] } = request.routeOptions.config;
    await countInMemory(
      request,
      limits.filter(({ counts }) => counts === 'calls'),
    );
  });
}
