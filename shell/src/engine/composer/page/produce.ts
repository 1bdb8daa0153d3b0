/** One page of a remote made on the server, in the sandbox of its release: load, then render, within one deadline. */
import type { PageHead } from '@suvarna/remote-kit/page';
import type { PageOrder } from '@suvarna/remote-sandbox/pages-under-way';
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';

export type Produced =
  | { readonly kind: 'page'; readonly head: PageHead; readonly markup: Buffer; readonly dataJson: Buffer }
  /** `to` is language-neutral. */
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'not-found' };

/**
 * React writes preloads of eager pictures in front of the markup. The head already has the one
 * that matters, and inside the slot no code would take them away with the page.
 */
function withoutPicturePreloads(markup: Buffer): Buffer {
  let rest = markup;
  while (rest.subarray(0, PICTURE_PRELOAD.length).equals(PICTURE_PRELOAD) && rest.includes('>'))
    rest = rest.subarray(rest.indexOf('>') + 1);
  return rest;
}
const PICTURE_PRELOAD = Buffer.from('<link rel="preload" as="image"');

/**
 * Rejects with what the remote threw, or with the `TimeoutError` of the deadline. A string is made
 * and not a stream: `render` resolves only when everything is there (ADR 9).
 */
export async function produce(sandbox: Sandbox, order: PageOrder): Promise<Produced> {
  const made = await sandbox.page(order);
  if (made.kind !== 'page') return made;
  const { head, markup, dataJson } = made;
  if (!isHead(head)) throw new Error('its page has no title');
  return { kind: 'page', head, markup: withoutPicturePreloads(markup), dataJson };
}

const isHead = (head: unknown): head is PageHead =>
  typeof head === 'object' && head !== null && 'title' in head && typeof head.title === 'string';
