import { types } from 'node:util';

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const LOST =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end/;

function codeOf(error: unknown): string {
  const code = types.isNativeError(error) ? (error as Error & { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Whether the database cannot be reached at all: no connection (class 08), or it stops or starts (57P0x). */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return (
    NETWORK.has(code) || /^(08|57P0)/.test(code) || (types.isNativeError(error) && LOST.test(error.message))
  );
}

/**
 * Whether an error says that the database cannot serve now, in contrast to a fault of a statement:
 * unreachable, out of resources (53), or a lock or statement that met its time limit (55P03, 57014).
 */
export function isDatabaseOutage(error: unknown): boolean {
  const code = codeOf(error);
  return isConnectionLost(error) || code.startsWith('53') || code === '55P03' || code === '57014';
}

/** Two transactions waited for each other, and PostgreSQL ended this one: nothing of it happened, and again it goes through. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';
