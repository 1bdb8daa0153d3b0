import { api } from '@suvarna/api-client';
import type { ExchangeRequest, OldGoldQuote } from '@suvarna/contracts/exchange';
import { priceVersion } from '@suvarna/contracts/catalogue';
import { useForm } from '@suvarna/forms/use-form';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { signInPath } from '@suvarna/session';
import { ButtonLink } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { tradeInTexts } from '#texts/trade-in';
import { PersonPage } from '../page/person-page.tsx';
import { usePricesOfNow } from '../prices/use-prices-of-now.ts';
import { useStoredToken } from '@suvarna/remote-kit/use-stored-token';
import { Failure, Notice } from '@suvarna/ui/notice';
import { Estimate } from './worth/estimate.tsx';
import { GoldAndPayTo } from './gold-and-pay-to.tsx';
import { GoldTodayCard } from './worth/gold-today-card.tsx';
import { TradeInForm } from './trade-in-form.tsx';
import { readGoldToday, type GoldToday } from './worth/gold-today.api.ts';
import { tradeInGold, readGoldQuote, type Karat } from './trade-in.api.ts';
import { failureKey, goldBodyOf, KARATS, milligramsOf } from './trade-in.model.ts';
import styles from './trade-in.module.css';
import { TradeIns } from './trade-ins.tsx';

const HERE = '/old-gold-exchange/';
/** Signs of a weight. */
const LONGEST = 8;

const karatOf = (said: string | null): Karat => KARATS.find((each) => String(each) === said) ?? 22;

export const head = (_data: GoldToday, { locale }: RouteContext): PageHead => {
  const t = tradeInTexts(locale);
  return {
    title: t('page-title.old-gold'),
    description: t('description.old-gold'),
    canonical: HERE,
  };
};

/** Gold of any maker for credit or money, at all of its market value. */
export function Page({ data: loaded, route: { query } }: PageProps<GoldToday>) {
  const [data, setData] = useState(loaded);
  // A quote that was given stands: only what is told to everybody follows the rate.
  usePricesOfNow({
    version: priceVersion({ rate_version: data.rate_version }),
    renew: async () => setData(await readGoldToday(api)),
  });
  const t = useT(tradeInTexts);
  const href = useHref();
  const token = useStoredToken();
  const [quote, setQuote] = useState<OldGoldQuote | null>(null);
  /** Something else was typed since: what is filled in below stays, and waits for its quote. */
  const [isOutdated, setOutdated] = useState(false);
  const [sent, setSent] = useState<ExchangeRequest | null>(null);
  const read = async (of: Karat, milligrams: number): Promise<void> => {
    setQuote(await readGoldQuote(of, milligrams));
    setOutdated(false);
  };
  const {
    fields: { karat, grams },
    set,
    field,
    busy,
    failure,
    submit,
  } = useForm({
    schema: (typed) => (milligramsOf(typed.grams) === null ? { grams: 'grams-invalid' } : {}),
    first: () => ({
      karat: karatOf(query.get('karat')),
      grams: (query.get('grams') ?? '').slice(0, LONGEST),
    }),
    keep: () => setOutdated(true),
    body: (typed) => ({ karat: typed.karat, milligrams: milligramsOf(typed.grams) ?? 0 }),
    send: (of) => read(of.karat, of.milligrams),
    failures: (error) => t(failureKey(error)),
    text: t,
  });

  return (
    <PersonPage
      inAccount={false}
      noScript={t('no-script')}
      crumbs={[{ label: t('title.old-gold'), path: HERE }]}
    >
      <h1>{t('title.old-gold')}</h1>
      <p>{t('lead.old-gold')}</p>
      <div className={styles['layout']}>
        <div className={styles['worth']}>
          <form
            className={styles['card']}
            method="post"
            noValidate
            aria-labelledby="estimate-title"
            onSubmit={(event) => {
              setSent(null);
              submit(event);
            }}
          >
            <h2 id="estimate-title">{t('estimate-title')}</h2>
            <div className={styles['pair']}>
              <SelectField
                name="karat"
                label={t('field.karat')}
                value={String(karat)}
                onChange={({ target }) => set({ karat: karatOf(target.value) })}
              >
                {KARATS.map((each) => (
                  <option key={each} value={each}>
                    {t(`karat.${each}`)}
                  </option>
                ))}
              </SelectField>
              <Field
                {...field('grams')}
                label={t('field.grams')}
                hint={t('grams-hint')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={LONGEST}
              />
            </div>
            <Failure text={failure} />
            <div className={styles['actions']}>
              <SubmitButton busy={busy ? t('quote-reading') : undefined}>{t('estimate')}</SubmitButton>
            </div>
            <div role="status">
              {quote !== null && !isOutdated && (
                <Estimate
                  quote={quote}
                  onAgain={() => read(karatOf(String(quote.karat)), quote.net_weight_mg)}
                />
              )}
            </div>
          </form>
          {sent !== null && (
            <div role="status">
              <Notice kind="good" ref={takeFocus} tabIndex={-1}>
                {t('sent.old-gold', { id: sent.request_id })}
              </Notice>
            </div>
          )}
          {quote !== null && !isOutdated && token === null && (
            <section className={styles['card']} aria-labelledby="gold-sign-in">
              <h2 id="gold-sign-in">{t('sign-in-title')}</h2>
              <p>{t('sign-in-text')}</p>
              <div className={styles['actions']}>
                <ButtonLink
                  href={signInPath(href(`${HERE}?karat=${karat}&grams=${encodeURIComponent(grams)}`))}
                >
                  {t('sign-in')}
                </ButtonLink>
              </div>
            </section>
          )}
          {quote !== null && typeof token === 'string' && (
            <div hidden={isOutdated}>
              <TradeInForm
                quote={quote}
                isOldGold
                toBank={false}
                submit={t('hand-in.old-gold')}
                send={(sending, key) => tradeInGold(goldBodyOf(sending), key)}
                onSent={(request) => {
                  setSent(request);
                  setQuote(null);
                  set({ grams: '' });
                }}
                onStale={() => read(karatOf(String(quote.karat)), quote.net_weight_mg)}
              >
                {(draft, error, change) => (
                  <GoldAndPayTo draft={draft} error={error('description')} change={change} />
                )}
              </TradeInForm>
            </div>
          )}
          {typeof token === 'string' && <TradeIns orderNo="" count={sent === null ? 0 : 1} />}
        </div>
        <GoldTodayCard gold={data} />
      </div>
    </PersonPage>
  );
}
