/** Wires the prompts to the page: what they ask about, what they wait for, what they remember. */
import { countryOption, type CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { pincodeStore } from '@suvarna/stores';
import { isFree } from './in-the-way.ts';
import { createMemory } from './memory.ts';
import { placeOf } from './place.model.ts';
import { createPromptQueue, type Showing } from './prompt-queue.ts';
import type { PromptName } from './prompt-queue.model.ts';
import { createRules, type Situation } from './rules.ts';
import type { Stage } from './stage.tsx';

const PHONE = '(width < 48rem)';

export interface PromptOptions {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** When the document began, on the clock of `performance.now()`. */
  readonly began: number;
  readonly report: (error: unknown) => void;
}

export function startPrompts({ locale, country, began, report }: PromptOptions): void {
  const memory = createMemory();
  const rules = createRules(memory);
  /** Their code could not be had: not asked for again by this document. */
  const missing = new Set<PromptName>();
  let stage: Promise<Stage> | undefined;

  const situation = (): Situation => ({
    place: placeOf(location.pathname),
    isPhone: matchMedia(PHONE).matches,
    countryCode: countryOption(country).code,
    customer: session.customer(),
    pincode: pincodeStore.getState().pincode,
  });

  const show = (name: PromptName): Showing => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const leave = async (): Promise<void> => {
      (await stage)?.clear();
      resolve();
    };
    const put = async (): Promise<void> => {
      stage ??= import('./stage.tsx').then(({ createStage }) => createStage(locale));
      let isOpen = true;
      await (await stage).show(name, () => {
        if (!isOpen) return;
        isOpen = false;
        rules.closed(name);
        void leave();
      });
      rules.shown(name);
    };
    put().catch((error: unknown) => {
      stage = undefined;
      missing.add(name);
      report(error);
      resolve();
    });
    return { gone, withdraw: () => void leave() };
  };

  const queue = createPromptQueue({
    began,
    now: () => performance.now(),
    isWanted: (name) => !missing.has(name) && rules.isWanted(name, situation()),
    isFree: () => situation().place !== 'busy' && isFree(document),
    mayStay: () => situation().place !== 'busy',
    show,
  });
  bus.on('navigation.page.shown', queue.pageShown);
  session.subscribe(queue.look);
  queue.look();
}
