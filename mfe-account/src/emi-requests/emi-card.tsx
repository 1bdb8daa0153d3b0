import type { EmiRequest } from '@suvarna/contracts/emi';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { Disclosure } from '@suvarna/ui/disclosure';
import { EmiPlanLine } from '@suvarna/ui/emi-plans';
import { formatPrice } from '@suvarna/ui/price';
import orders from '../orders/orders.module.css';
import styles from './emi-requests.module.css';
import { WithdrawEmi } from './withdraw-emi.tsx';
import { useSay } from './use-say.ts';

/** States in which something is still to come are gold, what was granted is good, the rest is quiet. */
const TONES: Readonly<Partial<Record<EmiRequest['state'], string>>> = {
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
  const say = useSay();
  const href = useHref();
  const { state, plan, pieces, can } = request;
  const lender = locale === 'hi' ? plan.lender_name_hi : plan.lender_name;
  const names = pieces.map(({ title, title_hi }) => (locale === 'hi' ? title_hi : title));
  const day = (at: string): string => formatFullDay(at, locale);
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          {say('emi.of', { amount: formatPrice(request.amount_paise, 'INR'), lender })}
        </h2>
        <strong className={orders['badge']} data-tone={TONES[state]}>
          {say(`emi.state.${state}`)}
        </strong>
      </div>
      <p className={orders['muted']}>
        {names.join(', ')} · {day(request.asked_at)} · {request.request_id}
      </p>
      <EmiPlanLine plan={plan} t={say} />
      <p>{say(`emi.now.${state}`, { lender, day: day(request.valid_until), order: request.order_no })}</p>
      {request.reason !== '' && <p>{say(`emi.reason.${request.reason}`)}</p>}
      {request.note !== '' && <p className={styles['said']}>{request.note}</p>}
      {state === 'approved' && !can.pay && <p className={orders['muted']}>{say('emi.other-bag')}</p>}
      <div className={orders['actions']}>
        {state === 'approved' && (
          <ButtonLink href={href('/checkout/cart/')} variant={can.pay ? 'primary' : 'secondary'}>
            {say(can.pay ? 'emi.pay' : 'emi.to-bag')}
          </ButtonLink>
        )}
        {state === 'used' && request.order_no !== '' && (
          <ButtonLink href={href(`/account/orders/${request.order_no}/`)} variant="secondary">
            {say('emi.to-order')}
          </ButtonLink>
        )}
        {can.withdraw && <WithdrawEmi request={request} onWithdrawn={onChanged} />}
      </div>
      <Disclosure summary={say('emi.history')}>
        <ol className={styles['steps']}>
          {request.steps.map((step) => (
            <li key={`${step.state} ${step.at}`}>
              {say(`emi.state.${step.state}`)} · {day(step.at)}
            </li>
          ))}
        </ol>
      </Disclosure>
    </li>
  );
}
