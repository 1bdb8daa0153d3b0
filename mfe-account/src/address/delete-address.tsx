import type { Address } from '@suvarna/contracts/customers';
import { oneLine } from '@suvarna/forms/one-line';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Sheet } from '@suvarna/ui/sheet';
import cards from '../page/cards.module.css';
import styles from './address.module.css';

interface DeleteAddressProps {
  /** Asked about; `null` when nothing is. */
  readonly address: Address | null;
  readonly busy: boolean;
  readonly onDelete: (address: Address) => void;
  readonly onKeep: () => void;
}

/** Asks before an address goes: orders keep theirs, but this one does not come back. */
export function DeleteAddress({ address, busy, onDelete, onKeep }: DeleteAddressProps) {
  const { t } = useRemoteContext();
  return (
    <Sheet
      open={address !== null}
      onClose={onKeep}
      title={t('address.delete-title')}
      closeLabel={t('address.keep')}
    >
      {address !== null && (
        <div className={styles['form']}>
          <p dir="auto">
            <strong>{address.full_name}</strong>
            <br />
            {oneLine(address)}
          </p>
          <div className={cards['actions']}>
            <Button busy={busy ? t('address.deleting') : undefined} onClick={() => onDelete(address)}>
              {t('address.delete')}
            </Button>
            <Button variant="secondary" onClick={onKeep}>
              {t('address.keep')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
