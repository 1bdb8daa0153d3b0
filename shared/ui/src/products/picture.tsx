import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** Widths the store keeps of every picture (specification §9). */
const WIDTHS = [360, 515, 1024] as const;
type Width = (typeof WIDTHS)[number];

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** The address of one width. */
export const pictureAt = (template: string, width: Width): string => template.replace('{w}', String(width));

/**
 * Fills in a `{w}` template; an address without one is the picture itself.
 *
 * @param widest - 515 in lists, where phones with three dots to a pixel would otherwise fetch 49 large pictures
 */
export function pictureSources(template: string, widest: Width = 515): PictureSources {
  if (!template.includes('{w}')) return { src: template };
  const widths = WIDTHS.filter((width) => width <= widest);
  return {
    src: pictureAt(template, 515),
    srcSet: widths.map((width) => `${pictureAt(template, width)} ${width}w`).join(', '),
  };
}

export interface PictureProps {
  /** Address, or a template with `{w}`. */
  readonly src: string;
  readonly alt: string;
  /** The template the address is made from, for scripts that look whether a better picture is there by now: `data-template`. */
  readonly template?: string;
  /** `sizes` of the layout around it, when the address is a template. */
  readonly sizes?: string;
  /** The largest width worth fetching; see {@link pictureSources}. */
  readonly widest?: Width;
  /** Average colour, `rrggbb`: its place has it until the picture is there. */
  readonly tint?: string | undefined;
  /** In the first view: fetched at once and before others. Everything else waits for the scroll. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A square product picture that has its place before it arrives. */
export function Picture({ src, template, alt, sizes, widest, tint, eager = false, className }: PictureProps) {
  const sources = pictureSources(src, widest);
  return (
    <img
      {...sources}
      sizes={sources.srcSet === undefined ? undefined : sizes}
      alt={alt}
      data-tint={tint && `#${tint}`}
      data-template={template}
      width={515}
      height={515}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={classNames(styles['root'], className)}
    />
  );
}
