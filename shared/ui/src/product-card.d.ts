import type { ReactNode } from 'react';
export interface ProductCardProps {
  readonly href: string;
  readonly title: string;
  readonly pictures: readonly {
    readonly src: string;
    readonly alt: string;
    readonly tint?: string | undefined;
  }[];
  readonly minor: number;
  readonly mrpMinor?: number;
  readonly mrpName?: string;
  readonly currency: string;
  readonly priceOf?: string | undefined;
  readonly offer?: string;
  readonly delivery?: ReactNode;
  readonly badge?: string;
  readonly rating?:
    | {
        readonly shown: string;
        readonly label: string;
      }
    | undefined;
  readonly eager?: boolean;
  readonly wish?: {
    readonly id: number;
    readonly label: string;
  };
  readonly compare?:
    | {
        readonly id: number;
        readonly label: string;
      }
    | undefined;
  readonly metals?: {
    readonly name: string;
    readonly label: string;
    readonly shown: string;
    readonly options: readonly {
      readonly colour: string;
      readonly label: string;
    }[];
  };
  readonly heading?: 'h2' | 'h3';
  readonly className?: string | undefined;
}
export declare const CARD_SIZES = '(width < 40rem) calc(50vw - 22px), (width < 64rem) 33vw, 300px';
export declare function ProductCard({
  href,
  title,
  pictures,
  minor,
  mrpMinor,
  mrpName,
  currency,
  priceOf,
  offer,
  delivery,
  badge,
  rating,
  eager,
  wish,
  compare,
  metals,
  heading: Heading,
  className,
}: ProductCardProps): import('react').JSX.Element;
export declare function ProductCardSkeleton({
  className,
}: {
  readonly className?: string | undefined;
}): import('react').JSX.Element;
