import type { Session } from './session.ts';

/** What was typed after `--`. */
export interface Options {
  readonly version?: string;
  /** Folder of a built release. */
  readonly from?: string;
  readonly reason?: string;
  readonly dryRun?: boolean;
  readonly limit?: string;
  /** Of the audit log: the number of a row; of releases: a time. */
  readonly before?: string;
  readonly remote?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly verify?: boolean;
  readonly steps?: string;
  readonly minutes?: string;
  readonly sessions?: string;
  readonly byHand?: boolean;
  readonly onHarm?: string;
  readonly percent?: string;
  /** Ids of routes, with commas. */
  readonly pages?: string;
  /** When it is to be carried out, or ends. */
  readonly at?: string;
  readonly until?: string;
  readonly role?: string;
  readonly remotes?: string;
  /** Name of a person as others read it. */
  readonly called?: string;
  readonly days?: string;
  /** File of a private key. */
  readonly key?: string;
}

/** Lines for people, and the same for programs (`--json`). */
export interface Printed {
  readonly lines: readonly string[];
  readonly json: unknown;
}

/**
 * One command. Help, completion and the check of what was typed are made of it.
 *
 * @example
 * const kill: Command = {
 *   name: 'kill', summary: 'switch a remote off', args: ['<remote>'], changes: true,
 *   examples: ['kill checkout --reason "payment provider down"'], run: …
 * };
 */
export interface Command {
  /** `canary start` is a command of `canary`. */
  readonly name: string;
  readonly summary: string;
  /** As commander writes them: `<needed>`, `[optional]`, `<several...>`. */
  readonly args?: readonly string[];
  readonly options?: readonly (readonly [flags: string, means: string])[];
  /** It changes what is live: it needs `--reason` and knows `--dry-run`. */
  readonly changes?: true;
  readonly examples: readonly string[];
  readonly run: (args: readonly string[], options: Options, session: Session) => Promise<Printed>;
}

/** The command was typed wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function requiredReason({ reason }: Options): string {
  const text = reason?.trim() ?? '';
  if (text.length < 3 || text.length > 500)
    throw new UsageError('say why: --reason "…", 3 to 500 characters; it stays in the audit log');
  return text;
}

export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`${option} is a whole number from ${least} to ${most}`);
  return value;
}
