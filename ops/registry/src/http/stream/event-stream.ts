/** Server-sent events: one at connect, one for every composition, and a comment in between. */
import type { FastifyReply } from 'fastify';
import type { CompositionFeed } from '../../data/composition-feed.ts';
import type { LiveComposition } from '../../domain/ports.ts';

const HEARTBEAT = 15_000;
/** A reader that stopped reading is cut off rather than buffered for. */
const MAX_UNREAD = 64 * 1024;

interface Stream {
  readonly channel: string;
  readonly feed: CompositionFeed;
  readonly current: () => Promise<LiveComposition>;
  readonly closing: AbortSignal;
}

/** @param closing aborted when the registry closes: the reader comes back, and is sent elsewhere */
export function openEventStream(reply: FastifyReply, { channel, feed, current, closing }: Stream): void {
  reply.hijack();
  const { raw } = reply;
  // The reader has left while the composition was read: nothing would end this stream any more.
  if (raw.destroyed) return;
  // No stream is begun that no abort would end.
  if (closing.aborted) {
    raw.destroy();
    return;
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    // Nothing is asked over it any more: when the stream ends, so does its connection.
    connection: 'close',
  });
  raw.write('retry: 1000\n\n');

  let lastSent = 0;
  const send = ({ revision, sequence }: Pick<LiveComposition, 'revision' | 'sequence'>): void => {
    if (sequence <= lastSent) return;
    lastSent = sequence;
    raw.write(`event: composition\nid: ${sequence}\ndata: ${JSON.stringify({ revision, sequence })}\n\n`);
    if (raw.writableLength > MAX_UNREAD) raw.destroy();
  };
  // A database that does not answer ends the stream; the reader comes back and asks again.
  const look = (): void => {
    current().then(send, (error: unknown) =>
      raw.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  };

  const leave = feed.subscribe((news) => {
    if (news === null) look();
    else if (news.channel === channel) send(news);
  });
  const end = (): void => {
    raw.end();
  };
  closing.addEventListener('abort', end, { once: true });
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT);
  raw.once('close', () => {
    clearInterval(heartbeat);
    closing.removeEventListener('abort', end);
    leave();
  });
  raw.once('error', (error) => reply.log.debug({ err: error }, 'event stream broke off'));
  look();
}
