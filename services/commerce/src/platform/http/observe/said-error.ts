/**
 * What an unexpected error says, without what a shopper typed or is known by. Elsewhere the log has neither the
 * message of an error nor its details (logging.ts): what failed as expected is named by its code.
 */
import type { FastifyRequest } from 'fastify';
import { types } from 'node:util';

export const SAID: unique symbol = Symbol('what the error says');

/** Errors of another realm, as of a worker, are none by `instanceof`. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error ||
  types.isNativeError(value) ||
  (typeof value === 'object' && value !== null && SAID in value);

type Coded = Error & { readonly code?: unknown; readonly syscall?: unknown };

/** More is neither looked through nor said. */
const LONGEST_READ = 2_000;
const LONGEST = 500;
/** PostgreSQL says names of tables, columns and constraints with these; the values are in the detail, which is not logged. */
const NAMES_ONLY = /^(?:23|42)/;
/** Each may quote what is no business of the log; what is left in its place. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[{[](?:[\s\S]*[}\]]|[\s\S]*$)/g, '{…}'],
  [/\b([a-z][a-z+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#"']+)[^\s"']*/gi, '$1$2/…'],
  [/[^\s@<>"'(:]+@[^\s@<>"'),]+/g, '…@…'],
  [/"[^"]*(?:"|$)/g, '"…"'],
  // An apostrophe within a word quotes nothing.
  [/(?<![\p{L}\d])'[^']*'(?![\p{L}\d])/gu, "'…'"],
  [/\+?\d(?:[ -]?\d){5,}/g, '…'],
  // Tokens, keys, numbers of documents.
  [/\b(?=\w*\d)(?=\w*[a-z])\w{8,}\b/gi, '…'],
  [/[\w-]{24,}/g, '…'],
];
/** What the language says of our own code: the names in it are ours. */
const OF_OUR_CODE = ['TypeError', 'ReferenceError'];

const SHORTEST_TYPED = 3;
const LONGEST_TYPED = 500;
const MOST_TYPED = 1_000;

/** Every text a call brought along, of whatever depth. */
function typedIn(request: FastifyRequest): readonly string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (found.size >= MOST_TYPED) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value).trim();
      if (text.length >= SHORTEST_TYPED && text.length <= LONGEST_TYPED) found.add(text);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const { authorization = '', cookie = '', ...headers } = request.headers;
  for (const given of [request.params, request.query, request.body, headers['idempotency-key']])
    collect(given);
  for (const secret of [...authorization.split(' ').slice(1), ...cookie.split(/[=;]\s*/)]) collect(secret);
  // The longest first: a part of another would leave the rest of it.
  return [...found].sort((one, other) => other.length - one.length);
}

function masked({ name, message, code, syscall }: Coded, typed: readonly string[]): string {
  if (message.length > LONGEST_READ) return `a message of ${message.length} characters`;
  let text = message;
  for (const each of typed) {
    const at = new RegExp(each.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'gi');
    text = text.replace(at, '…');
  }
  // What the system says names our own addresses and files; PostgreSQL our own tables.
  if (typeof syscall === 'string' || (typeof code === 'string' && NAMES_ONLY.test(code)))
    return text.slice(0, LONGEST);
  if (OF_OUR_CODE.includes(name)) return text.slice(0, LONGEST);
  return MASKS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text).slice(0, LONGEST);
}

/**
 * The error, and what it and its causes say with nothing of a person in it, for the serialiser of the log.
 *
 * @param request whose texts are taken out, wherever the error quotes them
 */
export function saidBy(error: unknown, request?: FastifyRequest): Error {
  const thrown = isError(error) ? error : new Error('something that is not an error was thrown');
  const typed = request === undefined ? [] : typedIn(request);
  const told = (one: Error): Error =>
    Object.create(one, {
      [SAID]: { value: masked(one, typed) },
      stack: { value: one.stack },
      cause: { value: isError(one.cause) ? told(one.cause) : undefined },
    }) as Error;
  return told(thrown);
}
