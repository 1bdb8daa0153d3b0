import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDescriptor, sha384Of, type Descriptor } from '@suvarna/contracts/release-delivery';
import { REPOSITORY } from '../config.ts';
import type { DrawnPicture } from '../client/registry-client.ts';
import { UsageError, type Command, type Options, type Printed } from './command.ts';
import { CHANNEL, type Session } from './session.ts';

export const pictures: Command = {
  name: 'pictures',
  summary: 'draw the smoke pages of a release beside those of what is live, for a look; needs a Chromium',
  args: ['<remote@version>'],
  options: [['--pages <routes>', 'those alone, with commas']],
  examples: ['pictures catalog@1.1.0', 'pictures checkout@1.0.1 --pages bag,payment'],
  run: ([word = ''], options, session) => drawPictures(word, options, session),
};

/** As `ops/local/src/pictures.ts` writes them. */
interface Drawn extends Omit<DrawnPicture, 'hash'> {
  readonly of: 'live' | 'candidate';
  readonly file: string;
}

async function drawPictures(
  word: string,
  { pages }: Options,
  { client, url, believed }: Session,
): Promise<Printed> {
  const [remote = '', version = '', ...more] = word.split('@');
  if (remote === '' || version === '' || more.length > 0)
    throw new UsageError(`"${word}" names no release: write <remote>@<version>, catalog@1.1.0`);
  const live = believed(await client.composition(CHANNEL));
  const before = live.remotes[remote];
  if (before?.version === version) throw new UsageError(`${remote} ${version} is what is live`);
  const bytes = await client.descriptor(remote, version);
  const only = pages?.split(',').map((page) => page.trim());
  const candidate = smokePages(described(bytes), only);
  if (candidate.length === 0) throw new UsageError(`${remote} ${version} has no page of that name to draw`);
  const others = before ? smokePages(described(await client.descriptor(remote, before.version)), only) : [];

  const folder = await mkdtemp(join(tmpdir(), 'suvarna-pictures-'));
  try {
    const wanted = {
      registry: url,
      live,
      candidate: {
        ...live.remotes,
        [remote]: { version, release: sha384Of(bytes), killed: false },
      },
      draw: {
        candidate: { remote, version, pages: candidate },
        live: { remote, version: before?.version ?? '', pages: others },
      },
    };
    await writeFile(join(folder, 'wanted.json'), JSON.stringify(wanted));
    await draw(folder);
    const drawn = JSON.parse(await readFile(join(folder, 'drawn.json'), 'utf8')) as readonly Drawn[];
    const kept = async (of: Drawn['of'], ofVersion: string): Promise<number> => {
      const those = await Promise.all(
        drawn
          .filter((one) => one.of === of)
          .map(async ({ page, language, width, file }) => {
            const picture = new Uint8Array(await readFile(file));
            const hash = sha384Of(picture);
            await client.putBlob(hash, picture);
            return { page, language, width, hash };
          }),
      );
      return those.length === 0 ? 0 : (await client.keepPictures(remote, ofVersion, those)).kept;
    };
    const ofCandidate = await kept('candidate', version);
    const ofLive = before ? await kept('live', before.version) : 0;
    return {
      lines: [
        `${ofCandidate} pictures of ${remote} ${version}, and ${ofLive} of ${before ? `${before.version}, which is live` : 'what is live'}; nothing was changed for shoppers`,
      ],
      json: { remote, version, pictures: ofCandidate, live: before?.version ?? null, livePictures: ofLive },
    };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function described(bytes: Buffer): Descriptor {
  const read = readDescriptor(bytes);
  if (!read.ok) throw new Error(`the registry's descriptor cannot be read: ${read.reason}`);
  return read.descriptor;
}

const smokePages = ({ routes }: Descriptor, only: readonly string[] | undefined) =>
  routes.flatMap(({ id, smoke }) =>
    smoke === undefined || (only && !only.includes(id)) ? [] : [{ page: id, path: smoke }],
  );

/** Pages run code of many: the operator's token is none of its business. */
function draw(folder: string): Promise<void> {
  const { REGISTRY_OPERATOR_TOKEN: _token, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(REPOSITORY, 'ops', 'local', 'src', 'pictures.ts'),
        folder,
      ],
      { cwd: REPOSITORY, env, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the pages could not be drawn')),
    );
  });
}
