import { positionals, type Command } from './command.ts';
import { CHANNEL } from './session.ts';
import { moment, short, table } from './table.ts';

export const releases: Command = async (args, { client, believed }) => {
  const [remote = ''] = positionals(args, 'remote');
  const found = await client.releases(remote);
  const live = believed(await client.composition(CHANNEL)).remotes[remote]?.release;
  return table(
    ['VERSION', 'LIVE', 'RELEASE', 'COMMIT', 'KB', 'PUBLISHED (UTC)', 'BY'],
    found.map(({ version, release, commit, bytes, publishedAt, publishedBy }) => [
      version,
      release === live ? 'yes' : '',
      short(release),
      commit.slice(0, 10),
      String(Math.ceil(bytes / 1024)),
      moment(publishedAt),
      publishedBy,
    ]),
  );
};
