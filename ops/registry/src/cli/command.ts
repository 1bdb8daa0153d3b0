import type { Session } from './session.ts';

export interface Arguments {
  readonly positionals: readonly string[];
  readonly version?: string | undefined;
  /** Folder of a built release. */
  readonly from?: string | undefined;
  readonly reason?: string | undefined;
  readonly limit?: string | undefined;
  readonly verify: boolean;
}

/** Answers the lines to print. */
export type Command = (args: Arguments, session: Session) => Promise<readonly string[]>;

/** The command was typed wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The positional arguments, exactly as many as named. */
export function positionals(args: Arguments, ...names: readonly string[]): readonly string[] {
  if (args.positionals.length !== names.length || args.positionals.some((value) => value === '')) {
    throw new UsageError(
      names.length === 0
        ? 'this command takes no arguments'
        : `this command needs ${names.map((name) => `<${name}>`).join(' ')}`,
    );
  }
  return args.positionals;
}

export function requiredReason({ reason }: Arguments): string {
  const text = reason?.trim() ?? '';
  if (text.length < 3 || text.length > 500)
    throw new UsageError('say why: --reason "…", 3 to 500 characters; it stays in the audit log');
  return text;
}
