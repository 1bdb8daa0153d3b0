/** What was just put into the bag, in a panel beside the page: a fragment of the checkout, fetched after the first time. */
import type { EventBus } from '@suvarna/event-bus';
import type { EmbedFragment } from '@suvarna/remote-kit/host';
import { placeOf } from '../prompts/place.model.ts';

const REMOTE = 'checkout';
const FRAGMENT = 'added-piece';

/** Where the bag itself is shown, or paid for, nothing tells about it beside it. */
export function followAdded(embed: EmbedFragment, bus: Pick<EventBus, 'on'>): void {
  let leave = (): void => undefined;
  bus.on('bag.line-item.added', ({ productId, sku }) => {
    leave();
    if (placeOf(location.pathname) === 'busy') return;
    const place = document.createElement('div');
    place.dataset['fragment'] = `${REMOTE}/${FRAGMENT}`;
    // After the page in the order of reading, before the footer.
    document.getElementById('main')?.after(place);
    const remove = embed(REMOTE, FRAGMENT, place, { productId, sku });
    leave = () => {
      leave = () => undefined;
      remove();
      place.remove();
    };
  });
  bus.on('navigation.page.shown', () => leave());
}
