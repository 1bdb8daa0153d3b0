import { useCallback } from 'react';
import type { DrawnPiece } from './drawn-piece.ts';
import styles from './true-size.module.css';

interface SizedPictureProps {
  readonly piece: DrawnPiece;
  readonly pxPerMm: number;
  readonly label: string;
  /** On a drawn finger. */
  readonly finger?: boolean;
}

/** A picture exactly as large as the piece. */
export function SizedPicture({ piece, pxPerMm, label, finger = false }: SizedPictureProps) {
  const side = piece.sideMm * pxPerMm;
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      if (!element) return;
      // Its size is a number only this screen knows, and the policy allows no style attribute in markup.
      element.style.inlineSize = `${side}px`;
      [element.width, element.height] = [piece.picture.width, piece.picture.height];
      element.getContext('2d')?.drawImage(piece.picture, 0, 0);
    },
    [piece, side],
  );
  return (
    <span className={styles.place} data-finger={finger || undefined}>
      <canvas
        ref={draw}
        className={styles.ring}
        role="img"
        aria-label={label}
        data-side-mm={piece.sideMm.toFixed(2)}
      />
    </span>
  );
}
