import type { TrackedLine } from '@suvarna/contracts/orders';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/remote-kit/page';

type Line = Pick<TrackedLine, 'productDetails' | 'size' | 'quantity'>;

export const titleOf = ({ productDetails: product }: Line, locale: Locale): string =>
  fieldIn(product, 'title', locale, product.product_title);

/** What tells a piece from the others of its order: two rings of one design may differ in their size alone. */
export const pieceName = (line: Line, locale: Locale, t: Translate): string =>
  [
    titleOf(line, locale),
    line.size && t('order.size', { size: line.size }),
    line.quantity > 1 && `× ${line.quantity}`,
  ]
    .filter(Boolean)
    .join(' · ');
