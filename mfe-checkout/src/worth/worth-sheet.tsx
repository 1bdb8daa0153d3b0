import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { bagValue, type ProductValue } from '@suvarna/contracts/exchange';
import type { Cart, CartItem } from '@suvarna/contracts/bag';
import { EXCHANGE_AFTER_DAYS } from '@suvarna/contracts/storefront-constants';
import { gramNumber } from '@suvarna/contracts/money';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Disclosure } from '@suvarna/ui/disclosure';
import { formatPrice } from '@suvarna/ui/price';
import { Sheet } from '@suvarna/ui/sheet';
import { SumList } from '@suvarna/ui/sum-list';
import { TryAgain } from '@suvarna/ui/try-again';
import { bagWorthTexts } from '#texts/bag-worth';
import { titleOf } from '../bag/line-title.model.ts';
import styles from './worth-sheet.module.css';

const WAYS = ['exchange', 'buyback'] as const;

interface WorthSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly cart: Cart;
}

interface PieceProps {
  readonly item: CartItem;
  /** Of all pieces of the line: they come back as one. */
  readonly value: ProductValue;
}

/** One line of the bag: what it brings both ways, with the reckoning to open. */
function Piece({ item, value }: PieceProps) {
  const { locale } = useRemoteContext();
  const t = useT(bagWorthTexts);
  const title = titleOf(item, locale);
  return (
    <li className={styles['piece']}>
      <h3>{item.quantity > 1 ? t('pieces', { title, count: item.quantity }) : title}</h3>
      {WAYS.map((way) => (
        <p key={way} className={styles['row']}>
          <span>{t(way)}</span>
          <strong>{formatPrice(value[way].amount_paise, 'INR')}</strong>
        </p>
      ))}
      <Disclosure summary={t('formula')}>
        <div className={styles['body']}>
          {WAYS.map((way) => (
            <SumList
              key={way}
              rows={value[way].lines.map(({ line, amount_paise: paise }) => ({
                id: line,
                label: t(`row.${line}`),
                note:
                  line === 'gold'
                    ? t('gold-row', {
                        grams: gramNumber(value.net_weight_mg),
                        karat: value.karat,
                        rate: formatPrice(value.gold_rate_paise, 'INR'),
                      })
                    : undefined,
                paise,
              }))}
              total={{ label: t(way), paise: value[way].amount_paise }}
            />
          ))}
        </div>
      </Disclosure>
    </li>
  );
}

/** What the pieces of the bag would bring if they came back today, all together and one by one. */
export function WorthSheet({ open, onClose, cart }: WorthSheetProps) {
  const { locale } = useRemoteContext();
  const href = useHref();
  const t = useT(bagWorthTexts);
  const pieces = cart.items.map(({ item_id: id, quantity }) => `${id} ${quantity}`).join(' ');
  const key = open ? `bag-value ${cart.totals.rate_version} ${pieces}` : null;
  const { state, retry } = useRead(key, (signal) => call(api, bagValue, { signal }), { keepsLast: true });
  const results = state.status === 'ready' ? state.data.results : [];
  const valued = results.flatMap(({ item_id: id, value }) => {
    const item = cart.items.find(({ item_id: own }) => own === id);
    return item === undefined || value === null ? [] : [{ item, value }];
  });
  const left = results.flatMap(({ item_id: id, not_taken_back: why }) => {
    const item = cart.items.find(({ item_id: own }) => own === id);
    return item === undefined || why === '' ? [] : [{ item, why }];
  });
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className={styles['body']}>
        <p>{t('lead')}</p>
        {state.status === 'loading' && <p role="status">{t('reading')}</p>}
        {state.status === 'failed' && <TryAgain text={t('failed')} again={t('again')} onAgain={retry} />}
        {state.status === 'ready' && (
          <>
            {valued.length > 1 && (
              <section className={styles['all']} aria-labelledby="bag-worth-all">
                <h3 id="bag-worth-all">{t('all')}</h3>
                {WAYS.map((way) => (
                  <p key={way} className={styles['row']}>
                    <span>{t(way)}</span>
                    <strong>{formatPrice(state.data[`${way}_paise`], 'INR')}</strong>
                  </p>
                ))}
              </section>
            )}
            <ul className={styles['pieces']}>
              {valued.map(({ item, value }) => (
                <Piece key={item.item_id} item={item} value={value} />
              ))}
              {left.map(({ item, why }) => (
                <li key={item.item_id} className={styles['piece']}>
                  <h3>{titleOf(item, locale)}</h3>
                  <p className={styles['note']}>{t(`not.${why}`)}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles['note']}>
          {t('exchange-when', { days: EXCHANGE_AFTER_DAYS.online, store: EXCHANGE_AFTER_DAYS.store })}
        </p>
        <p className={styles['note']}>{t('buyback-when')}</p>
        <p className={styles['note']}>{t('note')}</p>
        <p>
          <a href={href('/policy/lifetime-exchange/')}>{t('policy')}</a>
        </p>
      </div>
    </Sheet>
  );
}
