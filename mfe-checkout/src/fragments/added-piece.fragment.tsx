import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { RemoteFragment } from '@suvarna/remote-kit/remote-fragment';
import { useBag } from '@suvarna/stores';
import { ButtonLink } from '@suvarna/ui/button';
import { CloseIcon } from '@suvarna/ui/icon';
import { RoundButton } from '@suvarna/ui/round-button';
import { useEffect, useRef, useState } from 'react';
import { addedTexts } from '#texts/added';
import { titleOf } from '../bag/line-title.model.ts';
import { AddedLine } from './added/added-line.tsx';
import styles from './added/added.module.css';
import { useStay } from './added/use-stay.ts';

export interface AddedPieceProps {
  readonly productId: number;
  /** `''` where the page did not know it. */
  readonly sku: string;
}

/** What was just put into the bag and what goes with it, in a panel beside the page: not modal, it takes no focus. */
export function Fragment({ productId, sku }: AddedPieceProps) {
  const { t, locale } = useRemoteContext();
  const addedT = useT(addedTexts);
  const href = useHref();
  const panel = useRef<HTMLElement>(null);
  const { isOpen, close, held } = useStay(panel);
  const items = useBag(({ cart }) => cart?.items);
  const count = useBag((bag) => bag.count);
  const item =
    items?.find((one) => one.sku === sku) ??
    items?.findLast(({ productDetails }) => productDetails.product_id === productId);
  // Said once the region is there: what is there with it from the first is not read out.
  const [said, setSaid] = useState('');
  const title = item === undefined ? '' : titleOf(item, locale);
  useEffect(() => setSaid(title), [title]);

  if (item === undefined || !isOpen) return null;
  return (
    <section ref={panel} className={styles['root']} aria-label={addedT('title')} data-mini-bag {...held}>
      <header className={styles['header']}>
        <h2 className={styles['title']}>{addedT('title')}</h2>
        <RoundButton label={addedT('close')} onClick={close}>
          <CloseIcon />
        </RoundButton>
      </header>
      <p role="status" className="sv-visually-hidden">
        {said && addedT('status', { title: said })}
      </p>
      <AddedLine item={item} />
      <p className={styles['in-all']}>{addedT('in-all', { pieces: t('bag.pieces', { count }) })}</p>
      {/* It comes later; below it the buttons stay where they are at the edge of a phone. */}
      <RemoteFragment
        remote="catalog"
        fragment="goes-with"
        values={{ productId, title: addedT('goes-with') }}
      />
      <div className={styles['actions']}>
        <ButtonLink href={href('/checkout/cart/')} variant="secondary">
          {addedT('bag')}
        </ButtonLink>
        <ButtonLink href={href('/checkout/address/')}>{addedT('checkout')}</ButtonLink>
      </div>
    </section>
  );
}
