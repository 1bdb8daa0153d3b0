/**
 * Which prompt may be on screen, and when: one at a time, in the order of {@link PROMPTS}, none
 * before its own time and none in the way (domain rules §2.14 rows 34 and 35). No clock, no
 * document: both are told.
 */
import { BREATH_MS, GIFT_POPUP_MS, LOOK_AGAIN_MS, NOTIFY_PROMPT_MS, PINCODE_MODAL_MS } from './constants.ts';

export type PromptName = 'app-update' | 'phone' | 'pincode' | 'gifting' | 'notification';

interface Prompt {
  readonly name: PromptName;
  /** How long the shopper is left alone first, from the moment the prompt has a reason to come. */
  readonly after: number;
}

/** In the order in which they go first when several could come. */
export const PROMPTS: readonly Prompt[] = [
  { name: 'app-update', after: 0 },
  { name: 'phone', after: 0 },
  { name: 'pincode', after: PINCODE_MODAL_MS },
  { name: 'gifting', after: GIFT_POPUP_MS },
  { name: 'notification', after: NOTIFY_PROMPT_MS },
];

export interface Queue {
  readonly open: PromptName | null;
  /** Nothing opens before. */
  readonly quietUntil: number;
  /** Since when each prompt has had a reason to come, without a break. */
  readonly wantedSince: Readonly<Partial<Record<PromptName, number>>>;
  /** When the document began; reasons found at the first look have been there since. */
  readonly began: number | null;
}

export interface Sight {
  readonly now: number;
  readonly isWanted: (name: PromptName) => boolean;
  /** Nothing a prompt would be in the way of. */
  readonly isFree: () => boolean;
}

export interface Look {
  readonly queue: Queue;
  /** Milliseconds until the next look; `null` when only an event can change anything. */
  readonly again: number | null;
}

export const newQueue = (began: number): Queue => ({ open: null, quietUntil: began + BREATH_MS, wantedSince: {}, began });

/** Looks whether a prompt opens now. While one is open, nothing changes. */
export function look(queue: Queue, { now, isWanted, isFree }: Sight): Look {
  if (queue.open !== null) return { queue, again: null };
  const wanted = PROMPTS.filter(({ name }) => isWanted(name));
  const wantedSince = Object.fromEntries(wanted.map(({ name }) => [name, queue.wantedSince[name] ?? queue.began ?? now]));
  const looked: Queue = { ...queue, wantedSince, began: null };
  const times = wanted.map(({ name, after }) => ({ name, at: Math.max(queue.quietUntil, (wantedSince[name] ?? now) + after) }));
  const due = times.find(({ at }) => at <= now);
  if (due) return isFree() ? { queue: { ...looked, open: due.name }, again: null } : { queue: looked, again: LOOK_AGAIN_MS };
  // Whole milliseconds: timers know no others, and one that came a fraction early would come again at once.
  return { queue: looked, again: times.length === 0 ? null : Math.ceil(Math.min(...times.map(({ at }) => at)) - now) };
}

/** The open prompt is gone, however that came. */
export const closed = (queue: Queue, now: number): Queue => (queue.open === null ? queue : { ...queue, open: null, quietUntil: now + BREATH_MS });

/** Another page is on screen. */
export const arrived = (queue: Queue, now: number): Queue => ({ ...queue, quietUntil: Math.max(queue.quietUntil, now + BREATH_MS) });
