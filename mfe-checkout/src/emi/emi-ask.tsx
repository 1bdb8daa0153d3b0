import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import styles from './emi-sheet.module.css';
import type { EmiRequesting } from './use-emi-request.ts';
import { words } from './words.ts';

/** Consent, and the request. What is missing is said where it is missing. */
export function EmiAsk({ request }: { readonly request: EmiRequesting }) {
  const { locale } = useRemoteContext();
  const say = words(locale);
  const { plan, consent, fault, place, busy, agree, ask } = request;
  const lender =
    plan === null ? say('emi.the-lender') : locale === 'hi' ? plan.lender_name_hi : plan.lender_name;
  return (
    <>
      <label className={styles['consent']}>
        <input
          type="checkbox"
          checked={consent}
          aria-describedby={fault === undefined ? undefined : 'emi-fault'}
          onChange={(event) => agree(event.target.checked)}
        />
        <span>{say('emi.consent', { lender })}</span>
      </label>
      <div ref={place} role="alert">
        {fault !== undefined && (
          <p id="emi-fault" className={styles['fault']}>
            {fault}
          </p>
        )}
      </div>
      <Button wide busy={busy ? say('emi.asking') : undefined} onClick={() => void ask()}>
        {say('emi.ask')}
      </Button>
    </>
  );
}
