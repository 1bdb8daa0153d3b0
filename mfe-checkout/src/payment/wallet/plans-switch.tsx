import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Choice } from '@suvarna/ui/choice';
import { formatPrice } from '@suvarna/ui/price';
import { useRef, useState } from 'react';
import { failureText } from '../failure-text.model.ts';
import styles from '../payment.module.css';
import { applyPlans, removePlans, spendablePlans } from './plans.api.ts';

interface PlansSwitchProps {
  readonly totals: CheckoutTotals;
  /** Plans go with payment ahead only. */
  readonly prepaid: boolean;
  /** The bag is paid for otherwise than it was: its price is asked for again. */
  readonly onChanged: () => Promise<unknown>;
}

const TENDER = 'golden-bounty';
const rupees = (minor: number): string => formatPrice(minor, 'INR');

/**
 * Value of savings plans, all of it or none, as in the bag. The page of payment runs no script of another
 * remote, so the switch is the checkout's own; the words and the calls are those of the bag.
 */
export function PlansSwitch({ totals, prepaid, onChanged }: PlansSwitchProps) {
  const { t } = useRemoteContext();
  const { state } = useRead('plans', spendablePlans);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const underWay = useRef(false);
  const used = totals.tenders.find(({ kind }) => kind === TENDER)?.amount_paise ?? 0;
  // Without an answer there is nothing to offer; paying goes on without plans.
  const spendable = state.status === 'ready' ? state.data : null;
  if (totals.currency !== 'INR' || (used === 0 && (spendable?.value_paise ?? 0) === 0)) return null;

  const choose = async (on: boolean): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setWanted(on);
    setFailure(null);
    try {
      await (on ? applyPlans(spendable?.plan_ids ?? []) : removePlans());
      await onChanged();
      bus.emit('toast.message.requested', {
        text: t(on ? 'bounty.applied' : 'bounty.removed'),
        kind: 'success',
      });
    } catch (error) {
      setFailure(error);
    } finally {
      setWanted(null);
      underWay.current = false;
    }
  };
  const hint = !prepaid
    ? t('bounty.error.mode')
    : used > 0
      ? t('bounty.used', { value: rupees(used) })
      : t('bounty.offer', { value: rupees(spendable?.value_paise ?? 0) });
  return (
    <div className={styles['switch']}>
      <Choice isOff={!prepaid}>
        <input
          type="checkbox"
          checked={wanted ?? used > 0}
          disabled={!prepaid}
          aria-busy={wanted !== null || undefined}
          onChange={({ target }) => void choose(target.checked)}
        />
        <strong>{t('bounty.title')}</strong>
        <small>{hint}</small>
      </Choice>
      <div role="alert">
        {failure !== null && (
          <p className={styles['fault']}>{tooSmallText(failure, t) ?? failureText(failure, t)}</p>
        )}
      </div>
    </div>
  );
}

/** How much the bag lacks: the refusal brings the sums along. */
function tooSmallText(failure: unknown, t: Translate): string | undefined {
  if (!isApiFailure(failure) || failure.code !== 'BOUNTY.BAG_TOO_SMALL') return undefined;
  const { data } = (failure.body ?? {}) as {
    data?: { readonly plans_paise: number; readonly missing_paise: number } | null;
  };
  if (data === undefined || data === null) return undefined;
  return t('bounty.error.bag-by', { value: rupees(data.plans_paise), missing: rupees(data.missing_paise) });
}
