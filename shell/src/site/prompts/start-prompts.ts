/** Wires the prompts to the page: what they ask about, what they wait for, what they remember. */
import { api } from '@suvarna/api-client';
import { countryOption, type CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { pincodeStore } from '@suvarna/stores';
import type { Activity } from '../browser/follow/activity.ts';
import type { LiveComposition } from '../../engine/browser/composition/live-composition.ts';
import { nextTask } from '../../engine/browser/timing/next-task.ts';
import { loadAhead } from '../../engine/browser/composition/retry.ts';
import { noticePermission } from '../push/permission.ts';
import { demandOf, type Demand } from './app-update/demand.model.ts';
import { isFree, showsPincodeField } from './in-the-way.ts';
import { createMemory } from './memory.ts';
import { placeOf } from './place.model.ts';

import { createPromptQueue, type Showing } from './prompt-queue.ts';
import type { PromptName } from './prompt-queue.model.ts';
import type { EnablePush } from './push.port.ts';
import { createRules, type Situation } from './rules.ts';
import type { Stage } from './stage.tsx';

const PHONE = '(width < 48rem)';

export interface PromptOptions {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** When the document began, on the clock of `performance.now()`. */
  readonly began: number;
  /** Absent where no notices can be sent: then no shopper is asked for them. */
  readonly enablePush?: EnablePush;
  readonly activity: Activity;
  /** A page is on its way. */
  readonly isNavigating: () => boolean;
  readonly live: Pick<LiveComposition, 'get' | 'subscribe'>;
  readonly report: (error: unknown) => void;
}

export async function startPrompts({
  locale,
  country,
  began,
  enablePush,
  activity,
  isNavigating,
  live,
  report,
}: PromptOptions): Promise<void> {
  // A status follows what is answered later.
  const permission = enablePush === undefined ? null : await noticePermission();
  const memory = createMemory();
  const rules = createRules(memory);
  /** Their code could not be had: not asked for again by this document. */
  const missing = new Set<PromptName>();
  let stage: Stage | undefined;
  /** A shopper who sees a field for it, or just put something into the bag, is asked on another page. */
  let pincodeRests = false;

  const first = live.get();
  const demand = (): Demand =>
    demandOf(
      live.get(),
      { version: __REMOTE__.version, ...__HOST__ },
      { openMs: performance.now() - began, first },
    );
  const situation = (): Situation => ({
    place: placeOf(location.pathname),
    isPhone: matchMedia(PHONE).matches,
    countryCode: countryOption(country).code,
    customer: session.customer(),
    person: session.person(),
    pincode: pincodeStore.getState().pincode,
    canNotify: enablePush !== undefined && 'PushManager' in globalThis && permission?.state === 'prompt',
    update: demand(),
  });

  /** The page belongs to what is done on it: a payment, or a choice that is being made (domain rules §2.14 rows 34 and 35). */
  const isTaken = (): boolean => {
    const { place } = situation();
    return place === 'busy' || (place === 'product' && activity.isChoosing());
  };

  const bring = async (name: PromptName): Promise<boolean> => {
    try {
      const { createStage } = await loadAhead(() => import('./stage.tsx'));
      const here = (stage ??= createStage({ locale, enablePush, isUpdateHard: () => demand() === 'hard' }));
      await loadAhead(() => here.load(name));
      // Its code was evaluated just now; it is drawn in a task of its own.
      await nextTask();
      return true;
    } catch (error) {
      missing.add(name);
      report(error);
      return false;
    }
  };

  const show = (name: PromptName): Showing => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    let isGone = false;
    const leave = (): void => {
      if (isGone) return;
      isGone = true;
      stage?.clear();
      resolve();
    };
    stage?.show(name, () => {
      if (isGone) return;
      rules.closed(name, session.person());
      bus.emit('prompt.question.closed', { prompt: name });
      leave();
    });
    rules.shown(name);
    return { gone, withdraw: leave };
  };

  const queue = createPromptQueue({
    began,
    sight: () => ({
      now: performance.now(),
      isWanted: (name) => !missing.has(name) && rules.isWanted(name, situation()),
      isFree: () => !isTaken() && isFree(document) && !isNavigating() && !api.isAsking(),
      actedAt: activity.actedAt(),
      tappedAt: activity.tappedAt(),
      isHeld: (name) => {
        if (name !== 'pincode') return false;
        pincodeRests ||= showsPincodeField(document);
        return pincodeRests;
      },
      isUrgent: (name) => name === 'app-update' && demand() === 'hard',
      asked: memory.asked(),
    }),
    mayStay: (name) => situation().place !== 'busy' && (name !== 'phone' || session.storedToken() !== null),
    bring,
    show,
  });
  bus.on('bag.line-item.added', () => {
    pincodeRests = true;
    activity.choiceEnded();
  });
  bus.on('navigation.page.shown', () => {
    pincodeRests = false;
    // A choice of metal may show the same page at another address of itself; another page ends it.
    if (!activity.isChoosing()) activity.choiceEnded();
    queue.pageShown();
  });
  session.subscribe(queue.look);
  live.subscribe(queue.look);
  queue.look();
}
