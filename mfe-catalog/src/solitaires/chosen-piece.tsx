import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { SelectField } from '@suvarna/ui/field';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Picture } from '@suvarna/ui/picture';
import { Price } from '@suvarna/ui/price';
import { useState, type RefObject } from 'react';
import { solitairesTexts } from '#texts/solitaires';
import { diamondsTexts } from '#texts/diamonds';
import { BreakupTable } from '../product/buying/breakup-table.tsx';
import { caratText } from '../product/choosing/measure.model.ts';
import { makeOf } from '../diamonds/diamond-text.ts';
import { choicePath, picturesOf, type ProductView } from '../product/product.model.ts';
import { TryOn } from '../product/try-on/try-on.tsx';
import { useAddToBag } from '../product/buying/use-add-to-bag.ts';
import { ViewIn3d } from '../product/viewer/view-in-3d.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import actions from '../product/pictures/picture-actions.module.css';
import styles from './builder.module.css';

interface ChosenPieceProps {
  readonly product: ProductView;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly busy: boolean;
  readonly onSize: (size: string) => void;
}

/** A design of the catalogue in the metal that is wanted: what it is made of, what it costs, and into the bag. */
export function ChosenPiece({ product, heading, busy, onSize }: ChosenPieceProps) {
  const { locale, t } = useRemoteContext();
  const solitairesT = useT(solitairesTexts);
  const href = useHref();
  const { choice, price, title } = product;
  const [sizeMissing, setSizeMissing] = useState(false);
  const { state, add } = useAddToBag(product, { choice, price, engraving: '' });
  const [picture] = picturesOf(product, choice.colour);
  const certified = certifiedTexts(product, diamondsTexts(locale));
  const buy = (): void => {
    const isMissing = product.sizeRequired && choice.size === '';
    setSizeMissing(isMissing);
    if (isMissing) document.getElementById('field-size')?.focus();
    else void add();
  };
  return (
    <section className={styles['chosen']} aria-labelledby="chosen" aria-busy={busy || undefined}>
      <div className={styles['shown']}>
        {picture && (
          <Picture
            src={picture.src}
            tint={picture.tint}
            alt={picture.alt}
            sizes="(width < 60rem) 90vw, 24rem"
          />
        )}
        <div className={`${styles['view']} ${actions['actions']}`}>
          <ViewIn3d product={product} choice={choice} />
          <TryOn product={product} choice={choice} onPick={onSize} onKept={() => undefined} />
        </div>
      </div>
      <div className={styles['facts']}>
        <h2 id="chosen" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          {solitairesT('metal', { karat: choice.karat, colour: t(`colour.${choice.colour}`) })}
          {product.stones.map((stone) => (
            <span
              key={`${stone.shape} ${stone.quality} ${String(stone.millicarat)}`}
              className={styles['line']}
            >
              {solitairesT('set-with', {
                count: stone.count,
                name: stone.name,
                shape: solitairesT(`shape.${stone.shape}`),
                weight: caratText(stone.millicarat, t),
                quality: stone.quality,
              })}
            </span>
          ))}
          {certified.map((text) => (
            <span key={text} className={styles['line']}>
              {text}
            </span>
          ))}
        </p>
        <Price
          minor={price.priceMinor}
          mrpMinor={price.mrpMinor}
          mrpName={t('price.mrp')}
          currency={price.currency}
          size="large"
        />
        {product.sizes.length > 0 && (
          <SelectField
            name="size"
            form="builder"
            label={t('option.size')}
            value={choice.size}
            error={sizeMissing && choice.size === '' ? t('buy.size-missing') : undefined}
            onChange={(event) => onSize(event.target.value)}
          >
            <option value="">{solitairesT('size-later')}</option>
            {product.sizes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles['ways']}>
          {state === 'added' ? (
            <ButtonLink ref={takeLostFocus} href={href('/checkout/cart/')}>
              {t('buy.go-to-bag')}
            </ButtonLink>
          ) : (
            <Button
              disabled={!price.available}
              busy={state === 'busy' ? t('buy.adding') : undefined}
              onClick={buy}
            >
              {t(price.available ? 'buy.add' : 'buy.unavailable')}
            </Button>
          )}
          <ButtonLink variant="secondary" href={href(choicePath(product.path, choice))}>
            {solitairesT('to-page')}
          </ButtonLink>
          <WishlistButton id={product.id} />
          <ShareThis title={title} />
        </div>
        <p role="status" className="sv-visually-hidden">
          {state === 'added' ? t('buy.added') : ''}
        </p>
        <noscript>
          <p>{solitairesT('noscript')}</p>
        </noscript>
      </div>
      <div className={styles['breakup']}>
        <BreakupTable price={price} />
      </div>
    </section>
  );
}

/** How its first diamond was made, and who says so; nothing of what is not stated. */
function certifiedTexts(
  { certificate }: Pick<ProductView, 'certificate'>,
  solitairesT: Translate,
): readonly string[] {
  const [diamond] = certificate?.diamonds ?? [];
  const laboratory = certificate?.laboratory;
  return [
    diamond ? makeOf(diamond, solitairesT) : '',
    laboratory ? solitairesT('certified-by', { laboratory }) : '',
  ].filter((text) => text !== '');
}

/** The address says all that was chosen. */
function ShareThis({ title }: { readonly title: string }) {
  const solitairesT = useT(solitairesTexts);
  const share = async (): Promise<void> => {
    const url = window.location.href;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        bus.emit('toast.message.requested', { text: solitairesT('copied'), kind: 'success' });
      }
    } catch (error) {
      // Who closes the sheet of the device has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      bus.emit('toast.message.requested', { text: solitairesT('not-copied'), kind: 'error' });
    }
  };
  return (
    <Button variant="quiet" onClick={() => void share()}>
      {solitairesT('share')}
    </Button>
  );
}
