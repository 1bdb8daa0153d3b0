import { useT } from '@suvarna/remote-kit/hooks';
import { CloseIcon, PlusIcon } from '@suvarna/ui/icon';
import { Picture } from '@suvarna/ui/picture';
import { useRef } from 'react';
import styles from './zoom.module.css';

const ID = 'zoom';

interface ZoomProps {
  readonly src: string;
  /** What the picture shows. */
  readonly name: string;
}

/** The picture larger than the screen, to be pushed around. The browser opens and closes it, scripts or none. */
export function Zoom({ src, name }: ZoomProps) {
  const t = useT();
  const pane = useRef<HTMLDivElement>(null);
  const showMiddle = (): void => {
    const element = pane.current;
    element?.scrollTo((element.scrollWidth - element.clientWidth) / 2, (element.scrollHeight - element.clientHeight) / 2);
  };
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={ID} aria-label={t('product.zoom')}><PlusIcon /></button>
      <div id={ID} popover="auto" role="dialog" className={styles.zoom} aria-label={name} onToggle={showMiddle}>
        <button type="button" className={styles.close} popoverTarget={ID} popoverTargetAction="hide" aria-label={t('product.zoom-close')}><CloseIcon /></button>
        {/* It scrolls, so keyboards must be able to reach it. */}
        <div ref={pane} className={styles.pane} role="region" tabIndex={0} aria-label={t('product.zoom-pane')}>
          <Picture src={src} alt={name} widest={1024} sizes="1024px" className={styles.picture} />
        </div>
      </div>
    </>
  );
}
