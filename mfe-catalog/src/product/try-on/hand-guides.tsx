import type { PointerEvent } from 'react';
import type { Laid } from './laid.ts';
import styles from './hand.module.css';

interface HandGuidesProps {
  readonly laid: Laid;
  readonly onLay: (laid: Laid) => void;
}

/** Sides of the drawing. */
const SIDE = 100;

/**
 * Two lines to be brought to the edges of a finger or wrist; they are no part of the picture that is
 * kept. The piece follows a finger or goes where it taps; sliders do the same for who uses none.
 */
export function HandGuides({ laid, onLay }: HandGuidesProps) {
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onLay({ ...laid, x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const { x, y, width, turn } = laid;
  const [cx, cy] = [x * SIDE, y * SIDE];
  return (
    <svg
      className={styles.guides}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <g transform={`rotate(${turn} ${cx} ${cy})`}>
        {[-0.5, 0.5].map((side) => (
          <g key={side} transform={`translate(${cx + side * width * SIDE} ${cy})`}>
            <path className={styles.edge} d="M0 -150V150" />
            <path className={styles.line} d="M0 -150V150" />
          </g>
        ))}
      </g>
    </svg>
  );
}
