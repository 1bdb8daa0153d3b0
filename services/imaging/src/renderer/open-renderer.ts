import type { Logger } from 'pino';
import { openStudio } from '../open-studio.ts';
import type { Renderer } from './supervised-renderer.ts';
import { NoBrowser } from './no-browser.ts';

/** Opens what draws, and says what that is: on SwiftShader a picture takes many times as long. */
export function openRenderer(
  chromium: string,
  { log, niceness }: { readonly log: Logger; readonly niceness: number },
): () => Promise<Renderer> {
  return async () => {
    try {
      const studio = await openStudio(chromium, {
        niceness,
        onPassedOver: (error) => log.info({ err: error }, 'OpenGL ES does not open; a browser draws'),
      });
      log[/swiftshader/i.test(studio.gpu) ? 'warn' : 'info'](
        { gpu: studio.gpu, niceness },
        'what draws is open',
      );
      return studio;
    } catch (error) {
      throw new NoBrowser('nothing that draws could be opened', { cause: error });
    }
  };
}
