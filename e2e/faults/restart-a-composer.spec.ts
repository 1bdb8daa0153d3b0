/** A page that did not change is the same to the byte, whoever made it and when: who has it need not fetch it again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer, type Composer } from '../support/composer.ts';
import { expect, test } from '../support/store-test.ts';

const PATHS = [
  '/',
  '/hi/',
  '/jewellery/rings/',
  '/jewellery/rings/pihu-diamond-halo-ring_product_101084/',
  '/gold-rate/',
  '/golden-bounty/',
];

interface Answer {
  readonly status: number;
  readonly etag: string;
  readonly body: string;
  /** Bytes of the whole answer: head and body. */
  readonly weight: number;
}

const read = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(pieces);
        // Name, colon, blank, value, end of line.
        const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
        resolve({
          status: answer.statusCode ?? 0,
          etag: answer.headers.etag ?? '',
          body: body.toString(),
          weight: head + body.length,
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

/** As a service worker asks: it waits for a whole page, where a slow one would be sent to a reader in pieces. */
const readAll = ({ shop }: Composer): Promise<Answer[]> =>
  Promise.all(PATHS.map((path) => read(shop + path, { 'sec-fetch-mode': 'cors' })));
const newData = (): Promise<string> => mkdtemp(join(tmpdir(), 'suvarna-composer-'));

test('a restarted composer, and one that has never run before, send the pages a browser has already', async ({
  store,
}) => {
  const folders = [await newData(), await newData()] as const;
  const { registry } = store;
  // Composers of one store have one address.
  const env = { PUBLIC_ORIGIN: store.shop };
  const start = (data: string): Promise<Composer> => startComposer(store, { registry, data, env });
  let first: Composer | undefined;
  let other: Composer | undefined;
  try {
    first = await start(folders[0]);
    const before = await readAll(first);
    await first.stop();
    [first, other] = await Promise.all([start(folders[0]), start(folders[1])]);
    for (const composer of [first, other]) {
      const after = await readAll(composer);
      for (const [at, path] of PATHS.entries()) {
        const was = before[at];
        if (!was) throw new Error(`${path} was not read`);
        expect(after[at]?.body.split('<'), path).toEqual(was.body.split('<'));
        const again = await read(composer.shop + path, { 'if-none-match': was.etag });
        expect([path, again.status, again.body]).toEqual([path, 304, '']);
        expect(again.weight, path).toBeLessThan(1_500);
      }
    }
  } finally {
    await Promise.all([first?.stop(), other?.stop()]);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
});
