import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line, `title` a heading, `picture` a square, `block` what its class says. */
  readonly shape?: 'text' | 'title' | 'picture' | 'button' | 'block';
  /** Share of the width a line takes. */
  readonly width?: 'full' | 'wide' | 'half' | 'third';
  readonly className?: string | undefined;
}

/** Holds the final place of something still on its way. Silent: the region around it is `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['root'], className)}
      data-shape={shape}
      data-width={width}
      aria-hidden="true"
    />
  );
}
