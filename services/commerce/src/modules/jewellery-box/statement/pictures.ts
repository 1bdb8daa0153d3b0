import { fetchFrom } from '@suvarna/telemetry/calls';
import { setTimeout } from 'node:timers/promises';
import type { BoxPiece } from '@suvarna/contracts/jewellery-box';

/** Large enough for print at this size, small enough for a paper of many. */
const WIDTH = '360';
/** For all of them together: a customer who waits for the paper gets it without those that take longer. */
const GRACE_MS = 8_000;
const AT_ONCE = 8;
const AGAIN_MS = 250;
const OWN_PICTURE = /^\/media\/designs\/[\w/{}-]+$/;

type Ask = typeof fetch;

/** A drawn picture as JPEG; `undefined` for one that is not drawn yet, or when no service answers. */
async function fetchPicture(ask: Ask, url: string, signal: AbortSignal): Promise<Buffer | undefined> {
  try {
    for (;;) {
      const answer = await ask(url, { headers: { accept: 'image/jpeg' }, signal });
      const kind = answer.headers.get('x-picture');
      if (answer.ok && kind === 'final') return Buffer.from(await answer.arrayBuffer());
      // One that is being drawn is asked for again: the service holds the question for some seconds.
      if (answer.status !== 503 || kind !== 'placeholder') return undefined;
      await setTimeout(AGAIN_MS, undefined, { signal });
    }
  } catch (error) {
    // The picture service is away or slow: the paper is worth having without pictures.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The first picture of each bought piece, by `order_item_id`, as far as they are there. @param imagingUrl `''` where there is no service */
export async function picturesOf(
  imagingUrl: string,
  pieces: readonly Pick<BoxPiece, 'order_item_id' | 'pictures'>[],
  ask: Ask = fetchFrom('imaging'),
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  if (imagingUrl === '') return found;
  const signal = AbortSignal.timeout(GRACE_MS);
  const left = pieces.flatMap(({ order_item_id: id, pictures: [picture] }) =>
    picture !== undefined && OWN_PICTURE.test(picture.src)
      ? [{ id, url: `${imagingUrl}${picture.src.replace('{w}', WIDTH)}` }]
      : [],
  );
  while (left.length > 0) {
    const some = await Promise.all(
      left.splice(0, AT_ONCE).map(async ({ id, url }) => [id, await fetchPicture(ask, url, signal)] as const),
    );
    for (const [id, bytes] of some) if (bytes !== undefined) found.set(id, bytes);
  }
  return found;
}
