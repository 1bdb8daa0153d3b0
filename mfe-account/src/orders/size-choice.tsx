import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { SelectField } from '@suvarna/ui/field';
import { useEffect, useState } from 'react';
import { readSizes, type Sizes } from './orders.api.ts';
import { titleOf } from './piece-name.model.ts';
import styles from './request-form.module.css';
import type { Piece } from './request.model.ts';

interface SizeChoiceProps {
  readonly piece: Piece;
  readonly size: string;
  readonly error: string | undefined;
  readonly onChange: (size: string) => void;
}

/** The new size of a piece: those its design is made in, but for the one it has. */
export function SizeChoice({ piece, size, error, onChange }: SizeChoiceProps) {
  const { t, locale } = useRemoteContext();
  const [sizes, setSizes] = useState<Sizes | 'reading' | 'failed'>('reading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    setSizes('reading');
    readSizes(piece.product_id, controller.signal).then(setSizes, () => {
      if (!controller.signal.aborted) setSizes('failed');
    });
    return () => controller.abort();
  }, [piece.product_id, attempt]);

  const others = typeof sizes === 'string' ? [] : sizes.filter(({ id }) => id !== piece.size);
  const none = typeof sizes !== 'string' && others.length === 0;
  const fault = sizes === 'failed' ? t('order.sizes-failed') : none ? t('order.sizes-none') : error;
  return (
    <div className={styles['size']}>
      <SelectField
        name={`size-${piece.item_id}`}
        label={t('order.new-size', { title: titleOf(piece, locale) })}
        hint={t('order.size-now', { size: piece.size })}
        value={size}
        error={fault}
        aria-busy={sizes === 'reading'}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t(sizes === 'reading' ? 'order.sizes-reading' : 'order.reason-choose')}</option>
        {others.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {sizes === 'failed' && (
        <Button variant="quiet" onClick={() => setAttempt(attempt + 1)}>
          {t('account.retry')}
        </Button>
      )}
    </div>
  );
}
