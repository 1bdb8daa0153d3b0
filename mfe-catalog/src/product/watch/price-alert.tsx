import { api } from '@suvarna/api-client';
import { type Watch, watchAdd, type WatchKind, watchList, watchStop } from '@suvarna/contracts/watches';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { useForm } from '@suvarna/forms/use-form';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { session, signInPath } from '@suvarna/session';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useFocusAfterCommit } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { TryAgain } from '@suvarna/ui/try-again';
import { useAct } from '@suvarna/ui/use-act';
import { useRef } from 'react';
import { watchTexts } from '#texts/watch';
import type { PriceView } from '../buying/price.model.ts';
import sheet from '../price-history/sheet.module.css';
import { choicePath, type ProductView } from '../product.model.ts';
import { GuestForm } from './guest-form.tsx';
import { suggestedPrice, wantedPrice } from './wanted-price.model.ts';

interface PriceAlertProps {
  readonly kind: WatchKind;
  readonly product: ProductView;
  /** Of the choice that is waited for. */
  readonly price: PriceView;
}

const FAULTS: Readonly<Record<string, string>> = {
  'WATCH.NOT_NEEDED': 'fault.so-already',
  'WATCH.TOO_MANY': 'fault.too-many',
};

/** Asks to be told when the choice on screen is back, or costs less; what was asked is taken back here, too. */
export function PriceAlert({ kind, product, price }: PriceAlertProps) {
  const { locale } = useRemoteContext();
  const href = useHref();
  const t = useT(watchTexts);
  const { karat, colour, size } = price;
  const isSignedIn = session.storedToken() !== null;
  const { state, retry, put } = useRead(isSignedIn ? 'watches' : null, (signal) =>
    call(api, watchList, { signal }),
  );
  const { busy: names, fault, act } = useAct();
  const busy = names.length > 0;
  const section = useRef<HTMLElement>(null);
  const focus = useFocusAfterCommit();

  const known = state.status === 'ready' ? state.data.results : [];
  const isUnreachable = state.status === 'ready' && state.data.reachable === false;
  const mine = known.find(
    (one) =>
      one.kind === kind &&
      one.product_id === product.id &&
      one.karat === karat &&
      one.colour === colour &&
      one.size === size,
  );

  const change = (work: () => Promise<readonly Watch[]>): Promise<boolean> =>
    act(
      'change',
      async () => {
        const results = [...(await work())];
        put({ ...(state.status === 'ready' && state.data), results });
        // What was pressed is gone: the other of asking and taking back stands in its place.
        focus(() => section.current?.querySelector<HTMLElement>('input, button'));
      },
      (error) => t((isApiFailure(error) && FAULTS[error.code]) || 'fault.failed'),
    );
  const ask = (atMost?: number): Promise<boolean> =>
    change(async () => {
      const added = await call(api, watchAdd, {
        body: {
          product_id: product.id,
          karat,
          colour,
          ...(size !== '' && { size }),
          kind,
          ...(atMost !== undefined && { at_most_paise: atMost }),
          locale,
        },
      });
      return [added, ...known.filter(({ watch_id: id }) => id !== added.watch_id)];
    });
  const stop = ({ watch_id }: Watch): Promise<boolean> =>
    change(async () => (await call(api, watchStop, { body: { watch_id } })).results);

  return (
    <section ref={section} className={sheet['body']} aria-labelledby={`tell-${kind}`}>
      <h3 id={`tell-${kind}`}>{t(`${kind}.title`)}</h3>
      {!isSignedIn ? (
        <>
          <GuestForm key={price.sku} kind={kind} productId={product.id} price={price} />
          <p>
            {t('guest')}{' '}
            <a
              className={sheet['link']}
              href={signInPath(href(choicePath(product.path, { karat, colour, size })))}
            >
              {t('sign-in')}
            </a>
          </p>
        </>
      ) : state.status === 'failed' ? (
        <TryAgain text={t('unread')} again={t('again')} onAgain={retry} />
      ) : state.status === 'loading' ? (
        <p role="status">{t('reading')}</p>
      ) : (
        <>
          <p role="status">
            {mine && t(`${kind}.waits`, { price: formatPrice(mine.at_most_paise ?? 0, mine.currency) })}
          </p>
          {mine ? (
            <div>
              <Button
                variant="secondary"
                busy={busy ? t('saving') : undefined}
                onClick={() => void stop(mine)}
              >
                {t('take-back')}
              </Button>
            </div>
          ) : kind === 'price' ? (
            <PriceForm key={price.sku} {...{ price, busy, t }} onAsk={(minor) => void ask(minor)} />
          ) : (
            <div>
              <Button busy={busy ? t('saving') : undefined} onClick={() => void ask()}>
                {t('stock.ask')}
              </Button>
            </div>
          )}
          <div role="alert">{fault !== undefined && <p>{fault.text}</p>}</div>
          <p className={isUnreachable ? undefined : sheet['note']}>
            {t(isUnreachable ? 'unreachable' : 'note')}{' '}
            <a className={sheet['link']} href={href('/account/notifications/')}>
              {t('settings')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

interface PriceFormProps {
  readonly price: PriceView;
  readonly busy: boolean;
  readonly t: ReturnType<typeof watchTexts>;
  readonly onAsk: (minor: number) => void;
}

function PriceForm({ price: { priceMinor, currency }, busy, t, onAsk }: PriceFormProps) {
  const now = formatPrice(priceMinor, currency);
  const { field, submit } = useForm({
    schema: ({ amount }) => {
      const wanted = wantedPrice(amount, priceMinor);
      return 'fault' in wanted ? { amount: `fault.${wanted.fault}` } : {};
    },
    first: () => ({ amount: suggestedPrice(priceMinor) }),
    body: ({ amount }) => {
      const wanted = wantedPrice(amount, priceMinor);
      return 'minor' in wanted ? wanted.minor : null;
    },
    send: async (minor: number) => onAsk(minor),
    // What asking says stands below, also where it is taken back.
    failures: {},
    text: (key) => t(key, { now }),
  });

  return (
    <form className={sheet['body']} noValidate onSubmit={submit}>
      <Field
        {...field('amount')}
        label={t('price.field', { currency })}
        name="at-most"
        inputMode="decimal"
        autoComplete="off"
        hint={t('price.hint', { now })}
      />
      <div>
        <Button type="submit" busy={busy ? t('saving') : undefined}>
          {t('price.ask')}
        </Button>
      </div>
    </form>
  );
}
