import { REPORT_REASONS, type ReportReason } from '@suvarna/contracts/reviews';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { reviewsTexts } from '#texts/reviews';
import { refusedKey } from './refused-key.ts';
import styles from './report-sheet.module.css';
import { sendReport } from './reviews.api.ts';

interface ReportSheetProps {
  readonly open: boolean;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Tells the store's people why a review should not be shown. It stays where it is until they have looked. */
export function ReportSheet({ open, id, title, onClose, onReported }: ReportSheetProps) {
  const reviewsT = useT(reviewsTexts);
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
    <Sheet open={open} onClose={leave} title={reviewsT('report.title')} closeLabel={reviewsT('close')}>
      {state === 'done' ? (
        <div className={styles.form}>
          {/* The form that was sent is gone. */}
          <p ref={takeLostFocus} role="status" tabIndex={-1}>
            {reviewsT('report.done')}
          </p>
          <Button variant="secondary" onClick={leave}>
            {reviewsT('close')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.about}>{reviewsT('report.about', { title })}</p>
          <fieldset className={styles.reasons} aria-describedby="report-fault">
            <legend>{reviewsT('report.why')}</legend>
            {REPORT_REASONS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="report-reason"
                  value={one}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />
                {reviewsT(`report.${one}`)}
              </label>
            ))}
          </fieldset>
          <p id="report-fault" className={styles.fault} role="alert">
            {fault !== '' && reviewsT(fault)}
          </p>
          <SubmitButton busy={state === 'busy' ? reviewsT('sending') : undefined}>
            {reviewsT('report.send')}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}
