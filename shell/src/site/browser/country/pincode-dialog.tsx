/** The question for the pincode, asked by the shopper. Fetched when a shopper presses it in the header. */
import type { Locale } from '@suvarna/contracts/locale';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { promptTexts } from '#texts/prompt';
import { View } from '../../prompts/pincode/pincode.prompt.tsx';

interface Options {
  readonly locale: Locale;
  /** What was pressed; it has the focus again afterwards. */
  readonly from: HTMLElement;
}

let root: Root | undefined;

export function openPincodeDialog({ locale, from }: Options): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place, { identifierPrefix: 'pincode-' });
  }
  const here = root;
  const close = (): void => {
    flushSync(() => here.render(null));
    from.focus();
  };
  // The menu of phones lies over everything; it would lie over the question, too.
  from.closest<HTMLElement>('[popover]')?.hidePopover();
  flushSync(() =>
    here.render(
      <View
        locale={locale}
        t={promptTexts(locale)}
        onClose={close}
        enablePush={undefined}
        isUpdateHard={() => false}
      />,
    ),
  );
}
