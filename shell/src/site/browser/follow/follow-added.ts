/** What was just put into the bag, in a panel beside the page: a fragment of the checkout, fetched after the first time. */
import type { EventBus } from '@suvarna/event-bus';
import type { EmbedFragment } from '@suvarna/remote-kit/host';
import type { LiveComposition } from '../../../engine/browser/composition/live-composition.ts';
import { placeOf } from '../../prompts/place.model.ts';

const FRAGMENT = 'added-piece';

/** The fragment of whichever remote offers it. Where the bag itself is shown, or paid for, nothing tells about it beside it. */
export function followAdded(
  embed: EmbedFragment,
  live: Pick<LiveComposition, 'get'>,
  bus: Pick<EventBus, 'on'>,
): void {
  let leave = (): void => undefined;
  bus.on('bag.line-item.added', ({ productId, sku }) => {
    leave();
    const remote = live.get().remotes.find(({ fragments }) => fragments.includes(FRAGMENT))?.name;
    if (remote === undefined || placeOf(location.pathname) === 'busy') return;
    const place = document.createElement('div');
    place.dataset['fragment'] = `${remote}/${FRAGMENT}`;
    // After the page in the order of reading, before the footer.
    document.getElementById('main')?.after(place);
    const remove = embed(remote, FRAGMENT, place, { productId, sku });
    leave = () => {
      leave = () => undefined;
      remove();
      place.remove();
    };
  });
  bus.on('navigation.page.shown', () => leave());
}
