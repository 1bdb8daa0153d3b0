import type { BuyGiftCardBody } from '@suvarna/contracts/gift-cards';
import { useSendOnce } from '@suvarna/forms/send-once';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { useRef, useState } from 'react';
import { buyCard } from './gift-cards.api.ts';

interface Buying {
  readonly busy: boolean;
  /** Why the last try came to nothing; `null` when none did. */
  readonly failure: unknown;
  readonly buy: (body: BuyGiftCardBody) => Promise<void>;
}

/** Writes a card and leaves for the provider's page. The same card asked for again, since no answer came, has the same key. */
export function useBuy(): Buying {
  const { leave, leaving } = useNavigateIfHere();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const underWay = useRef(false);
  const sendOnce = useSendOnce();

  const buy = async (body: BuyGiftCardBody): Promise<void> => {
    // Two presses in one frame both find the state of before; this they both see.
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      leave((await sendOnce(body, (key) => buyCard(body, key))).redirect_url);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
    underWay.current = false;
  };
  return { busy: busy || leaving, failure, buy };
}
