import { fieldIn } from '@suvarna/contracts/locale';
import type { ExchangeQuote, ExchangeRequest } from '@suvarna/contracts/exchange';
import type { OrderDetails } from '@suvarna/contracts/orders';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ButtonLink } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { tradeInTexts } from '#texts/trade-in';
import { readOrder } from '../orders/orders.api.ts';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';
import { titleOf } from '../orders/piece-name.model.ts';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { Notice } from '@suvarna/ui/notice';
import { Formula } from './worth/formula.tsx';
import { GivenAs } from './given-as.tsx';
import { tradeInForCredit, tradeInForMoney, readPieceQuote, type Way } from './trade-in.api.ts';
import { TradeInForm } from './trade-in-form.tsx';
import { bodyOf, failureKey, moneyBodyOf, exchangeablePieces } from './trade-in.model.ts';
import styles from './trade-in.module.css';
import { openFromKey } from './opens-from.model.ts';
import { QuoteStands } from './worth/quote-stands.tsx';

const wayOf = ({ path }: Pick<RouteContext, 'path'>): Way =>
  path.endsWith('/buy-back/') ? 'buyback' : 'exchange';

export const head = (_data: null, route: RouteContext): PageHead => ({
  title: tradeInTexts(route.locale)(`title.${wayOf(route)}`),
  noindex: true,
});

interface QuotedProps {
  readonly way: Way;
  readonly order: OrderDetails;
  readonly itemId: string;
}

function Quoted({ way, order, itemId }: QuotedProps) {
  const { t, locale } = useRemoteContext();
  const tradeInT = useT(tradeInTexts);
  const href = useHref();
  const { state, retry, put } = useRead(`${way} ${itemId}`, (signal) => readPieceQuote(itemId, way, signal));
  const [sent, setSent] = useState<ExchangeRequest | null>(null);
  const back = (
    <ButtonLink variant="secondary" href={href(`/account/orders/${order.order_no}/`)}>
      {tradeInT('to-order')}
    </ButtonLink>
  );
  if (sent !== null)
    return (
      <div className={styles['worth']}>
        <div role="status">
          <Notice kind="good" ref={takeFocus} tabIndex={-1}>
            {tradeInT(`sent.${way}`, { amount: formatPrice(sent.amount_paise, 'INR'), id: sent.request_id })}
          </Notice>
        </div>
        <div className={styles['actions']}>{back}</div>
      </div>
    );
  if (state.status === 'loading') return <OrdersSkeleton text={tradeInT('quote-reading')} />;
  if (state.status === 'failed') {
    const key = failureKey(state.error);
    return key === 'offline' || key === 'unclear' || key === 'failed-here' ? (
      <LoadError text={tradeInT('quote-failed')} onAgain={retry} />
    ) : (
      <PageState>
        <p>{tradeInT(key)}</p>
        {back}
      </PageState>
    );
  }
  const quote: ExchangeQuote = state.data;
  const { shipping_address: to } = order;
  const readNow = async (): Promise<void> => put(await readPieceQuote(itemId, way));
  const toBank = quote.buyback_bank_paise ?? quote.buyback_cash_paise;
  const {
    amount_paise: amount,
    lines,
    is_open: isOpen,
    available_from: from,
    store_from: store = from,
  } = quote[way];
  return (
    <div className={styles['layout']}>
      <section className={styles['card']} aria-labelledby="quote-title">
        <h2 id="quote-title">{fieldIn(quote, 'title', locale)}</h2>
        <p className={styles['amount']}>{formatPrice(amount, 'INR')}</p>
        <QuoteStands key={quote.valid_until} until={quote.valid_until} onAgain={readNow} />
        <Formula
          lines={lines}
          amount={amount}
          gold={{
            milligrams: quote.net_weight_mg,
            ratePaise: quote.gold_rate_paise,
            karat: quote.karat,
          }}
          total={tradeInT(`way.${way}`)}
        />
        {way === 'buyback' && <GivenAs bank={toBank} credits={quote.buyback_credits_paise} />}
        <p className={styles['muted']}>{tradeInT(`how.${way}`)}</p>
      </section>
      {isOpen && amount > 0 ? (
        <TradeInForm
          quote={quote}
          toBank={way === 'buyback' && toBank > 0}
          pickupFrom={from}
          {...(to.store_id === undefined && {
            orderAddress: t('pickup.of-order', { address: oneLineAbroad(to, locale) }),
          })}
          submit={tradeInT(`hand-in.${way}`, { amount: formatPrice(amount, 'INR') })}
          send={(sending, key) =>
            way === 'exchange'
              ? tradeInForCredit(bodyOf(sending), key)
              : tradeInForMoney(moneyBodyOf(sending), key)
          }
          onSent={setSent}
          onStale={readNow}
        />
      ) : (
        <PageState>
          <p>
            {tradeInT(isOpen ? 'worth-nothing' : openFromKey(quote[way]), {
              day: formatFullDay(from, locale),
              store: formatFullDay(store, locale),
            })}
          </p>
          {back}
        </PageState>
      )}
    </div>
  );
}

