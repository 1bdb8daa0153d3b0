import { REPORT_REASONS, type ReportReason } from '@suvarna/contracts/reviews';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { refusedKey } from './refused-key.ts';
import styles from './report-sheet.module.css';
import { sendReport } from './reviews.api.ts';
import { useReviewWords } from './words.ts';

interface ReportSheetProps {
  readonly open: boolean;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Tells the store's people why a review should not be shown. It stays where it is until they have looked. */
export function ReportSheet({ open, id, title, onClose, onReported }: ReportSheetProps) {
  const say = useReviewWords();
  const [reason, setReason] = useState<ReportReason>();
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'asks' | 'busy' | 'done'>('asks');

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (reason === undefined) {
      setFault('report.choose');
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setFault('');
    setState('busy');
    try {
      await sendReport(id, reason);
      setState('done');
    } catch (error) {
      setFault(refusedKey(error));
      setState('asks');
    }
  };
  const leave = (): void => {
    if (state === 'done') onReported();
    onClose();
  };

  return (
    <Sheet open={open} onClose={leave} title={say('report.title')} closeLabel={say('close')}>
      {state === 'done' ? (
        <div className={styles.form}>
          {/* The form that was sent is gone. */}
          <p ref={takeLostFocus} role="status" tabIndex={-1}>
            {say('report.done')}
          </p>
          <Button variant="secondary" onClick={leave}>
            {say('close')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.about}>{say('report.about', { title })}</p>
          <fieldset className={styles.reasons} aria-describedby="report-fault">
            <legend>{say('report.why')}</legend>
            {REPORT_REASONS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="report-reason"
                  value={one}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />
                {say(`report.${one}`)}
              </label>
            ))}
          </fieldset>
          <p id="report-fault" className={styles.fault} role="alert">
            {fault !== '' && say(fault)}
          </p>
          <SubmitButton busy={state === 'busy' ? say('sending') : undefined}>
            {say('report.send')}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}
