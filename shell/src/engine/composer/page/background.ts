/** Work that no caller waits for: one piece at a time, so that the other threads stay free for those who wait. */
import PQueue from 'p-queue';

/** A crawler walks through thousands of pages; what finds no room waits until a caller asks for it again. */
const MOST_WAITING = 200;

/** `soon` beside whatever else goes on, `when-idle` once nothing was made for a while. */
export type Urgency = 'soon' | 'when-idle';

/** Does a piece of work later; `false` when too much waits already, and it may be offered again. */
export type Background = (work: () => Promise<void>, urgency: Urgency) => boolean;

export interface BackgroundWork {
  readonly offer: Background;
  /** Something was made for a caller: what waits for an idle moment goes on waiting. */
  readonly busy: () => void;
}

/** @param quietMs without a call of `busy` that count as idle */
export function createBackground(quietMs: number): BackgroundWork {
  const queues = { soon: new PQueue({ concurrency: 1 }), 'when-idle': new PQueue({ concurrency: 1 }) };
  const idle = queues['when-idle'];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    offer: (work, urgency) => {
      const queue = queues[urgency];
      if (queue.size >= MOST_WAITING) return false;
      void queue.add(work);
      return true;
    },
    busy: () => {
      idle.pause();
      clearTimeout(timer);
      timer = setTimeout(() => idle.start(), quietMs).unref();
    },
  };
}
