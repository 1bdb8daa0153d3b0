import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import type { BagVoucher } from '@suvarna/contracts/vouchers';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { Sheet } from '@suvarna/ui/sheet';
import { useAct } from '@suvarna/ui/use-act';
import { lazy, Suspense, useRef, useState } from 'react';
import { failureText } from '../payment/failure-text.model.ts';
import { listVouchers, removeVoucher } from './voucher.api.ts';
import styles from './voucher.module.css';

/** With the press that opens the sheet: few bags are paid with a voucher. */
const VoucherForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "voucher-form" */ './voucher-form.tsx')).VoucherForm,
}));

interface VoucherBoxProps {
  readonly totals: CheckoutTotals;
  /** A voucher came or went: everything is priced again. */
  readonly onChanged: () => Promise<unknown>;
}

/** Vouchers of a third party that pay for the bag, and the sheet in which another is added. */
export function VoucherBox({ totals, onChanged }: VoucherBoxProps) {
  const { t } = useRemoteContext();
  const [open, setOpen] = useState(false);
  const { busy, fault, act } = useAct();
  const box = useRef<HTMLDivElement>(null);
  const focus = useLostFocusAfterCommit();
  const { state, retry } = useRead('vouchers', listVouchers, { keepsLast: true });
  // Without the list there is nothing to take out; paying goes on with what the totals say.
  const vouchers = state.status === 'ready' ? state.data.results : [];
  const pays = totals.tenders?.find(({ kind }) => kind === 'vouchers')?.amount_paise ?? 0;

  const changed = async (): Promise<void> => {
    retry();
    await onChanged();
    focus(() => box.current);
  };
  const take = ({ voucher_id: id }: BagVoucher): void =>
    void act(
      id,
      async () => {
        await removeVoucher(id);
        await changed();
      },
      (error) => failureText(error, t),
    );

  return (
    <div ref={box} tabIndex={-1} className={styles['box']}>
      {vouchers.length > 0 && (
        <ul className={styles['vouchers']} aria-label={t('voucher.in-bag')}>
          {vouchers.map((voucher) => (
            <li key={voucher.voucher_id}>
              <p>
                <strong>{t('voucher.ending', { last4: voucher.last4 })}</strong>
                <small>{t('voucher.up-to', { amount: formatPrice(voucher.amount_paise, 'INR') })}</small>
              </p>
              <Button
                variant="quiet"
                aria-label={t('voucher.remove-named', { last4: voucher.last4 })}
                busy={busy.includes(voucher.voucher_id) ? t('voucher.removing') : undefined}
                onClick={() => take(voucher)}
              >
                {t('voucher.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {vouchers.length > 0 && (
        <p role="status" className={styles['says']} data-idle={pays === 0 || undefined}>
          {pays === 0 ? t('voucher.idle') : t('voucher.pays', { amount: formatPrice(pays, 'INR') })}
        </p>
      )}
      <p role="alert" className={styles['failure']}>
        {fault?.text}
      </p>
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        {t(vouchers.length === 0 ? 'voucher.open' : 'voucher.open-another')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('voucher.title')}
        closeLabel={t('voucher.close')}
      >
        <Suspense fallback={<p className={styles['small']}>{t('voucher.opening')}</p>}>
          <VoucherForm
            onUsed={(isWaitedFor) => {
              // Closed in the meantime, the sheet may be open again.
              if (isWaitedFor) setOpen(false);
              void changed();
            }}
          />
        </Suspense>
      </Sheet>
    </div>
  );
}
