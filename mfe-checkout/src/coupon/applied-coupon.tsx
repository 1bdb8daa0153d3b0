import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import styles from './coupon.module.css';

export interface KeptCoupon {
  readonly code: string;
  readonly discount_paise: number;
}

interface AppliedCouponProps {
  readonly coupon: KeptCoupon;
  readonly currency: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** The coupon that is kept with the bag; one that takes nothing off says so instead of disappearing. */
export function AppliedCoupon({
  coupon: { code, discount_paise: off },
  currency,
  busy,
  onRemove,
}: AppliedCouponProps) {
  const { t } = useRemoteContext();
  return (
    <div className={styles['applied']} data-idle={off === 0 || undefined}>
      <p role="status">
        {off === 0
          ? t('coupon.idle', { code })
          : t('coupon.applied', { code, amount: formatPrice(off, currency) })}
      </p>
      <Button
        variant="quiet"
        aria-label={t('coupon.remove-named', { code })}
        busy={busy ? t('coupon.removing') : undefined}
        onClick={onRemove}
      >
        {t('coupon.remove')}
      </Button>
    </div>
  );
}
