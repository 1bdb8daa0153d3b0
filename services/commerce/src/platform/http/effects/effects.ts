import { Refusal } from '../../refusal.ts';
import { fingerprintOf } from '../../crypto/fingerprint.ts';
import type { ErrorCode } from '@suvarna/contracts/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { claimEffect, findEffect, releaseEffect, storeAnswer, type EffectName } from './effect.store.ts';
import type { Database, Tx } from '../../database/database.ts';
import { openText, sealText, type Seal } from '../../crypto/sealing.ts';
import { drawPhotos, type RefusePhoto } from './drawn-photos.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's effect happens once for its `Idempotency-Key`, so no call of it comes without one. */
    once?: true;
  }
}

/** What a key looks like. */
export const KEY_PATTERN = '^[\\x21-\\x7e]{1,128}$';
const KEY = new RegExp(KEY_PATTERN);

/** Of an answer with a secret in it, a token say: what the database keeps is sealed. */
interface SealedAnswer {
  readonly sealed: string;
}

export interface EffectOptions {
  /**
   * Runs once the key is claimed, before the transaction: what must stay although the effect is
   * refused or undone, such as a wrong code that counts as a try. It must take no effect of its own.
   */
  readonly before?: () => Promise<void>;
  /** What is said of a photo that cannot be used, in place of the common words. */
  readonly refusePhoto?: RefusePhoto;
  /** The answer holds a secret, and is kept sealed with this one. */
  readonly sealWith?: string;
  /** What is answered for a domain's no, once all is undone; by default its own words. */
  readonly refuse?: (refused: Refusal) => Refusal | Promise<Refusal>;
}

interface StoredRefusal {
  readonly code: ErrorCode;
  readonly message: string;
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) throw new Refusal('REQUEST.IDEMPOTENCY_KEY_MISSING');
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new Refusal('REQUEST.INVALID', {
    fields: { 'Idempotency-Key': 'must be 1 to 128 visible characters' },
  });
}

/**
 * Refuses a call without a good key before its body is read and anything is done. It stands behind
 * the hooks that ask who calls: a dead session is told that first, and to a caller who may not know of a
 * call it is not there.
 */
export function requireKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.once === true) keyOf(request);
  });
}

/**
 * The same request has the same fingerprint: the body whatever its key order, the currency it is answered in, and
 * the ids in its path, where it has some: a key that cancelled one thing cancels no other.
 */
function fingerprintOfRequest({ body, headers, params }: FastifyRequest): Buffer {
  const ids = Object.keys(params as object).length > 0 ? [params] : [];
  return fingerprintOf([body, headers['currency_code'] ?? 'INR', ...ids]);
}

const sealOf = (name: EffectName, secret: string): Seal => ({
  secret,
  purpose: 'kept-answers',
  of: JSON.stringify([name.principal, name.route, name.key]),
});

function replayed(name: EffectName, status: number, answer: unknown, sealWith: string | undefined): unknown {
  if (status < 400)
    return sealWith === undefined
      ? answer
      : JSON.parse(openText(sealOf(name, sealWith), Buffer.from((answer as SealedAnswer).sealed, 'base64')));
  const stored = answer as StoredRefusal;
  throw new Refusal(stored.code, { status, message: stored.message });
}

/** What to do with a key that a caller claimed before. */
async function answerOfOther(
  db: Database,
  name: EffectName,
  fingerprint: Buffer,
  { sealWith, onRepeat }: { readonly sealWith: string | undefined; readonly onRepeat: () => void },
): Promise<unknown> {
  const known = await findEffect(db, name);
  if (known !== undefined && !known.fingerprint.equals(fingerprint)) {
    throw new Refusal('REQUEST.IDEMPOTENCY_KEY_REUSED');
  }
  if (known?.status === null || known?.status === undefined) {
    throw new Refusal('REQUEST.IN_FLIGHT', { retryAfter: 1 });
  }
  onRepeat();
  return replayed(name, known.status, known.answer, sealWith);
}

/**
 * Whether asking again can only be told the same. What a while or another word in the request would
 * change is no answer to keep: a dead session, a conflict, too many calls, a field that is not right.
 */
const isFinal = ({ status, retryAfter, fields }: Refusal): boolean =>
  status < 500 && ![401, 409, 429].includes(status) && retryAfter === undefined && fields === undefined;

/** @throws what is answered in place of a domain's no */
async function answering<Answer>(
  work: () => Promise<Answer>,
  refuse: NonNullable<EffectOptions['refuse']>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw await refuse(error);
  }
}

interface OnceOptions extends Pick<EffectOptions, 'sealWith' | 'refuse'> {
  /** Runs once the key is claimed, before the transaction. */
  readonly before?: () => Promise<void>;
  /** It had happened before: what is answered, or refused, is what was then. */
  readonly onRepeat?: () => void;
}

/**
 * Runs an effect at most once for its name. The name is claimed first, so that a twin that arrives in the
 * meantime is told to wait; the effect and its answer are committed together, so that a crash leaves both or
 * neither; a claim whose owner died is free again when its lease ends. Final refusals are kept like answers.
 *
 * @param fingerprint of what is asked: the name with another one is refused
 * @throws Refusal REQUEST.IDEMPOTENCY_KEY_REUSED, REQUEST.IN_FLIGHT, or what the work is refused with
 */
export async function once<Answer extends object>(
  db: Database,
  name: EffectName,
  fingerprint: Buffer,
  work: (tx: Tx) => Promise<Answer>,
  {
    before = () => Promise.resolve(),
    sealWith,
    refuse = (refused) => refused,
    onRepeat = () => undefined,
  }: OnceOptions = {},
): Promise<Answer> {
  const claim = randomUUID();
  if (!(await claimEffect(db, name, fingerprint, claim)))
    return (await answerOfOther(db, name, fingerprint, { sealWith, onRepeat })) as Answer;
  try {
    return await answering(async () => {
      await before();
      return db.transaction().execute(async (tx) => {
        const made = await work(tx);
        const kept =
          sealWith === undefined
            ? made
            : ({
                sealed: sealText(sealOf(name, sealWith), JSON.stringify(made)).toString('base64'),
              } satisfies SealedAnswer);
        if (!(await storeAnswer(tx, name, claim, 200, kept)))
          throw new Refusal('REQUEST.IN_FLIGHT', { retryAfter: 1 });
        return made;
      });
    }, refuse);
  } catch (error) {
    if (error instanceof Refusal && isFinal(error))
      await storeAnswer(db, name, claim, error.status, {
        code: error.code,
        message: error.message,
      } satisfies StoredRefusal);
    else await releaseEffect(db, name, claim);
    throw error;
  }
}

/**
 * {@link once} for the `Idempotency-Key` of a call. Photos that came along are drawn again before the transaction
 * begins: `request.drawnPhotos`. Only for routes that declare `once`: those of `serveOnce`, and what is one effect of
 * several that a call may have.
 */
export async function performOnce<Answer extends object>(
  db: Database,
  principal: string,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer>,
  { before, refusePhoto, ...options }: EffectOptions = {},
): Promise<Answer> {
  const { url = '', config } = request.routeOptions;
  if (config.once !== true)
    throw new Error(`${url || 'A route'} performs an effect once but does not declare it.`);
  const name: EffectName = { principal, route: url, key: keyOf(request) };
  const prepare = async (): Promise<void> => {
    await before?.();
    await drawPhotos(request, reply, principal, refusePhoto);
  };
  return once(db, name, fingerprintOfRequest(request), work, {
    ...options,
    before: prepare,
    onRepeat: () => void reply.header('Idempotent-Replayed', 'true'),
  });
}
