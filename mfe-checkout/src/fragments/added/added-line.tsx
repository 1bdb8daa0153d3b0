import type { CartItem } from '@suvarna/contracts/bag';
import { sizeInWords } from '@suvarna/contracts/sizes';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { Price } from '@suvarna/ui/price';
import { titleOf } from '../../bag/line-title.model.ts';
import styles from './added.module.css';

/** The piece that was added, as the bag has it. */
export function AddedLine({ item }: { readonly item: CartItem }) {
  const { t, locale } = useRemoteContext();
  const { productDetails: product, karat, colour, size } = item;
  const picture = product.images.product_images[0];
  const sizeText = size && t('line.size', { size: sizeInWords(size, item.size_names, product.currency) });
  return (
    <div className={styles['line']}>
      <span className={styles['picture']}>
        {picture && <Picture src={picture.src} alt="" sizes="5rem" tint={picture.tint} />}
      </span>
      <div>
        <p className={styles['name']}>{titleOf(item, locale)}</p>
        <p className={styles['options']}>
          {[t('line.karat', { karat }), t(`colour.${colour}`), sizeText].filter(Boolean).join(' · ')}
        </p>
        <Price minor={item.unit_price_paise} currency={product.currency} />
      </div>
    </div>
  );
}
