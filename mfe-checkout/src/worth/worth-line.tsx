import type { Cart } from '@suvarna/contracts/bag';
import { bus } from '@suvarna/event-bus';
import { useT } from '@suvarna/remote-kit/hooks';
import { useState } from 'react';
import emi from '../emi/emi-line.module.css';
import { hasGoldCoins } from '../emi/gold-coins.model.ts';

const load = () => import(/* webpackChunkName: "bag-worth" */ './worth-sheet.tsx');
type Part = Awaited<ReturnType<typeof load>>;

/** What the store gives for the pieces of the bag when they come back; all of it comes with the first tap. */
export function WorthLine({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const [part, setPart] = useState<Part>();
  const [open, setOpen] = useState(false);
  // A bag of nothing but coins brings nothing: there is nothing to look up.
  if (cart.items.every((item) => hasGoldCoins([item]))) return null;
  const show = async (): Promise<void> => {
    try {
      setPart(await load());
      setOpen(true);
    } catch {
      bus.emit('toast.message.requested', { text: t('error.network'), kind: 'error' });
    }
  };
  return (
    <>
      <button type="button" className={emi['line']} onClick={() => void show()}>
        {t('bag.worth')}
      </button>
      {part && <part.WorthSheet open={open} onClose={() => setOpen(false)} cart={cart} />}
    </>
  );
}
