import { DELETE_AFTER_DAYS } from '@suvarna/contracts/account';
import type { Obstacle } from '@suvarna/contracts/api/personal-data';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { useAct } from '../form/use-act.ts';
import { AskSheet } from '../page/ask-sheet.tsx';
import { Notice } from '../page/notice.tsx';
import parts from '../page/parts.module.css';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import { ObstacleList } from './obstacle-list.tsx';
import type { Proof } from '../proof/use-proof.ts';
import { askToDelete } from './privacy.api.ts';

interface DeleteCardProps {
  readonly obstacles: readonly Obstacle[];
  /** It is asked for: everybody is signed out. */
  readonly onAsked: (dueAt: string) => void;
  readonly withProof: Proof['withProof'];
  readonly onRefused: (obstacles: readonly Obstacle[]) => void;
}

/** The end of the account: what goes, what the law keeps, and what has to end first. */
export function DeleteCard({ obstacles, onAsked, onRefused, withProof }: DeleteCardProps) {
  const { t } = useRemoteContext();
  const { busy, fault, act } = useAct();
  const [open, setOpen] = useState(false);
  const stands = obstacles.length > 0;

  const ask = async (): Promise<void> => {
    await act(
      'delete',
      async () => {
        // One question at a time: who it is comes in a sheet of its own.
        setOpen(false);
        const outcome = await withProof(askToDelete);
        if (outcome.kind === 'asked') onAsked(outcome.dueAt);
        else onRefused(outcome.obstacles);
      },
      (error) => codeFailureText(error, t),
    );
  };

  return (
    <section className={parts['card']} aria-labelledby="delete">
      <h2 id="delete">{t('privacy.delete')}</h2>
      <p>{t('privacy.delete-text', { count: DELETE_AFTER_DAYS })}</p>
      <h3>{t('privacy.goes')}</h3>
      <p>{t('privacy.goes-text')}</p>
      <h3>{t('privacy.stays')}</h3>
      <p>{t('privacy.stays-text')}</p>
      <div role="alert">{fault !== undefined && <Notice kind="failure">{fault}</Notice>}</div>
      {stands ? (
        <div role="alert">
          <Notice kind="failure">{t('privacy.stands')}</Notice>
          <ObstacleList obstacles={obstacles} />
        </div>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('privacy.delete-ask')}
          </Button>
        </div>
      )}
      <AskSheet
        open={open}
        title={t('privacy.delete-title')}
        action={t('privacy.delete-do')}
        busy={busy !== null}
        fault={undefined}
        onAct={() => void ask()}
        onClose={() => setOpen(false)}
      >
        <p>{t('privacy.delete-sure', { count: DELETE_AFTER_DAYS })}</p>
      </AskSheet>
    </section>
  );
}
