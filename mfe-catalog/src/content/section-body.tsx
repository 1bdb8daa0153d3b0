import { useHref } from '@suvarna/remote-kit/hooks';
import styles from './article.module.css';
import type { ArticleSection } from './article.model.ts';

export function SectionBody({
  section: { text = [], list = [], links = [] },
}: {
  readonly section: ArticleSection;
}) {
  const href = useHref();
  return (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul className={styles['list']}>
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles['links']}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <a href={path.startsWith('/') ? href(path) : path}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
