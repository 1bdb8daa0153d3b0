import { useT } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { BagIcon, CheckIcon } from '@suvarna/ui/icon';
import { Price } from '@suvarna/ui/price';
import styles from './buy-button.module.css';
import type { PriceView } from './price.model.ts';
import type { BagState } from './use-add-to-bag.ts';

interface BuyButtonProps {
  readonly state: BagState;
  readonly available: boolean;
  readonly price: PriceView;
  readonly bagHref: string;
  readonly onBuy: () => void;
}

/** One bar: in its place on wide screens, at the bottom edge of phones. */
export function BuyButton({ state, available, price, bagHref, onBuy }: BuyButtonProps) {
  const t = useT();
  return (
    <div className={styles.bar} data-bottom-bar data-screen-only>
      <span className={styles.price} aria-hidden="true">
        <Price minor={price.priceMinor} currency={price.currency} />
      </span>
      {state === 'added' ? (
        <ButtonLink ref={takeLostFocus} href={bagHref} size="large" wide icon={<CheckIcon size="small" />}>
          {t('buy.go-to-bag')}
        </ButtonLink>
      ) : (
        <Button
          size="large"
          wide
          icon={<BagIcon size="small" />}
          disabled={!available}
          busy={state === 'busy' ? t('buy.adding') : undefined}
          onClick={onBuy}
        >
          {t(available ? 'buy.add' : 'buy.unavailable')}
        </Button>
      )}
      <span role="status" className="sv-visually-hidden">
        {state === 'added' ? t('buy.added') : ''}
      </span>
    </div>
  );
}
