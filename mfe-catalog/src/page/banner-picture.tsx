interface BannerPictureProps {
  /** Of the composition: `home`, a category, an occasion. */
  readonly name: string;
  readonly alt: string;
  /** The wide one from here on, as a media condition; left out, never. The square one is what is left. */
  readonly wideFrom?: string;
  /** `sizes` of the wide one. */
  readonly wideSizes?: string;
  /** `sizes` of the square one; left out, there is none: where the wide one is not shown nothing is fetched. */
  readonly squareSizes?: string;
  /** In the first view of those who see it. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** Widths the image service has of each shape. */
const WIDE = [1280, 1920] as const;
const SQUARE = [360, 720] as const;

const sources = (name: string, shape: 'wide' | 'square', widths: readonly number[]): string =>
  widths.map((width) => `/media/banners/${name}-${shape}-${String(width)} ${String(width)}w`).join(', ');

/** Several pieces on silk, on stone or in a box, drawn together. It has its place before it arrives. */
export function BannerPicture({
  name,
  alt,
  wideFrom,
  wideSizes,
  squareSizes,
  first = false,
  className,
}: BannerPictureProps) {
  return (
    <picture>
      {wideFrom !== undefined && (
        <source
          media={wideFrom}
          srcSet={sources(name, 'wide', WIDE)}
          sizes={wideSizes}
          width={1920}
          height={384}
        />
      )}
      <img
        {...(squareSizes === undefined
          ? {}
          : {
              src: `/media/banners/${name}-square-720`,
              srcSet: sources(name, 'square', SQUARE),
              sizes: squareSizes,
            })}
        alt={alt}
        width={720}
        height={720}
        loading="lazy"
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
