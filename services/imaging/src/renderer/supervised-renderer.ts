import type { StillBrowser } from '../still-browser.ts';
import { CannotDraw } from './cannot-draw.ts';

/** What makes pictures: the part of {@link StillBrowser} that pictures need. */
export type Renderer = Pick<StillBrowser, 'still' | 'close'>;

export interface SupervisedRendererOptions {
  /** Longer than any picture takes on a busy machine: a browser that says nothing for so long is replaced. */
  readonly limitMs: number;
  /** Pictures after which the browser is opened again, before what it forgets to free becomes much. */
  readonly rest?: number;
  /** So long after the last picture it is closed, for its memory, until the next one is asked for. */
  readonly idleMs?: number;
  readonly onLost?: (error: unknown) => void;
}

export interface SupervisedRenderer {
  readonly still: Renderer['still'];
  readonly close: () => Promise<void>;
}

const IDLE_MS = 120_000;

/**
 * A renderer that comes back: whatever ends its browser, the picture is tried once more in a new one.
 * Pictures are made one at a time; the caller keeps the order.
 */
export function superviseRenderer(
  open: () => Promise<Renderer>,
  { limitMs, rest = 400, idleMs = IDLE_MS, onLost }: SupervisedRendererOptions,
): SupervisedRenderer {
  let current: Promise<Renderer> | undefined;
  let made = 0;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  const renderer = async (): Promise<Renderer> => {
    // A caller who closes it while a picture is tried again would leave a browser behind.
    if (closed) throw new Error('the renderer is closed');
    current ??= open().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };
  const drop = async (): Promise<void> => {
    const old = current;
    current = undefined;
    made = 0;
    await old?.then((opened) => opened.close()).catch(() => undefined);
  };
  const attempt: Renderer['still'] = async (job) => {
    if (made >= rest) await drop();
    made += 1;
    const opened = await renderer();
    return inTime(opened.still(job), limitMs);
  };

  return {
    still: async (job) => {
      clearTimeout(idle);
      try {
        return await attempt(job);
      } catch (error) {
        if (closed || error instanceof CannotDraw) throw error;
        onLost?.(error);
        await drop();
        return await attempt(job);
      } finally {
        if (!closed) idle = setTimeout(() => void drop(), idleMs).unref();
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      await drop();
    },
  };
}

async function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no picture within ${limitMs / 1000} s`)), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
