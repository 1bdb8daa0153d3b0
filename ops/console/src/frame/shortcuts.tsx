import { Dialog } from '@base-ui/react/dialog';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { frameTexts } from '#texts/frame';
import { areSingleKeysOn, switchSingleKeys } from './keyboard.model.ts';
import { useT } from './language.tsx';
import styles from '../orders/order-dialog.module.css';
import own from './frame.module.css';

/** Every key the console hears. */
const KEYS = ['palette', 'shortcuts', 'send', 'close', 'arrows'] as const;

export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const t = useT(frameTexts);
  const [areOn, setOn] = useState(() => areSingleKeysOn(localStorage));
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup className={styles['popup']}>
          <Dialog.Title className={styles['title']}>{t('shortcuts')}</Dialog.Title>
          <dl className={own['keys']}>
            {KEYS.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{t(`key.${key}`)}</kbd>
                </dt>
                <dd>{t(`key.${key}.does`)}</dd>
              </div>
            ))}
          </dl>
          <label>
            <input
              type="checkbox"
              checked={areOn}
              onChange={({ target }) => {
                switchSingleKeys(localStorage, target.checked);
                setOn(target.checked);
              }}
            />{' '}
            {t('single-keys')}
          </label>
          <div>
            <Dialog.Close render={<Button size="small">{t('close')}</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
