import { DELETE_AFTER_DAYS } from '@suvarna/contracts/customers';
import type { Kept, Obstacle } from '@suvarna/contracts/privacy';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { formatExactPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import { Failure, Notice } from '@suvarna/ui/notice';
import { privacyTexts } from '#texts/privacy';
import { AskSheet } from '../page/ask-sheet.tsx';
import parts from '../page/parts.module.css';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import { ObstacleList } from './obstacle-list.tsx';
import { askToDelete } from './privacy.api.ts';

interface DeleteCardProps {
  readonly obstacles: readonly Obstacle[];
  /** What is open, and closed with the account. */
  readonly kept: readonly Kept[];
  /** It is asked for: everybody is signed out. */
  readonly onAsked: (dueAt: string) => void;
  readonly onRefused: (obstacles: readonly Obstacle[]) => void;
}

/** The end of the account: what goes, what the law keeps, and what has to end first. */
export function DeleteCard({ obstacles, kept, onAsked, onRefused }: DeleteCardProps) {
  const { t } = useRemoteContext();
  const privacyT = useT(privacyTexts);
  const { busy, fault, act } = useAct();
  const [open, setOpen] = useState(false);
  const stands = obstacles.length > 0;

  const ask = async (): Promise<void> => {
    await act(
      'delete',
      async () => {
        // One question at a time: who it is comes in a sheet of its own.
        setOpen(false);
        const outcome = await askToDelete();
        if (outcome.kind === 'asked') onAsked(outcome.dueAt);
        else onRefused(outcome.obstacles);
      },
      (error) => codeFailureText(error, t),
    );
  };

  return (
    <section className={parts['card']} aria-labelledby="delete">
      <h2 id="delete">{privacyT('privacy.delete')}</h2>
      <p>{privacyT('privacy.delete-text', { count: DELETE_AFTER_DAYS })}</p>
      <h3>{privacyT('privacy.goes')}</h3>
      <p>{privacyT('privacy.goes-text')}</p>
      <h3>{privacyT('privacy.stays')}</h3>
      <p>{privacyT('privacy.stays-text')}</p>
      {kept.map(({ kind, count, amount_paise: paise }) => (
        <p key={kind}>
          {privacyT(`privacy.kept.${kind}`, { count, amount: formatExactPrice(paise, 'INR') })}
        </p>
      ))}
      <Failure text={fault?.text} />
      {stands ? (
        <div role="alert">
          <Notice kind="bad">{privacyT('privacy.stands')}</Notice>
          <ObstacleList obstacles={obstacles} />
        </div>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {privacyT('privacy.delete-ask')}
          </Button>
        </div>
      )}
      <AskSheet
        open={open}
        title={privacyT('privacy.delete-title')}
        action={privacyT('privacy.delete-do')}
        busy={busy.length > 0}
        fault={undefined}
        onAct={() => void ask()}
        onClose={() => setOpen(false)}
      >
        <p>{privacyT('privacy.delete-sure', { count: DELETE_AFTER_DAYS })}</p>
      </AskSheet>
    </section>
  );
}
