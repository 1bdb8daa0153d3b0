import { fieldIn } from '@suvarna/contracts/locale';
import type { EmiPlans as Plans } from '@suvarna/contracts/emi';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { ReadState } from '@suvarna/remote-kit/use-read';
import { session, signInPath } from '@suvarna/session';
import { ButtonLink } from '@suvarna/ui/button';
import { EmiPlans } from '@suvarna/ui/emi-plans';
import { formatPrice } from '@suvarna/ui/price';
import { Sheet } from '@suvarna/ui/sheet';
import { TryAgain } from '@suvarna/ui/try-again';
import { emiTexts } from '#texts/emi';
import { EmiAsk } from './emi-ask.tsx';
import styles from './emi-sheet.module.css';
import { useEmiRequest } from './use-emi-request.ts';

interface EmiSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly payable: number;
  readonly read: ReadState<Plans>;
  readonly onAgain: () => void;
  readonly onAsked?: () => void;
}

/** Plans of lenders for what is to be paid; a customer who is signed in chooses one and asks for it. */
export function EmiSheet({ open, onClose, payable, read, onAgain, onAsked }: EmiSheetProps) {
  const { locale } = useRemoteContext();
  const t = useT(emiTexts);
  const href = useHref();
  const request = useEmiRequest(onAsked);
  const signedIn = session.storedToken() !== null;
  return (
    <Sheet open={open} onClose={onClose} title={t('emi.title')} closeLabel={t('emi.close')}>
      {request.asked !== null ? (
        <div className={styles['body']} role="status">
          <p>{t('emi.sent', { request: request.asked.request_id })}</p>
          <ButtonLink href={href('/account/emi-requests/')}>{t('emi.to-requests')}</ButtonLink>
        </div>
      ) : (
        <div className={styles['body']}>
          <p>{t('emi.lead', { amount: formatPrice(payable, 'INR') })}</p>
          {read.status === 'loading' && <p role="status">{t('emi.reading')}</p>}
          {read.status === 'failed' && (
            <TryAgain text={t('emi.failed')} again={t('emi.again')} onAgain={onAgain} />
          )}
          {read.status === 'ready' && (
            <EmiPlans
              plans={read.data.results}
              lenderName={(plan) => fieldIn(plan, 'lender_name', locale)}
              t={t}
              {...(signedIn && { chosen: request.plan?.plan_id ?? null, onChoose: request.choose })}
            />
          )}
          {signedIn ? (
            <EmiAsk request={request} />
          ) : (
            <ButtonLink href={href(signInPath(href('/checkout/cart/')))} wide>
              {t('emi.sign-in')}
            </ButtonLink>
          )}
          <p className={styles['note']}>{t('emi.note')}</p>
        </div>
      )}
    </Sheet>
  );
}
