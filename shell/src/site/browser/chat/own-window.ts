import type { ChatProvider } from './chat-provider.ts';

const SIZE = 'width=420,height=680';

/**
 * The provider's own page in a window of its own: it can reach nothing of the store, and the store's
 * policy lets no foreign script or frame in for it. On phones the browser makes it a tab.
 */
export const ownWindow: ChatProvider = {
  open: (address) => {
    const wide = matchMedia('(width >= 64rem)').matches;
    window.open(address, '_blank', wide ? `noopener,popup,${SIZE}` : 'noopener');
  },
};
