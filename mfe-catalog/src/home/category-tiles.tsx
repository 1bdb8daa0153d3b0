import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import styles from './category-tiles.module.css';
import type { TileView } from './home.model.ts';

export function CategoryTiles({ tiles }: { readonly tiles: readonly TileView[] }) {
  const t = useT();
  const href = useHref();
  return (
    <section aria-labelledby="home-categories">
      <h2 id="home-categories">{t('home.categories')}</h2>
      <ul className={styles.list}>
        {tiles.map(({ title, path, image, tint }) => (
          <li key={path}>
            <a className={styles.tile} href={href(path)}>
              <Picture
                src={image}
                alt=""
                tint={tint || undefined}
                sizes="(width < 40rem) 30vw, 190px"
                className={styles.picture}
              />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
