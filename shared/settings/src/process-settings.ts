/** How a process begins: with its settings, with a list of what is wrong with them, or with help. */
import {
  describeSettings,
  SettingsInvalid,
  type DescribedProcess,
  type DescribedSetting,
  type Environment,
} from './read-settings.ts';

/** What holds when a setting is not given. */
export function defaultOf({ default: fallback, local }: DescribedSetting): string {
  const elsewhere = fallback === null ? 'must be given' : fallback === '' ? 'none' : fallback;
  return local === null
    ? elsewhere
    : `${elsewhere}; on a developer's machine ${local === '' ? 'none' : local}`;
}

const help = ({ process, settings }: DescribedProcess): string =>
  [
    `The settings of ${process}, read from the environment:`,
    '',
    ...settings.flatMap((setting) => [
      setting.name,
      `    ${[setting.means, setting.must].filter(Boolean).join('; ')}`,
      `    Default: ${defaultOf(setting)}`,
    ]),
    '',
  ].join('\n');

/**
 * The settings of this process. Where they are not usable it says all that is wrong in one list, without a
 * stack, and ends with code 1; told `--help` it says which there are, with `--help=json` for programs, and ends.
 */
export function settingsOfProcess<Settings>(readConfig: (env: Environment) => Settings): Settings {
  const wanted = process.argv.find((word) => /^--help(=json)?$/.test(word));
  if (wanted !== undefined) {
    const described = describeSettings(readConfig);
    process.stdout.write(wanted === '--help' ? help(described) : `${JSON.stringify(described)}\n`);
    process.exit(0);
  }
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof SettingsInvalid)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
