import { pressedKey } from '@suvarna/ui/pressed-key';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { lazy, Suspense, useState } from 'react';
import { frameTexts } from '#texts/frame';
import { useT } from './language.tsx';
import { isPaletteKey, isHelpKey } from './keyboard.model.ts';
import styles from './frame.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts }));

/** The palette and the list of keys, by their keys and by their buttons. */
export function Keyboard() {
  const t = useT(frameTexts);
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  useWindowEvent('keydown', (event) => {
    const key = pressedKey(event);
    if (isPaletteKey(key, event)) {
      event.preventDefault();
      setOpen('palette');
    } else if (isHelpKey(key, event.target, localStorage)) setOpen('shortcuts');
  });
  const close = (): void => setOpen(null);
  return (
    <>
      <button type="button" className={styles['tool']} onClick={() => setOpen('palette')}>
        {t('palette')} <kbd aria-hidden>{t('palette.keys')}</kbd>
      </button>
      <button
        type="button"
        className={styles['tool']}
        aria-label={t('shortcuts')}
        onClick={() => setOpen('shortcuts')}
      >
        <kbd aria-hidden>?</kbd>
      </button>
      <Suspense>
        {open === 'palette' && <Palette onClose={close} />}
        {open === 'shortcuts' && <Shortcuts onClose={close} />}
      </Suspense>
    </>
  );
}
