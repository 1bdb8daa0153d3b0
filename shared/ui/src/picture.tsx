import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** Widths the store keeps of every picture (specification §9). */
const WIDTHS = [360, 515, 1024] as const;

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** Fills in a `{w}` template; an address without one is the picture itself (a drawing scales). */
export function pictureSources(template: string): PictureSources {
  if (!template.includes('{w}')) return { src: template };
  const at = (width: number) => template.replace('{w}', String(width));
  return { src: at(515), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') };
}

export interface PictureProps {
  /** Address, or a template with `{w}`. */
  readonly src: string;
  readonly alt: string;
  /** `sizes` of the layout around it, when the address is a template. */
  readonly sizes?: string;
  /** In the first view: fetched at once and before others. Everything else waits for the scroll. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A square product picture that has its place before it arrives. */
export function Picture({ src, alt, sizes, eager = false, className }: PictureProps) {
  const sources = pictureSources(src);
  return (
    <img
      {...sources}
      sizes={sources.srcSet === undefined ? undefined : sizes}
      alt={alt}
      width={515}
      height={515}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={classNames(styles['root'], className)}
    />
  );
}
