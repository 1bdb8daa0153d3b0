import { useHref, useT } from '@suvarna/remote-kit/hooks';
import type { DoorView } from './home.model.ts';
import styles from './price-doors.module.css';

/** The bands as the service words them: in the currency of the visit. */
export function PriceDoors({ doors }: { readonly doors: readonly DoorView[] }) {
  const t = useT();
  const href = useHref();
  if (doors.length === 0) return null;
  return (
    <section aria-labelledby="home-price">
      <h2 id="home-price">{t('home.price')}</h2>
      <ul className={styles.list}>
        {doors.map(({ title, path }) => (
          <li key={path}>
            <a className={styles.door} href={href(path)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
