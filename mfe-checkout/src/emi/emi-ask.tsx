import { fieldIn } from '@suvarna/contracts/locale';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { emiTexts } from '#texts/emi';
import styles from './emi-sheet.module.css';
import type { EmiRequesting } from './use-emi-request.ts';

/** Consent, and the request. What is missing is said where it is missing. */
export function EmiAsk({ request }: { readonly request: EmiRequesting }) {
  const { locale } = useRemoteContext();
  const t = useT(emiTexts);
  const { plan, consent, fault, place, busy, agree, ask } = request;
  const lender = plan === null ? t('emi.the-lender') : fieldIn(plan, 'lender_name', locale);
  return (
    <>
      <label className={styles['consent']}>
        <input
          type="checkbox"
          checked={consent}
          aria-describedby={fault === undefined ? undefined : 'emi-fault'}
          onChange={(event) => agree(event.target.checked)}
        />
        <span>{t('emi.consent', { lender })}</span>
      </label>
      <div ref={place} role="alert">
        {fault !== undefined && (
          <p id="emi-fault" className={styles['fault']}>
            {fault}
          </p>
        )}
      </div>
      <Button wide busy={busy ? t('emi.asking') : undefined} onClick={() => void ask()}>
        {t('emi.ask')}
      </Button>
    </>
  );
}
