export declare function formatCount(count: number): string;
export declare function formatPrice(minor: number, currency: string): string;
export declare function formatExactPrice(minor: number, currency: string): string;
export declare function struckPrice(minor: number, mrpMinor: number | undefined): number | undefined;
export interface PriceProps {
  readonly minor: number;
  readonly mrpMinor?: number | undefined;
  readonly mrpName?: string | undefined;
  readonly currency: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly of?: string | undefined;
  readonly className?: string | undefined;
}
export declare function Price({
  minor,
  mrpMinor,
  mrpName,
  currency,
  size,
  of,
  className,
}: PriceProps): import('react').JSX.Element;
