import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';
import { redrawBy } from '../../../platform/photos/redraw-photo.ts';

const WIDTH = '515';
const MOST_MS = 10_000;

/**
 * A photograph for a demo review: the picture of the design that the store draws itself. Nothing where it is not there.
 *
 * @param imaging address of the image service
 * @param template address of the picture, with `{w}`
 */
export async function demoPhoto(imaging: string, template: string): Promise<Redrawn | undefined> {
  if (imaging === '') return undefined;
  const signal = AbortSignal.timeout(MOST_MS);
  try {
    const answer = await fetch(`${imaging}${template.replace('{w}', WIDTH)}`, {
      headers: { accept: 'image/jpeg' },
      signal,
    });
    if (answer.headers.get('x-picture') !== 'final') return undefined;
    const drawn = await redrawBy(imaging)(Buffer.from(await answer.arrayBuffer()), signal);
    return typeof drawn === 'string' ? undefined : drawn;
  } catch {
    // An example without its photograph is one all the same.
    return undefined;
  }
}
