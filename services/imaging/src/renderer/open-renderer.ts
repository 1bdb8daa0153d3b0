import type { Logger } from 'pino';
import { createStillBrowser } from '../still-browser.ts';
import type { Renderer } from './supervised-renderer.ts';
import { NoBrowser } from './no-browser.ts';

/** Opens the browser that draws, and says with what: on SwiftShader a picture takes many times as long. */
export function openRenderer(chromium: string, log: Logger): () => Promise<Renderer> {
  return async () => {
    try {
      const browser = await createStillBrowser(chromium);
      log[/swiftshader/i.test(browser.gpu) ? 'warn' : 'info'](
        { gpu: browser.gpu },
        'the browser that draws is open',
      );
      return browser;
    } catch (error) {
      throw new NoBrowser('no browser could be opened', { cause: error });
    }
  };
}
