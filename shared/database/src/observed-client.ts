import { openSpan } from '@suvarna/telemetry/spans';
import type { OpenSpan, SpanStart } from '@suvarna/telemetry/tracer';
import pg from 'pg';

/** Told of every statement that failed. */
export type OnFailedStatement = (error: unknown) => void;

const SUMMARIES_KEPT = 1_000;
const summaries = new Map<string, SpanStart>();

const VERB = /^\s*(?:\(\s*)?([a-z]+)/i;
/** The first name of a table, where it is one and not a function. */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?("?[a-z_][\w.]*"?(?:\."?[a-z_]\w*"?)?)(?!\s*\()/i;

/**
 * What a statement is, by its verb and its first table. Its text is not said: what is not a parameter of it may
 * be a value all the same.
 */
function spanOf(text: string): SpanStart {
  const known = summaries.get(text);
  if (known) return known;
  const plain = text.slice(0, 4_000).replaceAll(/'(?:[^']|'')*'/g, "''");
  const verb = (VERB.exec(plain)?.[1] ?? 'sql').toUpperCase();
  const table = TABLE.exec(plain)?.[1]?.replaceAll('"', '');
  const summary = table === undefined ? verb : `${verb} ${table}`;
  const span: SpanStart = {
    name: summary,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.query.summary': summary,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
  if (summaries.size < SUMMARIES_KEPT) summaries.set(text, span);
  return span;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string'
    ? statement
    : typeof statement === 'object' && statement !== null && 'text' in statement
      ? String(statement.text)
      : '';

type Callback = (error: unknown, ...result: unknown[]) => void;

/** A client whose statements are spans of what runs now, and whose failed ones are told. */
export class ObservedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig, onFailed: OnFailedStatement = () => undefined) {
    super(config);
    const forward = super.query.bind(this) as (...args: unknown[]) => unknown;
    // Assigned, not overridden: `pg` declares `query` as seven overloads, and an override would have
    // to repeat them all only to pass its arguments on.
    const observed = (...args: unknown[]): unknown => {
      const span = openSpan(() => spanOf(textOf(args[0])));
      const last = args.at(-1);
      if (typeof last === 'function') {
        const hear: Callback = (error, ...result) => {
          if (error) failed(span, error);
          span?.end();
          (last as Callback)(error, ...result);
        };
        return forward(...args.slice(0, -1), hear);
      }
      const answer = forward(...args);
      // Beside the answer and not in front of it: its caller waits for nothing more.
      if (answer instanceof Promise)
        answer.then(
          () => span?.end(),
          (error: unknown) => {
            failed(span, error);
            span?.end();
          },
        );
      else span?.end();
      return answer;
    };
    const failed = (span: OpenSpan | undefined, error: unknown): void => {
      onFailed(error);
      span?.fail(error);
    };
    this.query = observed as typeof this.query;
  }
}
