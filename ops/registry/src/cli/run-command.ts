/** The commands there are, and how each ends: what it prints, and with which exit code. */
import { parseArgs } from 'node:util';
import { audit } from './audit.command.ts';
import { kill, revive, rollback, swap } from './change.commands.ts';
import { UsageError, type Arguments, type Command } from './command.ts';
import { openSession, type Environment } from './session.ts';
import { publish } from './publish.command.ts';
import { releases } from './releases.command.ts';
import { status } from './status.command.ts';
import { RegistryRefusal } from '../client/registry-client.ts';

/** How a command ended, and what it printed. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  status,
  releases,
  publish,
  swap,
  rollback,
  kill,
  revive,
  audit,
};

const USAGE = `npm run ops -- <command>

  status                                  what is live
  releases <remote>                       what was published
  publish  <remote> [--version x.y.z]     build if needed, upload, register
           <remote> --from <folder>       upload a release that was built elsewhere
  swap     <remote> <version> --reason "…"
  rollback --reason "…"                   back to the composition before the last change
  kill     <remote> --reason "…"          switch a remote off
  revive   <remote> --reason "…"          switch it on again
  audit    [--verify] [--limit n]         who did what, when and why

  REGISTRY_URL             address of the registry, http://127.0.0.1:3100
  REGISTRY_OPERATOR_TOKEN  token, when it is not in the store's data directory
  REGISTRY_PUBLIC_KEY      file of the key compositions are signed with, likewise
`;

function readArguments(words: readonly string[]): Arguments & { readonly help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        from: { type: 'string' },
        reason: { type: 'string' },
        limit: { type: 'string' },
        verify: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function printedBy(words: readonly string[], env: Environment): Promise<string> {
  const args = readArguments(words);
  const [name = ''] = args.positionals;
  if (args.help || name === 'help') return USAGE;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name ? `there is no command "${name}"` : `say what to do:\n\n${USAGE}`);
  const lines = await command({ ...args, positionals: args.positionals.slice(1) }, await openSession(env));
  return `${lines.join('\n')}\n`;
}

/** Does what the words after `npm run ops --` say. */
export async function runCommand(words: readonly string[], env: Environment): Promise<Ended> {
  try {
    return { code: 0, out: await printedBy(words, env), err: '' };
  } catch (error) {
    return { out: '', ...failed(error) };
  }
}

function failed(error: unknown): Pick<Ended, 'code' | 'err'> {
  if (error instanceof UsageError)
    return { code: 2, err: `${error.message}\nAll commands: npm run ops -- help\n` };
  if (error instanceof RegistryRefusal)
    return { code: 1, err: `refused (${error.code}): ${error.message}\nNothing was changed.\n` };
  if (error instanceof Error) return { code: 1, err: `failed: ${error.message}\n` };
  throw error;
}
