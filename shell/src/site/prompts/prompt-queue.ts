/** Runs the queue: looks when its time has come, shows what opens, and goes on when that is closed. */
import {
  arrived,
  closed,
  look,
  mayCome,
  newQueue,
  shown,
  type PromptName,
  type Sight,
} from './prompt-queue.model.ts';

export interface Showing {
  /** Resolves when the prompt is gone. Never rejects. */
  readonly gone: Promise<void>;
  /** Takes the prompt away without an answer. */
  readonly withdraw: () => void;
}

interface Host {
  readonly began: number;
  readonly sight: () => Sight;
  /** Brings what a prompt needs to be shown at once. Resolves to whether it is there. Never rejects. */
  readonly bring: (name: PromptName) => Promise<boolean>;
  readonly show: (name: PromptName) => Showing;
  /** Whether the open prompt still has its place: the page on screen may carry it, and who it asks is there. */
  readonly mayStay: (name: PromptName) => boolean;
}

export interface PromptQueue {
  /** Something may have changed what is wanted. */
  readonly look: () => void;
  readonly pageShown: () => void;
}

export function createPromptQueue({ began, sight, bring, show, mayStay }: Host): PromptQueue {
  let queue = newQueue(began);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let showing: Showing | undefined;

  const lookNow = (): void => {
    clearTimeout(timer);
    const before = queue.open;
    const { queue: next, again } = look(queue, sight());
    queue = next;
    if (next.open !== null && next.open !== before) void open(next.open);
    else if (again !== null) timer = setTimeout(lookNow, again);
  };
  const open = async (name: PromptName): Promise<void> => {
    const isHere = await bring(name);
    // While its code was under way, a shopper may have begun to act or gone on to pay.
    const comes = isHere && mayCome(queue, name, sight());
    if (comes) {
      queue = shown(queue);
      showing = show(name);
      await showing.gone;
      showing = undefined;
    }
    queue = closed(queue, sight().now, comes);
    lookNow();
  };

  const lookAfterChange = (): void => {
    if (queue.open !== null && !mayStay(queue.open)) showing?.withdraw();
    else lookNow();
  };

  return {
    look: lookAfterChange,
    pageShown: () => {
      queue = arrived(queue, sight().now);
      lookAfterChange();
    },
  };
}
