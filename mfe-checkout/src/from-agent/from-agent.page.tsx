import type { Handover } from '@suvarna/contracts/agents';
import { isApiFailure } from '@suvarna/contracts/call';
import { formatMoment } from '@suvarna/i18n/day';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useSend } from '@suvarna/forms/use-send';
import { bagStore } from '@suvarna/stores';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { Notice } from '@suvarna/ui/notice';
import { formatPrice } from '@suvarna/ui/price';
import { Skeleton } from '@suvarna/ui/skeleton';
import { CheckoutChrome } from '../chrome/checkout-chrome.tsx';
import chrome from '../chrome/chrome.module.css';
import { CheckoutTotals } from '../summary/checkout-totals.tsx';
import { QuoteLines } from '../summary/quote-lines.tsx';
import { SumBar } from '../summary/sum-bar.tsx';
import { SummaryColumn } from '../summary/summary-column.tsx';
import summary from '../summary/summary.module.css';
import styles from './from-agent.module.css';
import { openHandover, takeHandover } from './handover.api.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('handover.page-title'),
  noindex: true,
});

/** Codes of links that lead nowhere, and what each says. */
const ENDS: Readonly<Record<string, string>> = {
  'AGENTS.LINK_UNKNOWN': 'handover.unknown',
  'AGENTS.LINK_ENDED': 'handover.ended',
  'AGENTS.LINK_TAKEN': 'handover.elsewhere',
};

export function Page({ route }: PageProps<null>) {
  const token = route.params['token'] ?? '';
  const { state, retry } = useRead(token, () => openHandover(token));
  return (
    <CheckoutChrome step="bag" title="handover.title">
      {state.status === 'loading' && <Waiting />}
      {state.status === 'failed' && <NoHandover error={state.error} onAgain={retry} />}
      {state.status === 'ready' && <Chosen token={token} handover={state.data} />}
    </CheckoutChrome>
  );
}

const Waiting = () => (
  <div aria-hidden="true">
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton />
  </div>
);

function NoHandover({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const { t } = useRemoteContext();
  const href = useHref();
  const end = isApiFailure(error) ? ENDS[error.code] : undefined;
  return (
    <div className={styles['end']} role="alert">
      <p>{t(end ?? 'handover.unreadable')}</p>
      <div className={chrome['actions']}>
        {end === undefined && <Button onClick={onAgain}>{t('failed.action')}</Button>}
        <ButtonLink variant={end === undefined ? 'secondary' : 'primary'} href={href('/checkout/cart/')}>
          {t('mini.open')}
        </ButtonLink>
        <ButtonLink variant="quiet" href={href('/jewellery/')}>
          {t('bag.continue')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface ChosenProps {
  readonly token: string;
  readonly handover: Handover;
}

/** What the assistant chose, and the way on. Nothing is bought by looking. */
function Chosen({ token, handover }: ChosenProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  const { visit } = useNavigateIfHere();
  const { busy, failure, send } = useSend(() => takeHandover(token));
  const { platform, items, totals, currency, state } = handover;
  const bag = href('/checkout/cart/');

  const take = (): void =>
    void send(undefined, async ({ ok }) => {
      if (!ok) return;
      await bagStore.getState().refresh();
      visit(bag, true);
    });

  return (
    <div className={summary['layout']}>
      <div className={styles['chosen']}>
        <p>{t('handover.by', { platform })}</p>
        <QuoteLines lines={items} currency={currency} large />
        <Words handover={handover} />
        <p className={styles['told']}>{t('handover.told', { platform })}</p>
      </div>
      <SummaryColumn
        totals={<CheckoutTotals totals={totals} />}
        bar={
          <SumBar
            payableMinor={totals.total_payable_paise}
            currency={currency}
            notice={failure !== null && <p className={chrome['notice']}>{t('handover.not-taken')}</p>}
          >
            {state === 'open' ? (
              <Button busy={busy ? t('handover.taking') : undefined} onClick={take}>
                {t('handover.take')}
              </Button>
            ) : (
              <ButtonLink href={bag}>{t('mini.open')}</ButtonLink>
            )}
          </SumBar>
        }
      >
        <p>{t('handover.yours')}</p>
      </SummaryColumn>
    </div>
  );
}

/** What has to be known before going on. */
function Words({ handover }: Pick<ChosenProps, 'handover'>) {
  const { t, locale } = useRemoteContext();
  const { held_until: until, changed_from_paise: before, pincode, city, currency, state, totals } = handover;
  return (
    <>
      {state === 'taken' && <Notice kind="info">{t('handover.taken')}</Notice>}
      {before > 0 && (
        <Notice kind="info">
          {t('handover.changed', {
            before: formatPrice(before, currency),
            now: formatPrice(totals.total_payable_paise, currency),
          })}
        </Notice>
      )}
      {until !== '' && <p>{t('handover.held', { time: formatMoment(until, locale) })}</p>}
      {pincode !== '' && <p>{t('handover.to', { place: [city, pincode].filter(Boolean).join(' ') })}</p>}
    </>
  );
}
