import { useT } from '@suvarna/remote-kit/hooks';
import form from '../form/form.module.css';
import { TermsList } from '../terms/terms-list.tsx';
import type { Terms } from '../terms/terms.api.ts';

interface ConsentProps {
  readonly terms: Terms;
  readonly given: boolean;
  readonly error: string | undefined;
  readonly onChange: (given: boolean) => void;
}

/** The terms in full, and a box that is not ticked for the customer. */
export function Consent({ terms, given, error, onChange }: ConsentProps) {
  const t = useT();
  return (
    <fieldset className={form['group']}>
      <legend>{t('terms.title')}</legend>
      {/* Scrolled by keyboards, too. */}
      <div className={form['terms']} tabIndex={0} role="region" aria-label={t('terms.title')}>
        <TermsList terms={terms} />
      </div>
      <label className={form['check']}>
        <input
          type="checkbox"
          name="consent"
          checked={given}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby="consent-error"
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{t('enrol.consent')}</span>
      </label>
      <p id="consent-error" className={form['fault']} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
