import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { SelectField } from '@suvarna/ui/field';
import { readSizes } from '../orders.api.ts';
import { titleOf } from '../piece-name.model.ts';
import styles from './request-form.module.css';
import type { Piece } from '../request.model.ts';

interface SizeChoiceProps {
  readonly piece: Piece;
  readonly size: string;
  readonly error: string | undefined;
  readonly onChange: (size: string) => void;
}

/** The new size of a piece: those its design is made in, but for the one it has. */
export function SizeChoice({ piece, size, error, onChange }: SizeChoiceProps) {
  const { t, locale } = useRemoteContext();
  const { product_id: productId } = piece.productDetails;
  const { state, retry } = useRead(String(productId), (signal) => readSizes(productId, signal));

  const others = state.status === 'ready' ? state.data.filter(({ id }) => id !== piece.size) : [];
  const none = state.status === 'ready' && others.length === 0;
  const fault = state.status === 'failed' ? t('order.sizes-failed') : none ? t('order.sizes-none') : error;
  return (
    <div className={styles['size']}>
      <SelectField
        name={`size-${piece.item_id}`}
        label={t('order.new-size', { title: titleOf(piece, locale) })}
        hint={t('order.size-now', { size: piece.size })}
        value={size}
        error={fault}
        aria-busy={state.status === 'loading'}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">
          {t(state.status === 'loading' ? 'order.sizes-reading' : 'order.reason-choose')}
        </option>
        {others.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {state.status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
