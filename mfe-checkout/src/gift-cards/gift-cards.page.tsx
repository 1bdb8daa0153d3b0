import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { GiftCardForm } from './gift-card-form.tsx';
import styles from './gift-cards.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('gift.page-title'),
  description: t('gift.lead'),
});

/** Choose a card, write it, see it, pay it. */
export function Page() {
  const { t } = useRemoteContext();
  return (
    <div className={`sv-page ${styles['page']}`}>
      <header className={styles['header']}>
        <h1>{t('gift.title')}</h1>
        <p>{t('gift.lead')}</p>
        <noscript>
          <p>{t('chrome.no-script')}</p>
        </noscript>
      </header>
      <GiftCardForm />
      <section className={styles['terms']} aria-label={t('gift.terms')}>
        <h2>{t('gift.terms')}</h2>
        <ul>
          {(['years', 'credits', 'tax', 'keep'] as const).map((key) => (
            <li key={key}>{t(`gift.term.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
