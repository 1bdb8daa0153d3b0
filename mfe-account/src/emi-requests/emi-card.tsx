import { fieldIn } from '@suvarna/contracts/locale';
import type { EmiRequest } from '@suvarna/contracts/emi';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { Disclosure } from '@suvarna/ui/disclosure';
import { EmiPlanLine } from '@suvarna/ui/emi-plans';
import { formatPrice } from '@suvarna/ui/price';
import { StateBadge } from '@suvarna/ui/state-badge';
import { emiRequestsTexts } from '#texts/emi-requests';
import orders from '../orders/orders.module.css';
import styles from './emi-requests.module.css';
import { WithdrawEmi } from './withdraw-emi.tsx';

/** States in which something is still to come are gold, what was granted is good, the rest is quiet. */
const TONES: Readonly<Partial<Record<EmiRequest['state'], 'good' | 'bad'>>> = {
  approved: 'good',
  used: 'good',
  refused: 'bad',
};

interface EmiCardProps {
  readonly request: EmiRequest;
  readonly onChanged: (request: EmiRequest) => void;
}

export function EmiCard({ request, onChanged }: EmiCardProps) {
  const { locale } = useRemoteContext();
  const t = useT(emiRequestsTexts);
  const href = useHref();
  const { state, plan, pieces, can } = request;
  const lender = fieldIn(plan, 'lender_name', locale);
  const names = pieces.map((piece) => fieldIn(piece, 'title', locale));
  const day = (at: string): string => formatFullDay(at, locale);
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          {t('emi.of', { amount: formatPrice(request.amount_paise, 'INR'), lender })}
        </h2>
        <StateBadge tone={TONES[state]}>{t(`emi.state.${state}`)}</StateBadge>
      </div>
      <p className={orders['muted']}>
        {names.join(', ')} · {day(request.asked_at)} · {request.request_id}
      </p>
      <EmiPlanLine plan={plan} t={t} />
      <p>{t(`emi.now.${state}`, { lender, day: day(request.valid_until), order: request.order_no })}</p>
      {request.reason !== '' && <p>{t(`emi.reason.${request.reason}`)}</p>}
      {request.note !== '' && <p className={styles['said']}>{request.note}</p>}
      {state === 'approved' && !can.pay && <p className={orders['muted']}>{t('emi.other-bag')}</p>}
      <div className={orders['actions']}>
        {state === 'approved' && (
          <ButtonLink href={href('/checkout/cart/')} variant={can.pay ? 'primary' : 'secondary'}>
            {t(can.pay ? 'emi.pay' : 'emi.to-bag')}
          </ButtonLink>
        )}
        {state === 'used' && request.order_no !== '' && (
          <ButtonLink href={href(`/account/orders/${request.order_no}/`)} variant="secondary">
            {t('emi.to-order')}
          </ButtonLink>
        )}
        {can.withdraw && <WithdrawEmi request={request} onWithdrawn={onChanged} />}
      </div>
      <Disclosure summary={t('emi.history')}>
        <ol className={styles['steps']}>
          {request.steps.map((step) => (
            <li key={`${step.state} ${step.at}`}>
              {t(`emi.state.${step.state}`)} · {day(step.at)}
            </li>
          ))}
        </ol>
      </Disclosure>
    </li>
  );
}
