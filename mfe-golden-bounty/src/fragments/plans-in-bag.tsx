import type { PlanList } from '@suvarna/contracts/golden-bounty';
import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { useSend } from '@suvarna/forms/use-send';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { bagStore, useBag } from '@suvarna/stores';
import { Button } from '@suvarna/ui/button';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef } from 'react';
import { failureText } from '../form/failure-text.model.ts';
import { rupees } from '../terms/terms.words.ts';
import { applyPlans, removePlans } from './plan-line.api.ts';
import styles from './plan-line.module.css';

interface PlansInBagProps {
  readonly spendable: PlanList['spendable'];
  readonly onChanged: () => void;
}

const TENDER = 'golden-bounty';

/** What plans pay of the bag, in paise, as the bag says. */
export const useUsedInBag = (): number =>
  useBag(({ cart }) => cart?.totals.tenders.find(({ kind }) => kind === TENDER)?.amount_paise ?? 0);

/** Under way until the bag says what it came to: before, its button would offer the same again. */
const andReadBag =
  <Asked,>(work: (asked: Asked, idempotencyKey: string) => Promise<unknown>) =>
  async (asked: Asked, idempotencyKey: string): Promise<void> => {
    await work(asked, idempotencyKey);
    await bagStore.getState().refresh();
  };
const apply = andReadBag(applyPlans);
const remove = andReadBag(removePlans);

/** Value of plans as a tender of the bag: to be used, all of it, and to be left out again. The bag says what it came to. */
export function PlansInBag({ spendable, onChanged }: PlansInBagProps) {
  const { t } = useRemoteContext();
  const used = useUsedInBag();
  const applying = useSend(apply);
  const removing = useSend(remove);
  const box = useRef<HTMLDivElement>(null);
  const focus = useLostFocusAfterCommit();
  const failure = applying.failure ?? removing.failure;

  /** The bag is priced again; the button that was pressed is gone, and its place takes the focus. */
  const take = (said: string): void => {
    bus.emit('toast.message.requested', { text: t(said), kind: 'success' });
    onChanged();
    focus(() => box.current);
  };
  const use = async (): Promise<void> => {
    if ((await applying.send(spendable.plan_ids)).ok) take('bag.applied');
  };
  const leaveOut = async (): Promise<void> => {
    if ((await removing.send(null)).ok) take('bag.removed');
  };

  return (
    <div ref={box} tabIndex={-1} className={styles['bag']} role="group" aria-label={t('name')}>
      <p role="status">
        {used > 0
          ? t('bag.used', { value: rupees(used) })
          : t('bag.offer', { value: rupees(spendable.value_paise) })}
      </p>
      {used > 0 ? (
        <Button
          variant="quiet"
          busy={removing.busy ? t('sending') : undefined}
          onClick={() => void leaveOut()}
        >
          {t('bag.remove')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          busy={applying.busy ? t('sending') : undefined}
          onClick={() => void use()}
        >
          {t('bag.apply')}
        </Button>
      )}
      <div role="alert">
        {failure !== null && (
          <p className={styles['fault']}>{tooSmallText(failure, t) ?? failureText(failure, t)}</p>
        )}
      </div>
    </div>
  );
}

/** How much the bag lacks: the refusal brings the sums along. */
function tooSmallText(
  failure: unknown,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
): string | undefined {
  if (!isApiFailure(failure) || failure.code !== 'BOUNTY.BAG_TOO_SMALL') return undefined;
  const { data } = (failure.body ?? {}) as {
    data?: { readonly plans_paise: number; readonly missing_paise: number } | null;
  };
  if (data === undefined || data === null) return t('bag.too-small');
  return t('bag.too-small-by', { value: rupees(data.plans_paise), missing: rupees(data.missing_paise) });
}
