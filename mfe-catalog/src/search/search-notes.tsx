import { useHref } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { counted } from '../counted.model.ts';
import { useSay } from './use-say.ts';
import type { SearchView } from './search.model.ts';
import styles from './search.module.css';

/** Says in words whatever was not taken as it was typed, and leads to what was. */
export function SearchNotes({ data }: { readonly data: SearchView }) {
  const say = useSay();
  const href = useHref();
  const words = data.missing.map((word) => `“${word}”`).join(', ');
  return (
    <>
      {data.corrected !== '' && (
        <p className={styles.note}>
          {say('search.corrected', { typed: data.query, searched: data.corrected })}
        </p>
      )}
      {words !== '' && (
        <p className={styles.said}>
          {say(data.count > 0 ? 'search.missing' : 'search.missing-all', { words })}
        </p>
      )}
      {data.instead.map(({ words: absent, label }) => (
        <p key={absent} className={styles.said}>
          {say('search.instead', { words: absent, what: label })}
        </p>
      ))}
      {data.relaxed.map(({ label, nearest, path, count }) => (
        <p key={label} className={styles.said}>
          {nearest === ''
            ? say('search.relaxed', { what: label })
            : say('search.nearest', { what: label, nearest })}
          {path !== undefined && count !== undefined && (
            <>
              {' '}
              <a href={href(path)} className={styles.exact}>
                {say('search.relaxed-all', { what: label, ...counted(count) })}
              </a>
            </>
          )}
        </p>
      ))}
      {data.unread !== '' && <p className={styles.said}>{say('search.unread', { words: data.unread })}</p>}
      {data.exactPath !== '' && (
        <p className={styles.note}>
          <a href={href(data.exactPath)} rel="nofollow" className={styles.exact}>
            {say('search.exact', { typed: data.query })}
          </a>
        </p>
      )}
    </>
  );
}

/** Pages of words, and categories, beside the designs. */
export function SearchElsewhere({ data }: { readonly data: SearchView }) {
  const say = useSay();
  const href = useHref();
  return (
    <>
      {data.guides.length > 0 && (
        <nav aria-label={say('search.guides')} className={styles.elsewhere}>
          <p>{say('search.guides')}</p>
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
        <nav aria-label={say('search.categories')} className={styles.elsewhere}>
          <p>{say('search.categories')}</p>
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
