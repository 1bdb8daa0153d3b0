/** The commands there are, as commander reads them: arguments, options, help, the nearest name to one typed wrongly. */
import { Command as Parser } from 'commander';
import { audit } from './audit.command.ts';
import { canaryCommands } from './canary.commands.ts';
import { changeCommands } from './change.commands.ts';
import type { Command, Options, Printed } from './command.ts';
import { completionFor } from './completion.ts';
import { peopleCommands } from './people.commands.ts';
import { pictures } from './pictures.command.ts';
import { publish } from './publish.command.ts';
import { ruleCommands } from './rule.commands.ts';
import { releases } from './releases.command.ts';
import type { Session } from './session.ts';
import { teamKeyCommands } from './team-key.commands.ts';
import { status } from './status.command.ts';

export const COMMANDS: readonly Command[] = [
  status,
  releases,
  publish,
  pictures,
  ...changeCommands,
  ...canaryCommands,
  ...ruleCommands,
  ...peopleCommands,
  ...teamKeyCommands,
  audit,
];

const CHANGE_OPTIONS = [
  ['--reason <why>', 'why; it stays in the audit log'],
  ['--dry-run', 'make all checks, and change nothing'],
] as const;

const optionsOf = ({ changes, options = [] }: Command): readonly (readonly [string, string])[] => [
  ...(changes ? CHANGE_OPTIONS : []),
  ...options,
  ['--json', 'answer as JSON, for programs'],
];

const SETTINGS = `
Settings:
  REGISTRY_URL             address of the registry, http://127.0.0.1:3100
  REGISTRY_OPERATOR_TOKEN  token, when it is not in the store's data directory
  REGISTRY_PUBLIC_KEY      file of the key compositions are signed with, likewise

Exit code 0: done. 1: refused or failed, nothing changed. 2: typed wrongly.
`;

interface ProgramParts {
  readonly open: () => Promise<Session>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

export function createProgram({ open, print, complain }: ProgramParts): Parser {
  const program = new Parser('ops')
    .description('Moves versions of remotes on a running store.')
    .usage('<command> [options]')
    .addHelpText('after', SETTINGS)
    .showHelpAfterError('All commands: npm run ops -- help; one: npm run ops -- <command> --help')
    .configureOutput({ writeOut: print, writeErr: complain, getErrHasColors: () => false })
    // `canary decisions --json` is about decisions, though `canary` has such an option, too.
    .enablePositionalOptions()
    .exitOverride();
  for (const command of COMMANDS) add(program, command, { open, print });
  program
    .command('completion')
    .description('completion for bash: alias ops="npm run --silent ops --"; source <(ops completion)')
    .action(() => print(completionFor(COMMANDS, optionsOf)));
  return program;
}

function add(program: Parser, command: Command, { open, print }: Omit<ProgramParts, 'complain'>): void {
  const words = command.name.split(' ');
  const [own = '', parent] = words.toReversed();
  const at = program.commands.find((one) => one.name() === parent) ?? program;
  const parser = at
    .command([own, ...(command.args ?? [])].join(' '))
    .description(command.summary)
    .enablePositionalOptions();
  for (const [flags, means] of optionsOf(command)) parser.option(flags, means);
  parser.addHelpText(
    'after',
    `\nExamples:\n${command.examples.map((example) => `  npm run ops -- ${example}\n`).join('')}`,
  );
  parser.action(async (...given: unknown[]) => {
    const options = given.at(-2) as Options & { readonly json?: boolean };
    const args = given.slice(0, -2).flat() as (string | undefined)[];
    const printed: Printed = await command.run(
      args.filter((word) => word !== undefined),
      options,
      await open(),
    );
    print(options.json ? `${JSON.stringify(printed.json, null, 2)}\n` : `${printed.lines.join('\n')}\n`);
  });
}
