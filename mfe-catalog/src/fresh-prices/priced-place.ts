import { formatPrice, struckPrice } from '@suvarna/ui/price';

/** Prices of cards on screen: markup without components, told again by their text (`data-priced`). */
export const pricedPlaces = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#main [data-priced]'),
];

interface TwoPrices {
  readonly special_price_paise: number;
  readonly price_paise: number;
}

/** The text node stays: a page drawn by React goes on knowing it. Where a translator took it away, its words go. */
function t(element: Element | null | undefined, text: string): void {
  const node = element?.firstChild;
  if (node instanceof Text) node.data = text;
  else if (element) element.textContent = text;
}

/** Shows a price in the place of another. What was not struck before is not struck now: nothing may move. */
export function showPrice(
  place: HTMLElement,
  { special_price_paise: minor, price_paise: mrpMinor }: TwoPrices,
  currency: string,
): void {
  t(place.firstElementChild, formatPrice(minor, currency));
  const struck = struckPrice(minor, mrpMinor);
  const was = place.querySelector('s');
  if (was === null) return;
  if (struck === undefined) was.parentElement?.setAttribute('hidden', '');
  else {
    was.parentElement?.removeAttribute('hidden');
    t(was, formatPrice(struck, currency));
  }
}
