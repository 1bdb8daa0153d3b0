import { wholeNumber, type Command } from './command.ts';
import { CHANNEL } from './session.ts';
import { moment, short, table } from './table.ts';

export const releases: Command = {
  name: 'releases',
  summary: 'what was published of a remote, newest first',
  args: ['<remote>'],
  options: [
    ['--limit <number>', 'how many of the newest: 50'],
    ['--before <when>', 'those that were published before: ISO, with its zone'],
  ],
  examples: ['releases catalog', 'releases catalog --limit 5 --before 2026-12-01T00:00+05:30'],
  async run([remote = ''], { limit = '50', before }, { client, believed }) {
    const { releases: found, more } = await client.releases(remote, {
      limit: wholeNumber('--limit', limit, 1, 500),
      ...(before !== undefined && { before }),
    });
    const last = found.at(-1);
    const { remotes, canary } = believed(await client.composition(CHANNEL));
    const stateOf = (release: string): string => {
      if (release === remotes[remote]?.release) return 'yes';
      return release === canary?.remotes[remote]?.release ? `${canary.percent} %` : '';
    };
    return {
      lines: [
        ...table(
          ['VERSION', 'LIVE', 'RELEASE', 'COMMIT', 'KB', 'PUBLISHED (UTC)', 'BY'],
          found.map(({ version, release, commit, bytes, publishedAt, publishedBy }) => [
            version,
            stateOf(release),
            short(release),
            commit.slice(0, 10),
            String(Math.ceil(bytes / 1024)),
            moment(publishedAt),
            publishedBy,
          ]),
        ),
        ...(more && last ? ['', `Older ones: --before ${last.publishedAt}`] : []),
      ],
      json: found.map((each) => ({ ...each, live: stateOf(each.release) })),
    };
  },
};
