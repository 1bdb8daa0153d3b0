import { useRead } from '@suvarna/remote-kit/use-read';
import { takeLostFocus } from '@suvarna/ui/focus';
import { useCallback } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { engravedTexts } from '#texts/engraved';
import type { Choice, ProductView } from '../product.model.ts';
import { drawEngraving, type DrawEngraving } from './draw-engraving.ts';
import styles from './engraving-field.module.css';

interface EngravedPictureProps {
  readonly product: ProductView;
  readonly choice: Choice;
  /** As they are cut. */
  readonly words: string;
  readonly draw?: DrawEngraving;
}

/** Words on the piece where they are cut, in the metal that is chosen; drawn here, for nobody else. */
export function EngravedPicture({ product, choice, words, draw = drawEngraving }: EngravedPictureProps) {
  const t = useT(engravedTexts);
  const { state } = useRead(
    `${product.id} ${JSON.stringify(choice)} ${words}`,
    (signal) => draw({ productId: product.id, choice, words }, signal),
    { keepsLast: true },
  );
  const drawn = state.status === 'ready' ? state.data : undefined;
  const picture = typeof drawn === 'object' ? drawn : undefined;
  const put = useCallback(
    (element: HTMLCanvasElement | null) => {
      if (!element || !picture) return;
      [element.width, element.height] = [picture.width, picture.height];
      element.getContext('2d')?.drawImage(picture, 0, 0);
    },
    [picture],
  );
  const said =
    state.status === 'failed' ? 'failed' : typeof drawn === 'string' ? drawn : picture ? 'shown' : 'drawing';
  return (
    <div className={styles['preview']}>
      {picture && (
        <canvas ref={put} className={styles['picture']} role="img" aria-label={t('picture', { words })} />
      )}
      {/* The button that asked for it is gone. */}
      <p ref={takeLostFocus} className={styles['said']} role="status" tabIndex={-1}>
        {t(said)}
      </p>
    </div>
  );
}