/** A piece of an order comes back for another one, or for money. */
export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const tradeInT = useT(tradeInTexts);
  const href = useHref();
  const way = wayOf(route);
  const orderNo = route.params['order_no'] ?? '';
  const path = `/account/orders/${orderNo}/${way === 'buyback' ? 'buy-back' : 'exchange'}/`;
  const wanted = route.query.get('item') ?? '';
  const here = href(wanted === '' ? path : `${path}?item=${encodeURIComponent(wanted)}`);
  const { state, again } = useSignedInRead(orderNo, here, (signal) => readOrder(orderNo, signal));
  const lines = state.kind === 'ready' ? state.data.lines : [];
  const pieces = exchangeablePieces(lines);
  const chosen =
    lines.find(({ item_id: id }) => id === wanted) ?? (pieces.length === 1 ? pieces[0] : undefined);

  return (
    <PersonPage
      crumbs={[
        { label: t('orders.title'), path: '/account/orders/' },
        { label: orderNo, path: `/account/orders/${orderNo}/` },
        { label: tradeInT(`title.${way}`), path },
      ]}
    >
      <h1>{tradeInT(`title.${way}`)}</h1>
      <p>{tradeInT(`lead.${way}`)}</p>
      {state.kind === 'reading' && <OrdersSkeleton text={t('order.reading')} />}
      {state.kind === 'failed' && <LoadError text={t('order.failed')} onAgain={again} />}
      {state.kind === 'not-found' && (
        <PageState>
          <p>{t('order.not-found')}</p>
          <ButtonLink href={href('/account/orders/')}>{t('orders.title')}</ButtonLink>
        </PageState>
      )}
      {state.kind === 'ready' && chosen === undefined && pieces.length === 0 && (
        <PageState>
          <p>{tradeInT('nothing-here')}</p>
          <ButtonLink variant="secondary" href={href(`/account/orders/${orderNo}/`)}>
            {tradeInT('to-order')}
          </ButtonLink>
        </PageState>
      )}
      {state.kind === 'ready' && chosen === undefined && pieces.length > 0 && (
        <section className={styles['worth']} aria-labelledby="which-piece">
          <h2 id="which-piece">{tradeInT('which-piece')}</h2>
          <ul className={styles['list']}>
            {pieces.map((line) => (
              <li key={line.item_id} className={styles['card']}>
                <ButtonLink variant="secondary" href={href(`${path}?item=${line.item_id}`)}>
                  {titleOf(line, locale)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {state.kind === 'ready' && chosen !== undefined && (
        <Quoted key={`${way} ${chosen.item_id}`} way={way} order={state.data} itemId={chosen.item_id} />
      )}
    </PersonPage>
  );
}
