import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { ButtonLink } from '@suvarna/ui/button';
import { ChipLink } from '@suvarna/ui/chip';
import { chromeTexts } from '#texts/chrome';
import { ROW_LINKS } from '../header/destinations.ts';
import { ALL_JEWELLERY } from '../paths.ts';
import styles from './status-view.module.css';

export function NotFound({ locale }: { readonly locale: Locale }) {
  const t = chromeTexts(locale);
  const href = (to: string) => localizePath(to, locale);
  return (
    <div className={`sv-page ${styles['root']}`}>
      <p className={styles['figure']} aria-hidden="true">
        404
      </p>
      <h1 className={styles['title']}>{t('not-found.title')}</h1>
      <p className={styles['text']}>{t('not-found.text')}</p>
      <div className={styles['actions']}>
        <ButtonLink href={href(ALL_JEWELLERY)}>{t('not-found.browse')}</ButtonLink>
        <ButtonLink href={href('/')} variant="secondary">
          {t('not-found.home')}
        </ButtonLink>
      </div>
      <nav className={styles['more']} aria-label={t('not-found.popular')}>
        {ROW_LINKS.map((link) => (
          <ChipLink key={link.path} href={href(link.path)}>
            {t(link.text)}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
