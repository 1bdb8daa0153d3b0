import { openMesaStills, type MesaOptions } from './mesa/mesa-stills.ts';
import { createStillBrowser, type StillBrowser } from './still-browser.ts';

export interface StudioOptions extends MesaOptions {
  /** The quicker way was not there. */
  readonly onPassedOver?: (error: unknown) => void;
}

const WAYS = { mesa: openMesaStills, browser: (chromium: string) => createStillBrowser(chromium) };

/**
 * What draws here: the system's OpenGL ES in a process beside this one, else the browser.
 *
 * @throws Error when neither does
 */
export async function openStudio(
  chromium: string,
  { onPassedOver, ...options }: StudioOptions = {},
  { mesa, browser }: typeof WAYS = WAYS,
): Promise<StillBrowser> {
  try {
    return await mesa(options);
  } catch (error) {
    onPassedOver?.(error);
    return browser(chromium);
  }
}
