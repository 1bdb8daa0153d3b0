import { describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import sharp from 'sharp';
import { until } from '@suvarna/testing/until';
import { browsersOf, startOwnProcess } from '../own-process.fixtures.ts';
import { addressOf, testService } from '../testing.fixtures.ts';
import { testChromium } from './chromium.fixtures.ts';
import { openRenderer } from './open-renderer.ts';

jest.setTimeout(300_000);

const browsers = (): number[] => browsersOf(process.pid);

(testChromium === '' ? describe.skip : describe)('the browser that draws', () => {
  it('makes pictures, and when it is killed, another one does', async () => {
    const service = await testService({
      env: { IMAGING_PATIENCE_MS: '60000' },
      renderer: { open: openRenderer(testChromium, pino({ level: 'silent' })) },
    });
    try {
      const ask = (n: number) =>
        service.http.inject({
          method: 'GET',
          url: addressOf(n, { width: 360 }),
          headers: { accept: 'image/avif' },
        });
      const first = await ask(1);
      expect(first.headers['x-picture']).toBe('final');
      expect((await sharp(first.rawPayload).metadata()).width).toBe(360);
      // Gold on a light ground: the middle of the picture is no placeholder.
      const { channels } = await sharp(first.rawPayload).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
      const [killed] = browsers();
      expect(killed).toBeDefined();
      process.kill(killed ?? 0, 'SIGKILL');
      expect((await ask(2)).headers['x-picture']).toBe('final');
      expect(browsers()).not.toContain(killed);
    } finally {
      await service.close();
    }
    expect(browsers()).toEqual([]);
  });

  it.each([
    ['SIGINT', 0],
    ['SIGKILL', null],
  ] as const)('ends with the service on %s, which ends as it wants to', async (signal, code) => {
    const service = await startOwnProcess({ CHROMIUM: testChromium, IMAGING_PATIENCE_MS: '60000' });
    await fetch(`${service.origin}${addressOf(1, { width: 360 })}`, { headers: { accept: 'image/avif' } });
    const opened = service.browsers();
    expect(opened).toHaveLength(1);
    expect(await service.stop(signal)).toBe(code);
    // Its parent is gone, so it is looked for by its number.
    await until(() => !opened.some(isAlive), 'the end of the browser');
  });
});

function isAlive(pid: number): boolean {
  try {
    // What ended, but was not taken note of, has no words.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}
