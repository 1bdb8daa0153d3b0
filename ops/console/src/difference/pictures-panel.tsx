import { useQuery } from '@tanstack/react-query';
import { differenceTexts } from '#texts/difference';
import { useApi } from '../api/api-context.tsx';
import { picturesQuery } from '../api/queries.ts';
import { useT } from '../frame/language.tsx';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Panel } from '../views/page.tsx';
import styles from './pictures-panel.module.css';

interface PicturesPanelProps {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
}

/** Pages of both releases side by side, as `ops pictures` drew them. */
export function PicturesPanel({ remote, from, to }: PicturesPanelProps) {
  const t = useT(differenceTexts);
  const query = useQuery(picturesQuery(useApi(), remote, from, to));
  return (
    <Panel title={t('pictures')}>
      <Loaded query={query} lines={3}>
        {({ before, after }) =>
          after.length === 0 ? (
            <Empty>{t('pictures.none', { remote, to })}</Empty>
          ) : (
            <ul className={styles['pages']}>
              {after.map(({ page, language, width, url }) => {
                const place = t('picture', { page, language, width });
                const old = before.find(
                  (each) => each.page === page && each.language === language && each.width === width,
                );
                return (
                  <li key={`${page} ${language} ${width}`}>
                    <h3>{place}</h3>
                    <div className={styles['pair']}>
                      <Picture url={old?.url} version={from} place={place} />
                      <Picture url={url} version={to} place={place} />
                    </div>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface PictureProps {
  readonly url: string | undefined;
  readonly version: string;
  readonly place: string;
}

function Picture({ url, version, place }: PictureProps) {
  const t = useT(differenceTexts);
  return (
    <figure>
      <figcaption>{version}</figcaption>
      {url === undefined ? (
        <Empty>{t('picture.none')}</Empty>
      ) : (
        <a href={`/api${url}`} target="_blank" rel="noreferrer">
          <img src={`/api${url}`} alt={t('picture.of', { version, place })} loading="lazy" />
        </a>
      )}
    </figure>
  );
}
