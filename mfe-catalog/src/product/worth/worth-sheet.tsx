import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productValue } from '@suvarna/contracts/exchange';
import { EXCHANGE_AFTER_DAYS } from '@suvarna/contracts/storefront-constants';
import { gramNumber } from '@suvarna/contracts/money';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { formatPrice } from '@suvarna/ui/price';
import { Sheet } from '@suvarna/ui/sheet';
import { SumList } from '@suvarna/ui/sum-list';
import { TryAgain } from '@suvarna/ui/try-again';
import { worthTexts } from '#texts/worth';
import emi from '../emi/emi-sheet.module.css';
import type { PriceView } from '../buying/price.model.ts';

interface WorthSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly productId: number;
  /** Of the choice that is shown. */
  readonly price: PriceView;
}

/** What a piece would bring if it came back today, both ways, row by row. */
export function WorthSheet({ open, onClose, productId, price }: WorthSheetProps) {
  const href = useHref();
  const t = useT(worthTexts);
  const { karat, colour, size, rateVersion } = price;
  const key = open ? `${productId} ${karat} ${colour} ${size} ${rateVersion}` : null;
  const { state, retry } = useRead(key, (signal) =>
    call(api, productValue, {
      query: { product_id: productId, karat, colour, ...(size !== '' && { size }) },
      signal,
    }),
  );
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className={emi['body']}>
        <p>{t('lead')}</p>
        {state.status === 'loading' && <p role="status">{t('reading')}</p>}
        {state.status === 'failed' && <TryAgain text={t('failed')} again={t('again')} onAgain={retry} />}
        {state.status === 'ready' &&
          (['exchange', 'buyback'] as const).map((way) => (
            <section key={way} className={emi['body']} aria-labelledby={`worth-${way}`}>
              <h3 id={`worth-${way}`}>{t(way)}</h3>
              <SumList
                rows={state.data[way].lines.map(({ line, amount_paise: paise }) => ({
                  id: line,
                  label: t(`row.${line}`),
                  note:
                    line === 'gold'
                      ? t('gold-row', {
                          grams: gramNumber(state.data.net_weight_mg),
                          karat: state.data.karat,
                          rate: formatPrice(state.data.gold_rate_paise, 'INR'),
                        })
                      : undefined,
                  paise,
                }))}
                total={{ label: t('today'), paise: state.data[way].amount_paise }}
              />
              <p className={emi['note']}>
                {t(`${way}-when`, { days: EXCHANGE_AFTER_DAYS.online, store: EXCHANGE_AFTER_DAYS.store })}
              </p>
            </section>
          ))}
        <p className={emi['note']}>{t('note')}</p>
        <p>
          <a href={href('/policy/lifetime-exchange/')}>{t('policy')}</a>
        </p>
      </div>
    </Sheet>
  );
}
