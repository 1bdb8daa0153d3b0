import { DATA_VERSION_HEADER } from '@suvarna/contracts/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { unavailable } from '../../platform/refusal.ts';
import type { Catalogue } from './snapshot/open-catalogue.ts';
import type { CatalogueSnapshot } from './snapshot/catalogue-snapshot.ts';

export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
  /** Versions of designs, rates, exchange rates and texts, for `DATA_VERSION_HEADER`. */
  readonly version: string;
}

/** The catalogue as it stands. @throws Refusal while there is none */
export function snapshotNow(catalogue: Catalogue): CatalogueSnapshot {
  const snapshot = catalogue.snapshot();
  if (!snapshot) throw unavailable();
  return snapshot;
}

/** What answers follow from, in a word: pages that were made by another one are made again. */
export function versionOf({ catalogue_version, rate_version, fx_version, texts }: CatalogueSnapshot): string {
  const numbers = [catalogue_version, rate_version, fx_version].join('.');
  return texts === undefined ? numbers : `${numbers}.${texts}`;
}

/** An answer of its own, for what depends on more than the snapshot. @param data as JSON */
export function answerOf(snapshot: CatalogueSnapshot, data: string): Answer {
  const body = Buffer.from(`{"status_code":200,"error":false,"msg":"","message":"","data":${data}}`);
  return {
    body,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    version: versionOf(snapshot),
  };
}

/** Answers cached per route; the least recently asked for goes first. */
const MOST_ANSWERS = 1_500;

/**
 * Answers of the catalogue are pure functions of the address, the currency and the snapshot, so
 * each is serialised once and sent as the same bytes until a new snapshot comes.
 */
export function createAnswers(catalogue: Catalogue) {
  let of: CatalogueSnapshot | undefined;
  const cache = new LRUCache<string, Answer>({ max: MOST_ANSWERS });

  const current = (): CatalogueSnapshot => {
    const snapshot = snapshotNow(catalogue);
    if (snapshot !== of) {
      of = snapshot;
      cache.clear();
    }
    return snapshot;
  };
  const answer = (key: string, compose: (snapshot: CatalogueSnapshot) => string): Answer => {
    const snapshot = current();
    const known = cache.get(key);
    if (known) return known;
    const made = answerOf(snapshot, compose(snapshot));
    cache.set(key, made);
    return made;
  };
  return Object.assign(answer, {
    /** It costs nothing: the answer is there. */
    isKept(key: string): boolean {
      current();
      return cache.has(key);
    },
  });
}
export type Answers = ReturnType<typeof createAnswers>;

/** Sends a cached answer, or 304 to who has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply
    .header('ETag', answer.etag)
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'currency_code')
    .header(DATA_VERSION_HEADER, answer.version);
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}
