/** That something of a kind is new, to who shows it: what it is, is asked for. */
import type { FastifyReply } from 'fastify';
import { CHANGE_KINDS, type ChangeKind } from '../../data/change-news.ts';
import type { CompositionFeed } from '../../data/composition-feed.ts';
import { openStream } from './open-stream.ts';

/** Composers report all the time: what comes within this is one event of its kind. */
const TOGETHER_MS = 500;

export function openChangeStream(
  reply: FastifyReply,
  { feed, closing }: { readonly feed: CompositionFeed; readonly closing: AbortSignal },
): void {
  openStream(reply, closing, (stream) => {
    const fresh = new Set<ChangeKind>();
    let timer: NodeJS.Timeout | undefined;
    const flush = (): void => {
      timer = undefined;
      for (const kind of fresh) stream.send('change', { kind });
      fresh.clear();
    };
    const leave = feed.onChange((kind) => {
      // Something may have been missed: everything is looked at again.
      for (const one of kind === null ? CHANGE_KINDS : [kind]) fresh.add(one);
      timer ??= setTimeout(flush, TOGETHER_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  });
}
