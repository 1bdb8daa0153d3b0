import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './line-chart.module.css';
import { BOX } from './line-through.ts';

export interface LineChartProps {
  /** Of `lineThrough`; nothing is drawn for `''`. */
  readonly line: string;
  /** The same in words, for everybody: the drawing has none. A table of the values stands elsewhere on the page. */
  readonly caption: ReactNode;
  readonly className?: string | undefined;
}

/** How an amount moved, as a line over what it says in words. */
export function LineChart({ line, caption, className }: LineChartProps) {
  if (line === '') return null;
  return (
    <figure className={classNames(styles['root'], className)}>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className={styles['drawing']}
        aria-hidden="true"
      >
        <polyline points={line} className={styles['line']} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={styles['caption']}>{caption}</figcaption>
    </figure>
  );
}
