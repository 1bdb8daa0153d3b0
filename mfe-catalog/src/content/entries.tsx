import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { contentTexts } from '#texts/content';
import styles from './article.module.css';
import type { EntryView } from './blog.model.ts';
import { DocumentImage, Runs } from './runs.tsx';

/** When an article came, and how long it is. */
export function Dates({ of: { publishedAt, minutes } }: { readonly of: EntryView }) {
  const { locale } = useRemoteContext();
  return (
    <p className={styles['note']}>
      <time dateTime={publishedAt}>{formatFullDay(publishedAt, locale)}</time>
      {' · '}
      {contentTexts(locale)('blog.minutes', { minutes })}
    </p>
  );
}

const THUMBNAIL = '8rem';

/** @param level of their headings: one below what they stand under */
export function Entries({
  of,
  level: Heading = 'h2',
}: {
  readonly of: readonly EntryView[];
  readonly level?: 'h2' | 'h3';
}) {
  const href = useHref();
  return (
    <ul className={styles['entries']}>
      {of.map((entry) => (
        <li key={entry.path}>
          <article data-pictured={entry.picture !== undefined || undefined}>
            {entry.picture && <DocumentImage of={entry.picture} sizes={THUMBNAIL} />}
            <Heading>
              <a href={href(entry.path)}>{entry.title}</a>
            </Heading>
            <Dates of={entry} />
            <p>
              <Runs of={entry.lead} />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
