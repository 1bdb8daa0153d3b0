import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Sheet } from '@suvarna/ui/sheet';
import { Notice } from '@suvarna/ui/notice';
import type { ReactNode, Ref } from 'react';
import parts from './parts.module.css';

interface AskSheetProps {
  readonly open: boolean;
  readonly title: string;
  /** What happens, and how it is undone. */
  readonly children: ReactNode;
  /** What the button does, in its words. */
  readonly action: string;
  readonly busy: boolean;
  readonly fault: string | undefined;
  /** Of what says the fault: there while the sheet is open. */
  readonly place?: Ref<HTMLDivElement>;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot simply be taken back. */
export function AskSheet({
  open,
  title,
  children,
  action,
  busy,
  fault,
  place,
  onAct,
  onClose,
}: AskSheetProps) {
  const { t } = useRemoteContext();
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('ask.keep')}>
      <div className={parts['sheet']}>
        {children}
        <div ref={place} role="alert">
          {fault !== undefined && <Notice kind="bad">{fault}</Notice>}
        </div>
        <div className={parts['actions']}>
          <Button busy={busy ? t('otp.checking') : undefined} onClick={onAct}>
            {action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('ask.keep')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
