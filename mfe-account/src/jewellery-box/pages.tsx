import type { JewelleryBox } from '@suvarna/contracts/jewellery-box';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import orders from '../orders/orders.module.css';

interface PagesProps {
  readonly box: Pick<JewelleryBox, 'page' | 'page_size' | 'count'>;
}

/** The way to pieces that were delivered before, or after, those that are shown. */
export function Pages({ box: { page, page_size: size, count } }: PagesProps) {
  const t = useT();
  const href = useHref();
  if (count <= size) return null;
  return (
    <p className={orders['pages']}>
      {page > 1 && <a href={href(`/account/jewellery-box/?page=${page - 1}`)}>{t('orders.newer')}</a>}
      {page * size < count && (
        <a href={href(`/account/jewellery-box/?page=${page + 1}`)}>{t('orders.older')}</a>
      )}
    </p>
  );
}
