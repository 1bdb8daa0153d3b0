import { Button } from '@suvarna/ui/button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { ApiRefusal, ApiUnreachable } from '../api/client.ts';
import { useFailureText } from '../views/failure.tsx';
import { Page } from '../views/page.tsx';
import { useT } from './language.tsx';
import styles from './frame.module.css';

/** A screen that could not be shown: who is signed in could not be asked, or its code failed. */
const isOfApi = (error: unknown): error is Error =>
  error instanceof ApiRefusal || error instanceof ApiUnreachable;

export function Broken({ error }: ErrorComponentProps) {
  const t = useT(frameTexts);
  const failureText = useFailureText();
  return (
    <main className={styles['main']}>
      <Page title={t('broken')} lead={isOfApi(error) ? failureText(error) : t('broken.lead')}>
        <div>
          <Button size="small" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </div>
      </Page>
    </main>
  );
}
