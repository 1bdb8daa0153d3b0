import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { searchTexts } from '#texts/search';
import { counted } from '../page/counted.model.ts';
import type { SearchView } from './search.model.ts';
import styles from './search.module.css';

/** Says in words whatever was not taken as it was typed, and leads to what was. */
export function SearchNotes({ data }: { readonly data: SearchView }) {
  const t = useT(searchTexts);
  const href = useHref();
  const words = data.missing.map((word) => `“${word}”`).join(', ');
  return (
    <>
      {data.corrected !== '' && (
        <p className={styles.note}>
          {t('search.corrected', { typed: data.query, searched: data.corrected })}
        </p>
      )}
      {words !== '' && (
        <p className={styles.said}>
          {t(data.count > 0 ? 'search.missing' : 'search.missing-all', { words })}
        </p>
      )}
      {data.instead.map(({ words: absent, label }) => (
        <p key={absent} className={styles.said}>
          {t('search.instead', { words: absent, what: label })}
        </p>
      ))}
      {data.relaxed.map(({ label, nearest, path, count }) => (
        <p key={label} className={styles.said}>
          {nearest === ''
            ? t('search.relaxed', { what: label })
            : t('search.nearest', { what: label, nearest })}
          {path !== undefined && count !== undefined && (
            <>
              {' '}
              <a href={href(path)} className={styles.exact}>
                {t('search.relaxed-all', { what: label, ...counted(count) })}
              </a>
            </>
          )}
        </p>
      ))}
      {data.unread !== '' && <p className={styles.said}>{t('search.unread', { words: data.unread })}</p>}
      {data.exactPath !== '' && (
        <p className={styles.note}>
          <a href={href(data.exactPath)} rel="nofollow" className={styles.exact}>
            {t('search.exact', { typed: data.query })}
          </a>
        </p>
      )}
    </>
  );
}

/** Pages of words, and categories, beside the designs. */
export function SearchElsewhere({ data }: { readonly data: SearchView }) {
  const t = useT(searchTexts);
  const href = useHref();
  return (
    <>
      {data.guides.length > 0 && (
        <nav aria-label={t('search.guides')} className={styles.elsewhere}>
          <p>{t('search.guides')}</p>
          <ul>
            {data.guides.map(({ label, path }) => (
              <li key={path}>
                <ChipLink href={href(path)}>{label}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {data.count > 0 && data.categories.length > 0 && (
        <nav aria-label={t('search.categories')} className={styles.elsewhere}>
          <p>{t('search.categories')}</p>
          <ul>
            {data.categories.map(({ label, path }) => (
              <li key={path}>
                <ChipLink href={href(path)}>{label}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
