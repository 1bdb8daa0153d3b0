import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { titleOf } from './title.model.ts';
import type { SizeChoice } from './use-move-to-bag.ts';
import styles from './wishlist.module.css';

interface SizeSheetProps {
  readonly choice: SizeChoice | null;
  /** Designs on their way. */
  readonly busy: readonly number[];
  readonly onClose: () => void;
  readonly onChoose: (size: string) => void;
}

/** In which size? A design made in sizes goes into the bag with one (specification §5). */
export function SizeSheet({ choice, busy, onClose, onChoose }: SizeSheetProps) {
  const { t, locale } = useRemoteContext();
  return (
    <Sheet
      open={choice !== null}
      onClose={onClose}
      title={choice === null ? '' : titleOf(choice.item, locale)}
      closeLabel={t('wishlist.close')}
    >
      {choice !== null && (
        <SizeForm
          key={choice.item.product_id}
          choice={choice}
          busy={busy.includes(choice.item.product_id)}
          onChoose={onChoose}
        />
      )}
    </Sheet>
  );
}

function SizeForm({
  choice,
  busy,
  onChoose,
}: {
  readonly choice: SizeChoice;
  readonly busy: boolean;
  readonly onChoose: (size: string) => void;
}) {
  const { t } = useRemoteContext();
  const [size, setSize] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (size === '') setMissing(true);
    else onChoose(size);
  };
  return (
    <form className={styles['sizes']} noValidate onSubmit={submit}>
      <fieldset aria-describedby="size-missing">
        <legend>{t('wishlist.size')}</legend>
        <div className={styles['size-list']}>
          {choice.sizes.map(({ id, label }) => (
            <label key={id} className={styles['size']}>
              <input
                type="radio"
                name="wishlist-size"
                value={id}
                checked={size === id}
                onChange={() => setSize(id)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id="size-missing" className={styles['missing']} aria-live="polite">
        {missing && size === '' ? t('wishlist.size-missing') : ''}
      </p>
      <SubmitButton wide size="large" busy={busy ? t('wishlist.moving') : undefined}>
        {t('wishlist.move')}
      </SubmitButton>
    </form>
  );
}
