import type { Browser, CDPSession, Page } from '@playwright/test';
import { openDrawing } from '../../support/looks/drawing-browser.ts';

/** What stays in a page of a 3D view that was opened and closed many times. */
export interface ViewerMemory {
  /** How often it was opened after the first few, whose code and texts stay. */
  readonly opens: number;
  /** What the opens added to the page, garbage collected. */
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
  /** Workers that are still there. */
  readonly workers: number;
}

const FIRST = 5;
const OPENS = 50;

/** @param browser draws WebGL */
export async function measureViewerMemory(browser: Browser, product: string): Promise<ViewerMemory> {
  const { page } = await openDrawing(browser, {
    baseURL: new URL(product).origin,
    viewport: { width: 320, height: 560 },
    reducedMotion: 'reduce',
  });
  try {
    await page.goto(product, { waitUntil: 'networkidle' });
    const cdp = await page.context().newCDPSession(page);
    for (let open = 0; open < FIRST; open += 1) await openAndClose(page);
    const before = await left(cdp);
    for (let open = 0; open < OPENS; open += 1) await openAndClose(page);
    const after = await left(cdp);
    return {
      opens: OPENS,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heapBytes: after.heapBytes - before.heapBytes,
      workers: page.workers().length,
    };
  } finally {
    await page.context().close();
  }
}

async function openAndClose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const insist = page.getByRole('button', { name: 'Try 3D anyway' });
  const stage = page.getByRole('application');
  await insist.or(stage).first().waitFor();
  if (await insist.isVisible()) await insist.click();
  await page.waitForFunction(
    () =>
      !['loading', undefined].includes(
        document.querySelector<HTMLElement>('[role="application"]')?.dataset['state'],
      ),
    null,
    { timeout: 120_000 },
  );
  await page.keyboard.press('Escape');
  await stage.waitFor({ state: 'detached' });
}

async function left(cdp: CDPSession): Promise<Pick<ViewerMemory, 'nodes' | 'listeners' | 'heapBytes'>> {
  // What a first collection lets go of, a second one collects.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize: heapBytes } = await cdp.send('Runtime.getHeapUsage');
  return { nodes, listeners, heapBytes };
}
