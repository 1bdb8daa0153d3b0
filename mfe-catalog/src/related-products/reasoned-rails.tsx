import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { CardRail } from '../card-rail.tsx';
import styles from './related-products.module.css';
import type { RailOf } from './read-cards.ts';
import { words } from './words.ts';

/** A rail for each reason, and below it what the reason is. */
export function ReasonedRails({ rails }: { readonly rails: readonly RailOf[] }) {
  const say = words(useRemoteContext().locale);
  return rails.map(({ reason, cards }) => (
    <div key={reason}>
      <CardRail id={`with-${reason}`} title={say(reason)} cards={cards} />
      <p className={styles['why']}>{say(`${reason}-why`)}</p>
    </div>
  ));
}
