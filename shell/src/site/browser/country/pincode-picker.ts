/** The pincode in the header: the one this browser keeps, and a press on it asks for another. Nothing is asked of the store for it. */
import type { Locale } from '@suvarna/contracts/locale';
import { pincodeStore } from '@suvarna/stores';
import { openInstead } from '../../../engine/browser/navigation/open-instead.ts';

interface Options {
  readonly locale: Locale;
  readonly report: (error: unknown) => void;
}

export function followPincode({ locale, report }: Options): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-pincode]')].map((place) => ({
    place,
    none: place.textContent,
  }));
  const show = (): void => {
    const { pincode } = pincodeStore.getState();
    for (const { place, none } of places) {
      const text = pincode || none;
      if (place.textContent !== text) place.textContent = text;
    }
  };
  pincodeStore.subscribe(show);
  show();

  openInstead({
    links: 'a[data-choose-pincode]',
    open: (link) =>
      import(/* webpackChunkName: "pincode" */ './pincode-dialog.tsx').then(({ openPincodeDialog }) =>
        openPincodeDialog({ locale, from: link }),
      ),
    report,
  });
}
