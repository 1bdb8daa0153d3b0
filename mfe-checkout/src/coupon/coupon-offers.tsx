import { fieldIn } from '@suvarna/contracts/locale';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { offeredCoupons } from './coupon.api.ts';
import styles from './coupon.module.css';

interface CouponOffersProps {
  /** What the coupons are to come off; another worth, other coupons. */
  readonly worth: number;
  readonly currency: string;
  /** Codes that are being applied. */
  readonly busy: readonly string[];
  readonly onUse: (code: string) => void;
}

/** Coupons this bag may use, ready to press. */
export function CouponOffers({ worth, currency, busy, onUse }: CouponOffersProps) {
  const { t, locale } = useRemoteContext();
  const { state } = useRead(String(worth), offeredCoupons, { keepsLast: true });

  if (state.status !== 'ready' || state.data.length === 0) return null;
  return (
    <ul className={styles['offers']} aria-label={t('coupon.offers')}>
      {state.data.map((coupon) => {
        const { code, discount_paise: off } = coupon;
        return (
          <li key={code}>
            <p>
              <strong>{code}</strong> <span>{fieldIn(coupon, 'title', locale)}</span>
            </p>
            <p className={styles['off']}>{`− ${formatPrice(off, currency)}`}</p>
            {/* The whole row is its target. */}
            <Button
              variant="quiet"
              className={styles['use']}
              aria-label={t('coupon.use', { code, amount: formatPrice(off, currency) })}
              busy={busy.includes(code) ? t('coupon.applying') : undefined}
              onClick={() => onUse(code)}
            >
              {t('coupon.apply')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
