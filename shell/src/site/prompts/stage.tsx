/** Where prompts are drawn: one at a time, each with code of its own that comes when it is about to show. */
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { promptTexts } from '#texts/prompt';
import type { PromptProps } from './prompt-props.ts';
import type { PromptName } from './prompt-queue.model.ts';

type Means = Pick<PromptProps, 'locale' | 'enablePush' | 'isUpdateHard'>;

export type PromptView = ComponentType<PromptProps>;

const VIEWS: Readonly<Record<PromptName, () => Promise<{ readonly View: PromptView }>>> = {
  'app-update': () => import('./app-update/app-update.prompt.tsx'),
  phone: () => import('./phone/phone.prompt.tsx'),
  pincode: () => import('./pincode/pincode.prompt.tsx'),
  gifting: () => import('./gifting/gifting.prompt.tsx'),
  notification: () => import('./notification/notification.prompt.tsx'),
};

export interface Stage {
  /** Brings a prompt's code. Rejects when that cannot be had. */
  readonly load: (name: PromptName) => Promise<void>;
  /** Puts a prompt on screen whose code was brought. */
  readonly show: (name: PromptName, onClose: () => void) => void;
  readonly clear: () => void;
}

/** For style sheets of parts that make room; `:has()` would be looked at with every change of the page. */
const markPage = (prompted: boolean): void => {
  document.documentElement.toggleAttribute('data-prompted', prompted);
};

export function createStage(means: Means): Stage {
  const place = document.createElement('div');
  place.id = 'shell-prompts';
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'prompt-' });
  const t = promptTexts(means.locale);
  const views = new Map<PromptName, PromptView>();
  return {
    load: async (name) => {
      views.set(name, (await VIEWS[name]()).View);
    },
    show: (name, onClose) => {
      const View = views.get(name);
      if (!View) return;
      // At once: between the look that found the page free and the dialog no shopper can begin to write.
      flushSync(() => root.render(createElement(View, { ...means, t, onClose })));
      markPage(true);
    },
    // At once: what follows a closing, a toast or the next page, is not to meet a dialog.
    clear: () => {
      flushSync(() => root.render(null));
      markPage(false);
    },
  };
}
