import { Button } from '@suvarna/ui/button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { useFailureText } from '../views/failure.tsx';
import { Page } from '../views/page.tsx';
import { useT } from './language.tsx';
import styles from './frame.module.css';

/** A screen that could not be shown: who is signed in could not be asked, or its code failed. */
export function Broken({ error }: ErrorComponentProps) {
  const t = useT(frameTexts);
  const failureText = useFailureText();
  return (
    <main className={styles['main']}>
      <Page title={t('broken')} lead={failureText(error instanceof Error ? error : new Error(String(error)))}>
        <div>
          <Button size="small" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </div>
      </Page>
    </main>
  );
}
