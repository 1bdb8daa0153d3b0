import type { Command } from './command.ts';

/** A script for bash that knows commands and options. What they are about, only the registry knows. */
export function completionFor(
  commands: readonly Command[],
  optionsOf: (command: Command) => readonly (readonly [string, string])[],
): string {
  const flagsOf = (command: Command): string =>
    optionsOf(command)
      .map(([flags]) => flags.split(' ', 1)[0])
      .join(' ');
  const next = (before: string): readonly string[] =>
    commands
      .map(({ name }) => name)
      .filter((name) => name.startsWith(before) && name !== before.trim())
      .map((name) => name.slice(before.length))
      .filter((name) => !name.includes(' '));
  const cases = commands.map(
    (command) =>
      `    "${command.name}"*) words="${[...next(`${command.name} `), flagsOf(command)].join(' ').trim()}" ;;`,
  );
  return `_ops() {
  local said="\${COMP_WORDS[*]:1:COMP_CWORD-1}" words
  case "$said" in
${cases.toSorted((one, other) => other.length - one.length).join('\n')}
    *) words="${[...next(''), 'completion', 'help'].join(' ')}" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _ops ops
`;
}
