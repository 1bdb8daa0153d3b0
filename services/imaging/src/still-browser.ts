import { chromium } from 'playwright-core';
import type { StillResult } from './browser/still-page.ts';
import type { StillJob } from './stills.ts';
import { importMap, sourceFile } from './source-files.ts';

interface Sized {
  /** Width of the picture, pixels. */
  readonly size: number;
}

/** A browser, or what draws as one, that stays open and makes one picture after the other. */
export interface StillBrowser<Job extends Sized = StillJob> {
  /** What draws: a GPU, llvmpipe, or SwiftShader, which is many times slower. */
  readonly gpu: string;
  readonly still: (job: Job) => Promise<Still>;
  readonly close: () => Promise<void>;
}

/** A picture before it is encoded: red, green, blue, alpha, rows from the top down. */
export interface Still {
  readonly pixels: Buffer;
  readonly size: number;
  readonly modelMs: number;
  readonly drawMs: number;
  readonly triangles: number;
}

declare const still: { readonly gpu: string; readonly render: (job: unknown) => StillResult };

const origin = 'http://still.invalid';
const pages = '/services/imaging/src/browser';
const htmlOf = (page: string): string =>
  `<!doctype html><script type="importmap">${importMap}</script><script type="module" src="${pages}/${page}"></script>`;
/** Mesa's llvmpipe draws five to ten times faster than Chromium's own SwiftShader. */
const llvmpipe = ['--use-gl=angle', '--use-angle=gles-egl'];
const swiftShader = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/**
 * @param page what of `browser/` draws
 * @throws Error when no way of drawing works.
 */
export async function createStillBrowser<Job extends Sized = StillJob>(
  executablePath: string,
  page = 'still-page.ts',
): Promise<StillBrowser<Job>> {
  const failures: unknown[] = [];
  for (const flags of [llvmpipe, swiftShader]) {
    try {
      return await open<Job>(executablePath, flags, htmlOf(page));
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'no browser that draws');
}

async function open<Job extends Sized>(
  executablePath: string,
  flags: readonly string[],
  html: string,
): Promise<StillBrowser<Job>> {
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, '--ignore-gpu-blocklist', '--disable-gpu-watchdog', '--no-sandbox'],
    // Playwright would close the browser under the picture that is being made, and end the process with 130. It still
    // ends the browser with the process, and a browser ends by itself when the process that opened it was killed.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
      const body = await sourceFile(pathname);
      return body === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(`${origin}/`);
    const gpu = await page
      .waitForFunction(() => (globalThis as { still?: { gpu: string } }).still?.gpu, undefined, {
        timeout: 60_000,
      })
      .then((handle) => handle.jsonValue())
      .catch((error: unknown) => {
        throw new Error(`the page of stills did not start: ${faults.join('\n')}`, { cause: error });
      });
    return {
      gpu: gpu ?? 'unknown',
      still: async (job) => {
        const { pixels, ...rest } = await page
          .evaluate((asked: unknown) => still.render(asked), job as unknown)
          .catch((error: unknown) => {
            throw new Error(`${String(error)}\n${faults.join('\n')}`, { cause: error });
          });
        return { pixels: upright(Buffer.from(pixels, 'base64'), job.size), size: job.size, ...rest };
      },
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** WebGL's first row is the lowest. */
export function upright(pixels: Uint8Array, width: number): Buffer {
  const turned = Buffer.allocUnsafe(pixels.length);
  const rows = pixels.length / width / 4;
  for (let row = 0; row < rows; row += 1)
    turned.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), (rows - 1 - row) * width * 4);
  return turned;
}
