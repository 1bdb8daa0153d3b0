import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { until } from '@suvarna/testing/until';
import { hasMesa } from '../mesa/mesa.fixtures.ts';
import { startOwnProcess, type OwnProcess } from '../own-process.fixtures.ts';
import { addressOf } from '../testing.fixtures.ts';
import { testChromium } from './chromium.fixtures.ts';

jest.setTimeout(300_000);

const start = (): Promise<OwnProcess> =>
  startOwnProcess({ CHROMIUM: testChromium, IMAGING_PATIENCE_MS: '60000' });
const ask = ({ origin }: OwnProcess, n: number): Promise<Response> =>
  fetch(`${origin}${addressOf(n, { width: 360 })}`, { headers: { accept: 'image/avif' } });

(testChromium === '' ? describe.skip : describe)('what draws', () => {
  // It costs seconds of processor to open, so the one that is there draws first and ends last.
  let service: OwnProcess;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.stop());

  it('makes pictures, and when it is killed, another one does', async () => {
    const first = await ask(service, 1);
    expect(first.headers.get('x-picture')).toBe('final');
    const picture = sharp(await first.arrayBuffer());
    expect((await picture.metadata()).width).toBe(360);
    // Gold on a light ground: the middle of the picture is no placeholder.
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    const [killed] = service.drawers();
    expect(killed).toBeDefined();
    process.kill(killed ?? 0, 'SIGKILL');
    expect((await ask(service, 2)).headers.get('x-picture')).toBe('final');
    expect(service.drawers()).not.toContain(killed);
  });

  it('gives way to what answers pages, in every thread', async () => {
    await ask(service, 2);
    const [drawer = 0] = service.drawers();
    // Mesa gives one of its own threads the lowest.
    if (hasMesa) expect(Math.min(...nicenessOf(drawer))).toBe(getPriority() + 5);
  });

  it.each([
    ['SIGINT', 0],
    ['SIGKILL', null],
  ] as const)('ends with the service on %s, which ends as it wants to', async (signal, code) => {
    const ending = signal === 'SIGINT' ? service : await start();
    await ask(ending, 3);
    const opened = ending.drawers();
    expect(opened).toHaveLength(1);
    expect(await ending.stop(signal)).toBe(code);
    // Its parent is gone, so it is looked for by its number.
    await until(() => !opened.some(isAlive), 'the end of what draws');
  });
});

const nicenessOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));

function isAlive(pid: number): boolean {
  try {
    // What ended, but was not taken note of, has no words.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}
