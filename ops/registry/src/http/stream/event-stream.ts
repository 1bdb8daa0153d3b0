/** What is new on a channel, to who follows its compositions: one event at connect, and one for every composition. */
import type { FastifyReply } from 'fastify';
import type { CompositionFeed } from '../../data/composition-feed.ts';
import type { LiveComposition } from '../../domain/ports.ts';
import { openStream } from './open-stream.ts';

interface Stream {
  readonly channel: string;
  readonly feed: CompositionFeed;
  readonly current: () => Promise<LiveComposition>;
  readonly closing: AbortSignal;
}

export function openEventStream(reply: FastifyReply, { channel, feed, current, closing }: Stream): void {
  openStream(reply, closing, (stream) => {
    let lastSent = 0;
    const send = ({ revision, sequence }: Pick<LiveComposition, 'revision' | 'sequence'>): void => {
      if (sequence <= lastSent) return;
      lastSent = sequence;
      stream.send('composition', { revision, sequence }, sequence);
    };
    // A database that does not answer ends the stream; the reader comes back and asks again.
    const look = (): void => {
      current().then(send, stream.breakOff);
    };
    const leave = feed.subscribe((news) => {
      if (news === null) look();
      else if (news.channel === channel) send(news);
    });
    look();
    return leave;
  });
}
