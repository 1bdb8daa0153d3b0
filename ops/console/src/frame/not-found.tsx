import { Link } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { Page } from '../views/page.tsx';
import { useT } from './language.tsx';
import views from '../views/views.module.css';
import styles from './frame.module.css';

export function NotFound() {
  const t = useT(frameTexts);
  return (
    <main className={styles['main']}>
      <Page title={t('not-found')} lead={t('not-found.lead')}>
        <Link to="/" className={views['link']}>
          {t('place.live')}
        </Link>
      </Page>
    </main>
  );
}
