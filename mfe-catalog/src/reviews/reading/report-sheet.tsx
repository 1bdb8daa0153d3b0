import { REPORT_REASONS, type ReportReason } from '@suvarna/contracts/reviews';
import { useForm } from '@suvarna/forms/use-form';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useT } from '@suvarna/remote-kit/hooks';
import { useState } from 'react';
import { reviewsTexts } from '#texts/reviews';
import { refusedKey } from '../writing/refused-key.ts';
import styles from './report-sheet.module.css';
import { sendReport } from '../reviews.api.ts';

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
  const [isDone, setDone] = useState(false);
  const { fields, set, error, busy, failure, submit } = useForm<
    { readonly reason: ReportReason | undefined },
    ReportReason,
    unknown
  >({
    schema: ({ reason }) => (reason === undefined ? { reason: 'report.choose' } : {}),
    first: { reason: undefined },
    body: ({ reason }) => reason ?? null,
    send: (reason) => sendReport(id, reason),
    failures: (refusal) => reviewsT(refusedKey(refusal)),
    text: reviewsT,
    onSent: () => setDone(true),
  });
  const missing = error('reason');
  const leave = (): void => {
    if (isDone) onReported();
    onClose();
  };

  return (
    <Sheet open={open} onClose={leave} title={reviewsT('report.title')} closeLabel={reviewsT('close')}>
      {isDone ? (
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
        <form className={styles.form} method="post" noValidate onSubmit={submit}>
          <p className={styles.about}>{reviewsT('report.about', { title })}</p>
          <fieldset className={styles.reasons} aria-describedby="report-fault">
            <legend>{reviewsT('report.why')}</legend>
            {REPORT_REASONS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="report-reason"
                  value={one}
                  checked={fields.reason === one}
                  data-missing={missing !== undefined || undefined}
                  onChange={() => set({ reason: one })}
                />
                {reviewsT(`report.${one}`)}
              </label>
            ))}
          </fieldset>
          <p id="report-fault" className={styles.fault} role="alert">
            {missing ?? failure}
          </p>
          <SubmitButton busy={busy ? reviewsT('sending') : undefined}>{reviewsT('report.send')}</SubmitButton>
        </form>
      )}
    </Sheet>
  );
}
