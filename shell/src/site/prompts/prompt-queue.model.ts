/**
 * Which prompt may be on screen, and when: one at a time and one a page view, in the order of
 * {@link PROMPTS}, none before its own time, none to a shopper who acts, and none in the way (domain
 * rules §2.14 rows 34 and 35, decision 13). No clock, no document: both are told.
 */
import {
  ASKED_PER_SESSION,
  BREATH_MS,
  GIFT_POPUP_MS,
  LOOK_AGAIN_MS,
  NOTIFY_PROMPT_MS,
  PINCODE_MODAL_MS,
  QUIET_MS,
  TAP_MS,
} from './constants.ts';

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

/** Asked by the clock alone. A login without a phone and a newer shell are answered, however often that was. */
const COUNTED: ReadonlySet<PromptName> = new Set(['pincode', 'gifting', 'notification']);
export const isCounted = (name: PromptName): boolean => COUNTED.has(name);

export interface Queue {
  readonly open: PromptName | null;
  /** Nothing opens before. */
  readonly quietUntil: number;
  /** Since when each prompt has had a reason to come, without a break. */
  readonly wantedSince: Readonly<Partial<Record<PromptName, number>>>;
  /** When the document began; reasons found at the first look have been there since. */
  readonly began: number | null;
  /** This page view has had its prompt. */
  readonly hadOne: boolean;
}

export interface Sight {
  readonly now: number;
  readonly isWanted: (name: PromptName) => boolean;
  /** Nothing a prompt would be in the way of. */
  readonly isFree: () => boolean;
  /** When the shopper pointed, scrolled, typed or touched last. */
  readonly actedAt: number;
  /** When the shopper pressed something last. */
  readonly tappedAt: number;
  /** Its time has come, and it leaves this page view alone. */
  readonly isHeld: (name: PromptName) => boolean;
  /** Without its answer nothing of the page goes on: it waits for no quiet and no other page. */
  readonly isUrgent: (name: PromptName) => boolean;
  /** How many prompts of the clock this session has had. */
  readonly asked: number;
}

export interface Look {
  readonly queue: Queue;
  /** Milliseconds until the next look; `null` when only an event can change anything. */
  readonly again: number | null;
}

export const newQueue = (began: number): Queue => ({
  open: null,
  quietUntil: began + BREATH_MS,
  wantedSince: {},
  began,
  hadOne: false,
});

/** From when on no shopper is interrupted by it. */
const calmAt = (name: PromptName, { actedAt, tappedAt, isUrgent }: Sight): number =>
  Math.max(tappedAt + TAP_MS, isUrgent(name) ? 0 : actedAt + QUIET_MS);

const hasRoom = (queue: Queue, name: PromptName, { isUrgent, asked }: Sight): boolean =>
  isUrgent(name) || (!queue.hadOne && !(isCounted(name) && asked >= ASKED_PER_SESSION));

/** Whether it may still come, once its code is there. */
export const mayCome = (queue: Queue, name: PromptName, sight: Sight): boolean =>
  sight.isWanted(name) &&
  hasRoom(queue, name, sight) &&
  calmAt(name, sight) <= sight.now &&
  !sight.isHeld(name) &&
  sight.isFree();

/** Looks whether a prompt opens now. While one is open, nothing changes. */
export function look(queue: Queue, sight: Sight): Look {
  if (queue.open !== null) return { queue, again: null };
  const { now, isWanted, isFree, isHeld } = sight;
  const wanted = PROMPTS.filter(({ name }) => isWanted(name));
  const wantedSince = Object.fromEntries(
    wanted.map(({ name }) => [name, queue.wantedSince[name] ?? queue.began ?? now]),
  );
  const looked: Queue = { ...queue, wantedSince, began: null };
  const times = wanted
    .filter(({ name }) => hasRoom(queue, name, sight))
    .map(({ name, after }) => ({
      name,
      at: Math.max(queue.quietUntil, (wantedSince[name] ?? now) + after, calmAt(name, sight)),
    }));
  const due = times.find(({ name, at }) => at <= now && !isHeld(name));
  if (due)
    return isFree()
      ? { queue: { ...looked, open: due.name }, again: null }
      : { queue: looked, again: LOOK_AGAIN_MS };
  const later = times.map(({ at }) => at - now).filter((wait) => wait > 0);
  // Whole milliseconds: timers know no others, and one that came a fraction early would come again at once.
  return { queue: looked, again: later.length === 0 ? null : Math.ceil(Math.min(...later)) };
}

/** The prompt that was to open is on screen. */
export const shown = (queue: Queue): Queue => ({ ...queue, hadOne: true });

/** The open prompt is gone, however that came. Where it was on screen, no other comes before the next page. */
export const closed = (queue: Queue, now: number, wasShown: boolean): Queue =>
  queue.open === null
    ? queue
    : { ...queue, open: null, quietUntil: now + BREATH_MS, hadOne: queue.hadOne || wasShown };

/** Another page is on screen. */
export const arrived = (queue: Queue, now: number): Queue => ({
  ...queue,
  quietUntil: Math.max(queue.quietUntil, now + BREATH_MS),
  hadOne: false,
});
