import { faultOfEngraving } from '@suvarna/forms/engraving';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Badge } from '@suvarna/ui/badge';
import { formatPrice, Price } from '@suvarna/ui/price';
import { useRef, useState } from 'react';
import { BuyButton } from './buy-button.tsx';
import { toRatingView } from '../../cards/card.model.ts';
import { ratingText } from '../../cards/rating-text.ts';
import styles from './buy-box.module.css';
import { DeliveryBox } from './delivery-box.tsx';
import { engravedPrice, wordsToCut } from '../choosing/engraved.model.ts';
import { EmiLine } from '../emi/emi-line.tsx';
import { EngravingField } from '../choosing/engraving-field.tsx';
import type { ForWhomState } from '../for-whom/use-for-whom.ts';
import { OptionPicker } from '../choosing/option-picker.tsx';
import { colourOptions, hasSizeGuide, karatOptions, sizeOptions } from '../choosing/options.model.ts';
import { PriceNotes } from './price-notes.tsx';
import type { PriceView } from './price.model.ts';
import type { Choice, ProductView } from '../product.model.ts';
import { SIZE_GUIDE } from '../../paths.ts';
import { SizeLabel } from '../choosing/size-label.tsx';
import { useAddToBag } from './use-add-to-bag.ts';
import { PriceHistoryLine } from '../price-history/price-history-line.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { WorthLine } from '../worth/worth-line.tsx';

interface BuyBoxProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly price: PriceView;
  readonly pending: boolean;
  /** Grows with every change of price; 0 before the first. */
  readonly changes: number;
  /** People whose sizes the shopper keeps, once they are known. */
  readonly whom: ForWhomState | undefined;
  readonly onPick: (patch: Partial<Choice>) => void;
  readonly onPreselect: (size: string) => void;
  /** Words to be cut; `''` for none. */
  readonly onEngraving: (words: string) => void;
}

/** The decisions, from top to bottom: what it is, what it costs, how it is made, buy, when it comes. */
export function BuyBox({
  product,
  choice,
  price: plain,
  pending,
  changes,
  whom,
  onPick,
  onPreselect,
  onEngraving,
}: BuyBoxProps) {
  const { locale, t } = useRemoteContext();
  const href = useHref();
  const sizes = useRef<HTMLDivElement>(null);
  const [sizeMissing, setSizeMissing] = useState(false);
  const [typed, setTyped] = useState('');
  const engraving = wordsToCut(typed);
  const price = engraving === '' ? plain : engravedPrice(plain, product, { locale });
  const ready = price.stock > 0;
  const rating = ratingText(toRatingView({ rating: product.reviews }), t);
  const { state, add } = useAddToBag(product, { choice, price, engraving });

  const options = sizeOptions(product, choice);
  const ringOf = (size: string) => options.find(({ id }) => id === size)?.ring;
  const sizeText = (size: string): string =>
    size === ''
      ? t('option.size-none', { size: ringOf(product.defaultSize)?.name ?? product.defaultSize })
      : (ringOf(size)?.all ?? size);

  const buy = (): void => {
    // The field says what is wrong with its words; nothing is bought without them.
    if (faultOfEngraving(typed) !== undefined) {
      document.getElementById('field-engraving')?.focus();
      return;
    }
    if (product.sizeRequired && choice.size === '') {
      setSizeMissing(true);
      sizes.current?.focus();
      return;
    }
    void add();
  };

  return (
    <section className={styles.box} aria-label={t('buy.label')}>
      <header className={styles.head}>
        <Badge tone={ready ? 'good' : 'gold'}>
          {t(!price.available ? 'product.gone' : ready ? 'product.ready' : 'product.made')}
        </Badge>
        <h1 className={styles.title}>{product.title}</h1>
        <div className={styles.named}>
          <p className={styles.code}>{t('product.design-code', { code: product.designCode })}</p>
          <WishlistButton id={product.id} />
        </div>
        {rating && (
          <a className={styles.rating} href="#reviews" aria-label={`${rating.shown}: ${rating.label}`}>
            {rating.shown}
          </a>
        )}
      </header>
      <div className={styles.cost} aria-busy={pending || undefined}>
        <div className={styles.sums}>
          <Price
            minor={price.priceMinor}
            mrpMinor={price.mrpMinor}
            mrpName={t('price.mrp')}
            currency={price.currency}
            size="large"
          />
          <EmiLine price={price} />
        </div>
        <PriceNotes price={price} />
        <div className={styles.sums}>
          <WorthLine product={product} price={price} />
          <PriceHistoryLine product={product} price={price} />
        </div>
      </div>
      <p role="status" className="sv-visually-hidden">
        {changes > 0 && !pending
          ? t('buy.price-now', { price: formatPrice(price.priceMinor, price.currency) })
          : ''}
      </p>
      <div className={styles.metal}>
        {product.karats.length > 0 && (
          <OptionPicker
            legend={t('option.karat')}
            current={t('option.karat-value', { karat: choice.karat })}
            options={karatOptions(product, choice, t)}
            onPick={(id) => onPick({ karat: Number(id) })}
          />
        )}
        {product.colours.length > 0 && (
          <OptionPicker
            legend={t('option.colour')}
            current={t(`colour.${choice.colour}`)}
            options={colourOptions(product, choice, t)}
            onPick={(colour) => onPick({ colour })}
          />
        )}
      </div>
      {product.sizes.length > 0 && (
        <OptionPicker
          legend={t('option.size')}
          current={
            whom === undefined ? (
              sizeText(choice.size)
            ) : (
              <whom.part.ForWhom
                product={product}
                people={whom.people}
                size={choice.size}
                text={sizeText(choice.size)}
                onPick={(size) => onPick({ size })}
                onPreselect={onPreselect}
              />
            )
          }
          options={options.map((option) => ({
            ...option,
            label: <SizeLabel text={option.label} ring={option.ring} />,
          }))}
          narrow={options.some(({ ring }) => ring !== undefined)}
          groupRef={sizes}
          {...(sizeMissing && choice.size === '' && { error: t('buy.size-missing') })}
          onPick={(size) => onPick({ size })}
        >
          {hasSizeGuide(product.sizes) && (
            <a className={styles.guide} href={href(SIZE_GUIDE)}>
              {t('option.size-guide')}
            </a>
          )}
        </OptionPicker>
      )}
      {whom && (
        <whom.part.KeepChosen product={product} people={whom.people} size={choice.size} onKept={whom.take} />
      )}
      <BuyButton
        state={state}
        available={price.available}
        price={price}
        onBuy={buy}
        bagHref={href('/checkout/cart/')}
      />
      <noscript>
        <p className={styles.noscript}>{t('buy.noscript')}</p>
      </noscript>
      {/* Below the button, which is in view of a laptop's screen that way; what was asked once is asked by itself. */}
      {price.available && product.engraving !== null && (
        <EngravingField
          product={product}
          choice={choice}
          words={typed}
          room={product.engraving.room}
          onWords={(words) => {
            setTyped(words);
            onEngraving(wordsToCut(words));
          }}
        />
      )}
      {price.available && <DeliveryBox productId={product.id} price={price} engraved={engraving !== ''} />}
    </section>
  );
}
