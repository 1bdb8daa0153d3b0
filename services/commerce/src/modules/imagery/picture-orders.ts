import { fetchFrom } from '@suvarna/telemetry/calls';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Asks the image service for pictures that are not drawn yet. */
export interface PictureOrders {
  /**
   * An answer that shows these is being made: a reader of it will look at them next. No page waits
   * for it, and nothing depends on it: a browser's own request draws a picture too, only later.
   *
   * @param templates addresses with `{w}` for the width
   * @param looker address of the reader. Opening a page costs a sixteenth of drawing its pictures, so
   *   for one address only so many are drawn ahead
   */
  readonly expect: (templates: readonly string[], looker: string) => void;
}

/** As many as the image service takes in one call. */
const AT_ONCE = 98;
/** No page waits for the answer; a machine that draws is slow to give one. */
const GRACE_MS = 10_000;
/** Ahead of one address in ten minutes: some designs that no shopper has looked at, or a page of a listing. */
const OF_ADDRESS = 60;
const WINDOW_SECONDS = 600;
/** A service that is away is left alone for so long. */
const REST_MS = 30_000;

export interface PictureOrdersNeeds {
  /** Address of the image service; `''` where there is none. */
  readonly url: string;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Told which of the ordered pictures are there already. */
  readonly onThere?: (addresses: readonly string[]) => void;
  readonly ask?: typeof fetch;
}

/** An image service of an earlier release does not say. */
function thereIn(body: unknown): readonly string[] {
  const there: unknown = typeof body === 'object' && body !== null && 'there' in body ? body.there : [];
  return Array.isArray(there) ? there.filter((one) => typeof one === 'string') : [];
}

export function createPictureOrders({
  url,
  log,
  clock,
  onThere,
  ask = fetchFrom('imaging'),
}: PictureOrdersNeeds): PictureOrders {
  let restUntil = 0;
  /** Asked for within the window: a design that many look at is ordered once. */
  const ordered = new LRUCache<string, number>({ max: 50_000 });
  const ofAddress = new LRUCache<string, { left: number; readonly until: number }>({ max: 20_000 });
  /** How many of these the looker may have drawn ahead; they count as theirs from then on. */
  const take = (looker: string, wanted: number): number => {
    const now = clock().getTime();
    const known = ofAddress.get(looker);
    const share =
      known !== undefined && known.until > now
        ? known
        : { left: OF_ADDRESS, until: now + WINDOW_SECONDS * 1_000 };
    const taken = Math.min(share.left, wanted, AT_ONCE);
    share.left -= taken;
    ofAddress.set(looker, share);
    return taken;
  };
  const send = async (templates: readonly string[]): Promise<void> => {
    const pictures = templates.map((template) => template.replace('{w}', '515'));
    try {
      const answer = await ask(`${url}/drawings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pictures }),
        signal: AbortSignal.timeout(GRACE_MS),
      });
      if (!answer.ok) throw new Error(`the image service answered ${String(answer.status)}`);
      onThere?.(thereIn(await answer.json()));
    } catch (error) {
      for (const template of templates) ordered.delete(template);
      restUntil = clock().getTime() + REST_MS;
      log.warn({ err: error }, 'pictures could not be ordered');
    }
  };
  return {
    expect: (templates, looker) => {
      const now = clock().getTime();
      if (url === '' || now < restUntil) return;
      const wanted = templates.filter((template) => (ordered.get(template) ?? 0) <= now);
      const taken = wanted.length === 0 ? 0 : take(looker, wanted.length);
      if (taken === 0) return;
      const sent = wanted.slice(0, taken);
      for (const template of sent) ordered.set(template, now + WINDOW_SECONDS * 1_000);
      void send(sent);
    },
  };
}
