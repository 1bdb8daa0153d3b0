import type { Command } from './command.ts';
import { CHANNEL } from './session.ts';
import { moment, short, table } from './table.ts';

export const releases: Command = {
  name: 'releases',
  summary: 'what was published of a remote, newest first',
  args: ['<remote>'],
  examples: ['releases catalog'],
  async run([remote = ''], _options, { client, believed }) {
    const found = await client.releases(remote);
    const { remotes, canary } = believed(await client.composition(CHANNEL));
    const stateOf = (release: string): string => {
      if (release === remotes[remote]?.release) return 'yes';
      return release === canary?.remotes[remote]?.release ? `${canary.percent} %` : '';
    };
    return {
      lines: table(
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
      json: found.map((each) => ({ ...each, live: stateOf(each.release) })),
    };
  },
};
