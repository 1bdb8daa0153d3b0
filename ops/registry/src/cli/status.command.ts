import { positionals, type Command } from './command.ts';
import { CHANNEL } from './session.ts';
import { moment, short, table } from './table.ts';

export const status: Command = async (args, { client, believed }) => {
  positionals(args);
  const composition = believed(await client.composition(CHANNEL));
  const live = Object.entries(composition.remotes).sort(([a], [b]) => a.localeCompare(b));
  const refused = (await client.refusals()).filter(
    ({ remote, release }) => composition.remotes[remote]?.release === release,
  );
  return [
    `${composition.channel}: revision ${composition.revision}, sequence ${composition.sequence}, signed ${moment(composition.issuedAt)}, good until ${moment(composition.expires)} UTC`,
    '',
    ...(live.length === 0
      ? ['No remote is live yet.']
      : table(
          ['REMOTE', 'VERSION', 'STATE', 'RELEASE'],
          live.map(([name, { version, killed, release }]) => [
            name,
            version,
            killed ? 'killed' : 'live',
            short(release),
          ]),
        )),
    ...(refused.length === 0
      ? []
      : [
          '',
          'Composers refused:',
          ...table(
            ['REMOTE', 'RELEASE', 'TIMES', 'LAST', 'WHY'],
            refused.map(({ remote, release, times, lastAt, why }) => [
              remote,
              short(release),
              String(times),
              moment(lastAt),
              why,
            ]),
          ),
        ]),
  ];
};
