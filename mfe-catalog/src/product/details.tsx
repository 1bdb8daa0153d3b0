import { useHref, useT } from '@suvarna/remote-kit/hooks';
import styles from './details.module.css';
import { caratText, gramText } from './choosing/measure.model.ts';
import type { PriceView } from './buying/price.model.ts';
import type { ProductView } from './product.model.ts';

interface DetailsProps {
  readonly product: ProductView;
  readonly price: PriceView;
}

/** Facts for people who compare: metal, weights, stones, measures, codes. */
export function Details({ product, price }: DetailsProps) {
  const t = useT();
  const href = useHref();
  const facts: readonly (readonly [label: string, value: string])[] = [
    [
      t('details.metal'),
      t('details.metal-value', { karat: price.karat, colour: t(`colour.${price.colour}`) }),
    ],
    [t('details.gross-weight'), gramText(price.grossWeightMg, t)],
    [t('details.net-weight'), gramText(price.netWeightMg, t)],
    ...(product.widthMm > 0
      ? [[t('details.width'), t('measure.mm', { value: product.widthMm })] as const]
      : []),
    ...(product.heightMm > 0
      ? [[t('details.height'), t('measure.mm', { value: product.heightMm })] as const]
      : []),
    [t('details.design-code'), product.designCode],
    [t('details.sku'), price.sku],
  ];
  return (
    <section className={styles.section} aria-labelledby="details">
      <h2 id="details">{t('details.title')}</h2>
      <p className={styles.text}>{product.description}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {product.stones.length > 0 && (
        <>
          <h3>{t('details.stones')}</h3>
          <ul className={styles.stones}>
            {product.stones.map((stone) => (
              <li key={`${stone.type}-${stone.shape}-${stone.quality}-${stone.millicarat}`}>
                <strong>{stone.name}</strong>
                <span>
                  {t('details.stone', {
                    count: stone.count,
                    shape: t(`shape.${stone.shape}`),
                    weight: caratText(stone.millicarat, t),
                  })}
                </span>
                {stone.quality !== '' && <span>{stone.quality}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.note}>
        {t(product.promises.hallmark ? 'details.weight-note' : 'details.weight-note-coin')}
      </p>
      <a className={styles.compare} href={href(`/compare/?add=${String(product.id)}`)} rel="nofollow">
        {t('details.compare')}
      </a>
    </section>
  );
}
