import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { Skeleton } from '@suvarna/ui/skeleton';
import type { ReactNode } from 'react';
import { vouchersTexts } from '#texts/vouchers';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { CardRow } from './card-row.tsx';
import { RedeemForm } from './redeem-form.tsx';
import { readVouchersAndCards } from './vouchers.api.ts';
import styles from './vouchers.module.css';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: vouchersTexts(locale)('vouchers.page-title'),
  noindex: true,
});

const PATH = '/account/wallet/vouchers/';

interface ShelfProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Shelf({ title, none, children }: ShelfProps) {
  return (
    <section className={styles['shelf']}>
      <h2>{title}</h2>
      {children.length === 0 ? (
        <p className={styles['small']}>{none}</p>
      ) : (
        <ul className={styles['list']}>{children}</ul>
      )}
    </section>
  );
}

/** Gift cards that were bought and received, what vouchers have paid for, and a card's way into the wallet. */
export function Page() {
  const { locale } = useRemoteContext();
  const t = useT(vouchersTexts);
  const href = useHref();
  const { state, again } = useSignedInRead('vouchers', href(PATH), readVouchersAndCards);
  return (
    <PersonPage crumbs={[{ label: t('vouchers.title'), path: PATH }]}>
      <h1>{t('vouchers.title')}</h1>
      <RedeemForm onRedeemed={again} />
      <p>
        <ButtonLink variant="secondary" href={href('/gift-cards/')}>
          {t('vouchers.buy')}
        </ButtonLink>
      </p>
      {state.kind === 'reading' && (
        <div className={styles['reading']} aria-busy="true">
          <p className="sv-visually-hidden" role="status">
            {t('vouchers.reading')}
          </p>
          <Skeleton shape="block" className={styles['bar']} />
          <Skeleton shape="block" className={styles['bar']} />
        </div>
      )}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('vouchers.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <>
          <Shelf title={t('vouchers.bought')} none={t('vouchers.bought-none')}>
            {state.data.cards.bought.map((card) => (
              <CardRow key={card.card_id} card={card} bought />
            ))}
          </Shelf>
          <Shelf title={t('vouchers.received')} none={t('vouchers.received-none')}>
            {state.data.cards.received.map((card) => (
              <CardRow key={card.card_id} card={card} bought={false} />
            ))}
          </Shelf>
          <Shelf title={t('vouchers.used')} none={t('vouchers.used-none')}>
            {state.data.vouchers.used.map((use) => (
              <li key={`${use.voucher_id} ${use.order_no} ${use.at}`} className={styles['row']}>
                <div>
                  <p>
                    <strong>{formatPrice(use.amount_paise, 'INR')}</strong>{' '}
                    {t('vouchers.ending', { last4: use.last4 })}
                  </p>
                  <p className={styles['small']}>
                    <a href={href(`/account/orders/${use.order_no}/`)}>
                      {t('vouchers.order', { no: use.order_no })}
                    </a>
                    {' · '}
                    {formatFullDay(use.at.slice(0, 10), locale)}
                    {use.returned_paise > 0 && (
                      <>
                        {' · '}
                        {t('vouchers.returned', { amount: formatPrice(use.returned_paise, 'INR') })}
                      </>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </Shelf>
        </>
      )}
    </PersonPage>
  );
}
