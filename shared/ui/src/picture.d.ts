declare const WIDTHS: readonly [360, 515, 1024];
type Width = (typeof WIDTHS)[number];
export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}
export declare const pictureAt: (template: string, width: Width) => string;
export declare function pictureSources(template: string, widest?: Width): PictureSources;
export interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly template?: string;
  readonly sizes?: string;
  readonly widest?: Width;
  readonly tint?: string | undefined;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}
export declare function Picture({
  src,
  template,
  alt,
  sizes,
  widest,
  tint,
  eager,
  className,
}: PictureProps): import('react').JSX.Element;
export {};
