import { useFrame } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { formatPrice } from '@suvarna/ui/price';
import { useState, type FormEvent } from 'react';
import { failureText } from './failure-text.model.ts';
import { applyCoupon, removeCoupon } from './payment.api.ts';
import styles from './payment.module.css';

interface CouponBoxProps {
  readonly coupon: { readonly code: string; readonly discount_paise: number } | null;
  readonly currency: string;
  /** The coupon changed: everything is priced anew. */
  readonly onChanged: () => Promise<unknown>;
}

export function CouponBox({ coupon, currency, onChanged }: CouponBoxProps) {
  const { t } = useFrame();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      setCode('');
      await onChanged();
    } catch (failure) {
      setError(failureText(failure, t));
    } finally {
      setBusy(false);
    }
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') setError(t('coupon.error.empty'));
    else void change(() => applyCoupon(wanted));
  };

  if (coupon !== null) {
    return (
      <div className={styles['applied']} role="status">
        <p>{t('coupon.applied', { code: coupon.code, amount: formatPrice(coupon.discount_paise, currency) })}</p>
        <Button variant="quiet" size="small" busy={busy ? t('coupon.removing') : undefined} onClick={() => void change(() => removeCoupon(coupon.code))}>{t('coupon.remove')}</Button>
      </div>
    );
  }
  return (
    <form className={styles['coupon']} onSubmit={apply}>
      <Field
        name="coupon"
        label={t('coupon.label')}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={32}
        error={error}
        onChange={(event) => setCode(event.target.value)}
        action={<Button type="submit" variant="quiet" size="small" busy={busy ? t('coupon.applying') : undefined}>{t('coupon.apply')}</Button>}
      />
    </form>
  );
}
