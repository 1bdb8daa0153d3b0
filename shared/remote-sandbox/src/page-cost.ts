/**
 * `node shared/remote-sandbox/src/page-cost.ts`: what it costs that a page is made in a sandbox. The same
 * bundle makes the same page (two calls, 40 kB of answers, 150 kB of markup) in this process and in a
 * sandbox; processor time is that of both processes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createElement as h, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { openSandbox } from './sandbox.ts';

const ROUNDS = 20;
const PAGES = 60;
const cards = Array.from({ length: 120 }, (_, id) => ({
  id,
  name: `Ring ${id} सोने की अँगूठी`,
  text: 'x'.repeat(200),
  price: 4_999_900 + id,
}));
/** As it comes from the network, and as pages leave to it: bytes. */
const body = Buffer.from(JSON.stringify({ error: false, data: { cards } }));

const source = `import { createElement as h } from 'react'; export const remote = { name: 'demo', version: '1.0.0' };
export const load = async (id, context) => {
  const [a, b] = await Promise.all([context.api.get('a/'), context.api.get('b/')]);
  return { kind: 'data', data: { first: a.data.cards, second: b.data.cards.length } };
};
export const render = async (id, { data }) => ({ head: { title: 'Cards' }, element: h('ul', null, data.first.map((card) => h('li', { key: card.id, className: 'card' }, h('a', { href: '/p/' + card.id + '/' }, h('span', { className: 'name' }, card.name), h('p', null, card.text), Array.from({ length: 12 }, (_, i) => h('span', { key: i, className: 'swatch', 'data-n': i }, card.price + i)))))) });`;

type Cards = typeof cards;
const answer = (): Promise<Buffer> => Promise.resolve(body);
const read = async (): Promise<Cards> =>
  (JSON.parse((await answer()).toString()) as { readonly data: { readonly cards: Cards } }).data.cards;

const sent = (markup: Buffer, dataJson: Buffer): number => Buffer.concat([markup, dataJson]).length;

/** The same as `source`. */
function drawn(first: Cards): ReactElement {
  return h(
    'ul',
    null,
    first.map((card) =>
      h(
        'li',
        { key: card.id, className: 'card' },
        h(
          'a',
          { href: `/p/${card.id}/` },
          h('span', { className: 'name' }, card.name),
          h('p', null, card.text),
          Array.from({ length: 12 }, (_, i) =>
            h('span', { key: i, className: 'swatch', 'data-n': i }, card.price + i),
          ),
        ),
      ),
    ),
  );
}

async function here(): Promise<number> {
  const [first, second] = await Promise.all([read(), read()]);
  return sent(
    Buffer.from(renderToString(drawn(first))),
    Buffer.from(JSON.stringify({ first, second: second.length })),
  );
}

const sandbox = await openSandbox({ source, name: 'demo 1.0.0' });
async function there(): Promise<number> {
  const made = await sandbox.page({
    routeId: 'home',
    deadlineMs: 60_000,
    call: async () => ({ status: 200, body: await answer() }),
    route: {
      params: {},
      query: new URLSearchParams(),
      path: '/',
      locale: 'en',
      currency: 'INR',
      origin: 'https://shop.example',
    },
  });
  return made.kind === 'page' ? sent(made.markup, made.dataJson) : 0;
}

/** Milliseconds of processor that this process and its children on this machine have had (Linux). */
function spent(): number {
  const own = process.cpuUsage();
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid.trim() !== '');
  const nanoseconds = children
    .flatMap((pid) =>
      readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`),
    )
    .reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ', 1)[0]), 0);
  return (own.user + own.system) / 1_000 + nanoseconds / 1_000_000;
}

async function costOf(make: () => Promise<number>): Promise<{ readonly cpu: number; readonly wall: number }> {
  const [before, begun] = [spent(), performance.now()];
  for (let page = 0; page < PAGES; page += 1) await make();
  return { cpu: (spent() - before) / PAGES, wall: (performance.now() - begun) / PAGES };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const size = await here();
if ((await there()) !== size) throw new Error('the two pages are not the same');
for (const make of [here, there, here, there]) await costOf(make);
const rounds: {
  readonly here: Awaited<ReturnType<typeof costOf>>;
  readonly there: Awaited<ReturnType<typeof costOf>>;
}[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  rounds.push({ here: await costOf(here), there: await costOf(there) });
const say = (what: string, of: (round: (typeof rounds)[number]) => number): void => {
  process.stdout.write(`${what} ${median(rounds.map(of)).toFixed(2)} ms\n`);
};
process.stdout.write(`${(size / 1_000).toFixed(0)} kB, ${ROUNDS} rounds of ${PAGES} pages, medians\n`);
say('processor, in this process', (round) => round.here.cpu);
say('processor, in a sandbox   ', (round) => round.there.cpu);
say('processor, the difference ', (round) => round.there.cpu - round.here.cpu);
say('time, in this process     ', (round) => round.here.wall);
say('time, in a sandbox        ', (round) => round.there.wall);
await sandbox.close();
