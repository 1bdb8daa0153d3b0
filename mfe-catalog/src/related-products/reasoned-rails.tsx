import { useT } from '@suvarna/remote-kit/hooks';
import { relatedProductsTexts } from '#texts/related-products';
import { CardRail } from '../cards/card-rail.tsx';
import styles from './related-products.module.css';
import type { RailOf } from './read-cards.ts';

/** A rail for each reason, and below it what the reason is. */
export function ReasonedRails({ rails }: { readonly rails: readonly RailOf[] }) {
  const t = useT(relatedProductsTexts);
  return rails.map(({ reason, cards }) => (
    <div key={reason}>
      <CardRail id={`with-${reason}`} title={t(reason)} cards={cards} />
      <p className={styles['why']}>{t(`${reason}-why`)}</p>
    </div>
  ));
}
