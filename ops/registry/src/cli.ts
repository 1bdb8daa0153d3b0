/**
 * `npm run ops -- <command>`: moves versions on a running store. Looks first, says what it saw in
 * its order, and believes the answer only when its signature holds.
 */
import { parseArgs } from 'node:util';
import { audit } from './cli/audit.command.ts';
import { kill, revive, rollback, swap } from './cli/change.commands.ts';
import { UsageError, type Arguments, type Command } from './cli/command.ts';
import { openSession } from './cli/session.ts';
import { publish } from './cli/publish.command.ts';
import { releases } from './cli/releases.command.ts';
import { status } from './cli/status.command.ts';
import { RegistryRefusal } from './client/registry-client.ts';

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

function readArguments(): Arguments & { readonly help: boolean } {
  try {
    const { values, positionals } = parseArgs({
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

async function run(): Promise<void> {
  const args = readArguments();
  const [name = ''] = args.positionals;
  if (args.help || name === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name ? `there is no command "${name}"` : `say what to do:\n\n${USAGE}`);
  const lines = await command(
    { ...args, positionals: args.positionals.slice(1) },
    await openSession(process.env),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await run();
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nAll commands: npm run ops -- help\n`);
    process.exitCode = 2;
  } else if (error instanceof RegistryRefusal) {
    process.stderr.write(`refused (${error.code}): ${error.message}\nNothing was changed.\n`);
    process.exitCode = 1;
  } else if (error instanceof Error) {
    process.stderr.write(`failed: ${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}
