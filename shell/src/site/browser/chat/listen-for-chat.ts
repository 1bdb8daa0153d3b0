import { splitLocale } from '@suvarna/contracts/locale';
import type { EventBus } from '@suvarna/event-bus';
import type { ChatProvider } from './chat-provider.ts';

/** A press on the chat button opens the provider and is told to the counter of such things (specification §2). */
export function listenForChat(provider: ChatProvider, bus: Pick<EventBus, 'emit'>): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-chat]') : null;
    if (!button) return;
    const { path } = splitLocale(location.pathname);
    bus.emit('chat.conversation.started', { path });
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const address = new URL(button.href);
    // What is being looked at helps the adviser who answers; other addresses may name an order and stay here.
    if (path.includes('_product_')) address.searchParams.set('about', path);
    provider.open(address);
  });
}
