/** Server-sent events: a head, what is sent, and a comment in between. */
import type { FastifyReply } from 'fastify';

const HEARTBEAT = 15_000;
/** A reader that stopped reading is cut off rather than buffered for. */
const MAX_UNREAD = 64 * 1024;

export interface OpenStream {
  /** @param id the reader says it when it comes back */
  readonly send: (event: string, data: object, id?: number) => void;
  /** The reader comes back and asks again. */
  readonly breakOff: (error: unknown) => void;
}

/**
 * @param closing aborted when the registry closes: the reader comes back, and is sent elsewhere
 * @param follow begins to send; the answer ends it
 */
export function openStream(
  reply: FastifyReply,
  closing: AbortSignal,
  follow: (stream: OpenStream) => () => void,
): void {
  reply.hijack();
  const { raw } = reply;
  // The reader has left already: nothing would end this stream any more.
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

  const leave = follow({
    send(event, data, id) {
      raw.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
      if (raw.writableLength > MAX_UNREAD) raw.destroy();
    },
    breakOff: (error) => raw.destroy(error instanceof Error ? error : new Error(String(error))),
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
}
