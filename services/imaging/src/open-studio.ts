import { openMesaStills, type MesaOptions } from './mesa/mesa-stills.ts';
import { createStillBrowser, type StillBrowser } from './still-browser.ts';

export interface StudioOptions extends MesaOptions {
  /** The quicker way was not there. */
  readonly onPassedOver?: (error: unknown) => void;
}

/**
 * What draws here: the system's OpenGL ES in a process beside this one, else the browser.
 *
 * @throws Error when neither does
 */
export async function openStudio(
  chromium: string,
  { onPassedOver, ...options }: StudioOptions = {},
): Promise<StillBrowser> {
  try {
    return await openMesaStills(options);
  } catch (error) {
    onPassedOver?.(error);
    return createStillBrowser(chromium);
  }
}
