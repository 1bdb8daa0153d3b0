import { takesBytes } from '@suvarna/contracts/endpoint';
import { cleanText } from '@suvarna/forms/free-text';
import type { FastifyInstance } from 'fastify';

/** Kept to the letter: they are compared, never shown. */
const SECRET = /password|token/i;

/** No store can keep these: they are refused with the name of their field (validation.ts), not mended. */
const isRefused = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

/** No call of the store is deeper; what is, is left to the validation, which refuses it. */
const DEPTH = 8;

function cleaned(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return SECRET.test(name) || isRefused(value) ? value : cleanText(value);
  if (typeof value !== 'object' || value === null || depth === DEPTH) return value;
  if (Array.isArray(value)) return value.map((each) => cleaned(each, name, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, key, depth + 1)]));
}

/**
 * Every text of every call loses what cannot be seen, before anything looks at it: no field has to
 * remember the rule. What a provider sends is known by its signature and taken as it came.
 */
export function cleanFreeText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (!takesBytes(request.routeOptions.config.access)) request.query = cleaned(request.query);
    if (
      !takesBytes(request.routeOptions.config.access) &&
      typeof request.body === 'object' &&
      request.body !== null
    )
      request.body = cleaned(request.body);
  });
}
