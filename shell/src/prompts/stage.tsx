/** Where prompts are drawn: one at a time, each with code of its own that comes when it is about to show. */
import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { PromptName } from './prompt-queue.model.ts';
import { promptTexts } from './texts.ts';

/** What every prompt is given. */
export interface PromptProps {
  readonly locale: Locale;
  readonly t: Translate;
  /** The prompt is done with, answered or turned down. */
  readonly onClose: () => void;
}

export type PromptView = ComponentType<PromptProps>;

const VIEWS: Readonly<Record<PromptName, () => Promise<{ readonly View: PromptView }>>> = {
  pincode: () => import('./pincode/pincode.prompt.tsx'),
  gifting: () => import('./gifting/gifting.prompt.tsx'),
};

export interface Stage {
  /** Resolves when the prompt is on screen. Rejects when its code cannot be had. */
  readonly show: (name: PromptName, onClose: () => void) => Promise<void>;
  readonly clear: () => void;
}

export function createStage(locale: Locale): Stage {
  const place = document.createElement('div');
  place.id = 'shell-prompts';
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'prompt-' });
  const t = promptTexts(locale);
  return {
    show: async (name, onClose) => {
      const { View } = await VIEWS[name]();
      root.render(createElement(View, { locale, t, onClose }));
    },
    clear: () => root.render(null),
  };
}
