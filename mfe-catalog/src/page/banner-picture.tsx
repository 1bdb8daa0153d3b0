interface BannerPictureProps {
  /** Of the composition: `home`, a category, an occasion. */
  readonly name: string;
  readonly alt: string;
  /** Width of the window from which on the wide one is shown; left out, never. */
  readonly wideFrom?: string;
  /** `sizes` of the square one; left out, there is none: where the wide one is not shown nothing is fetched. */
  readonly square?: string;
  readonly className?: string | undefined;
}

/** Several pieces on silk, on stone or in a box, drawn together. It has its place before it arrives. */
export function BannerPicture({ name, alt, wideFrom, square, className }: BannerPictureProps) {
  const at = (shape: string, ...widths: readonly number[]): string =>
    widths.map((width) => `/media/banners/${name}-${shape}-${width} ${width}w`).join();
  return (
    <picture>
      {wideFrom && (
        <source
          media={`(width >= ${wideFrom})`}
          srcSet={at('wide', 1280, 1920)}
          sizes="80rem"
          width={1920}
          height={384}
        />
      )}
      <img
        srcSet={square && at('square', 360, 720)}
        sizes={square}
        alt={alt}
        width={720}
        height={720}
        loading="lazy"
        className={className}
      />
    </picture>
  );
}
