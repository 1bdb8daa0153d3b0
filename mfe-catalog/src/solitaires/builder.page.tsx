import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useOwnAddress } from '@suvarna/remote-kit/use-own-address';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { useEffect, useRef, useState } from 'react';
import { solitairesTexts } from '#texts/solitaires';
import { addOwnPrice } from '../fresh-prices/shown-rate.ts';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { SOLITAIRE_BUILDER } from '../paths.ts';
import { breadcrumbList, itemList } from '../structured-data/structured-data.model.ts';
import { builderPath, withChoice, type Asked } from './asked.model.ts';
import { readBuilder } from './builder.loader.ts';
import type { BuilderView } from './builder.model.ts';
import guide from '../guide.module.css';
import styles from './builder.module.css';
import { ChosenPiece } from './chosen-piece.tsx';
import { SetStones } from './set-stones.tsx';
import { StoneChoices } from './stone-choices.tsx';

export { loadBuilder as load } from './builder.loader.ts';

const SOLITAIRES = '/jewellery/solitaires/';
const crumbs = (t: Translate, solitairesT: Translate) => [
  { label: t('crumb.home'), path: '/' },
  { label: solitairesT('solitaires'), path: SOLITAIRES },
  { label: solitairesT('title'), path: SOLITAIRE_BUILDER },
];

export function head(data: BuilderView, route: RouteContext, t: Translate): PageHead {
  const solitairesT = solitairesTexts(route.locale);
  return {
    title: solitairesT('head-title'),
    description: solitairesT('head', { count: data.count }),
    canonical: SOLITAIRE_BUILDER,
    // Every choice would be a page of its own.
    noindex: builderPath(data.asked) !== SOLITAIRE_BUILDER,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, crumbs(t, solitairesT)),
            ...itemList(
              route,
              data.results.map(({ card }) => card),
              1,
            ),
          ]
        : [],
  };
}

export function Page({ data }: PageProps<BuilderView>) {
  // Another address, by a link or by going back, is a choice of its own.
  return <Builder key={builderPath(data.asked)} data={data} />;
}

function Builder({ data }: { readonly data: BuilderView }) {
  const { locale, t } = useRemoteContext();
  const solitairesT = useT(solitairesTexts);
  const href = useHref();
  const replaceAddress = useOwnAddress();
  const chosen = useRef<HTMLHeadingElement>(null);
  const stones = useRef<HTMLHeadingElement>(null);
  /** The design whose facts are on their way, or another page of stones: the focus goes there with them. */
  const awaited = useRef<number | 'page'>(undefined);
  const shown = useRef(data);
  const [asked, setAsked] = useState(data.asked);
  const [newer, setNewer] = useState<BuilderView>();
  const address = builderPath(asked);
  const { state, busy, put } = useRead(
    asked === data.asked ? null : address,
    async (signal) => {
      try {
        return await readBuilder(asked, { api, locale, signal });
      } catch (error) {
        if (signal.aborted) throw error;
        bus.emit('toast.message.requested', { text: solitairesT('failed'), kind: 'error' });
        // What is chosen is what is shown, so that the same can be chosen again.
        awaited.current = undefined;
        setAsked(shown.current.asked);
        replaceAddress(href(builderPath(shown.current.asked)));
        return shown.current;
      }
    },
    { keepsLast: true },
  );
  const view = state.status === 'ready' && asked !== data.asked ? state.data : (newer ?? data);
  useFreshPrices(view.rateVersion);
  useEffect(
    () =>
      addOwnPrice({
        read: async (signal) => {
          const fresh = await readBuilder(view.asked, { api, locale, signal });
          const show = asked === data.asked ? setNewer : put;
          return { version: fresh.rateVersion, put: () => show(fresh) };
        },
      }),
    [view, asked, data, locale, put],
  );

  useEffect(() => {
    shown.current = view;
    const { current: wanted } = awaited;
    if (wanted === undefined || (wanted !== 'page' && view.chosen?.id !== wanted)) return;
    awaited.current = undefined;
    // At either end of the pages the link that was pressed goes.
    if (wanted === 'page') takeLostFocus(stones.current);
    else chosen.current?.focus();
  }, [view]);

  const choose = (changed: Partial<Record<keyof Asked, string | number>>): void => {
    const next = withChoice(asked, changed);
    setAsked(next);
    replaceAddress(href(builderPath(next)));
    if (changed.design !== undefined) awaited.current = next.design;
    if (changed.page !== undefined) awaited.current = 'page';
  };

  return (
    <div className={`sv-page ${guide['page']}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={crumbs(t, solitairesT).map(({ label, path }) => ({ label, href: href(path) }))}
      />
      <h1>{solitairesT('title')}</h1>
      <p className={guide['lead']}>{solitairesT('lead')}</p>
      {view.isGone && (
        <p role="status" className={styles['gone']}>
          {solitairesT('gone')}
        </p>
      )}
      {view.chosen !== null && (
        <ChosenPiece
          key={view.chosen.id}
          product={view.chosen}
          heading={chosen}
          busy={busy}
          onSize={(size) => choose({ size })}
        />
      )}
      <div className={styles['columns']}>
        <form id="builder" className={styles['form']} action={href(SOLITAIRE_BUILDER)} method="get">
          <h2>{solitairesT('choose')}</h2>
          <StoneChoices view={view} asked={asked} onChoose={(name, value) => choose({ [name]: value })} />
          {asked.design !== undefined && <input type="hidden" name="design" value={asked.design} />}
          <noscript>
            <Button type="submit">{solitairesT('show')}</Button>
          </noscript>
          <p className={styles['ends']}>
            {view.count > 0 && (
              <a className={guide['link']} href="#stones">
                {solitairesT('see', { count: view.count })}
              </a>
            )}
            <a className={guide['link']} href={href(SOLITAIRE_BUILDER)}>
              {solitairesT('anew')}
            </a>
          </p>
        </form>
        <section aria-labelledby="stones" aria-busy={busy || undefined}>
          <h2 id="stones" ref={stones} tabIndex={-1}>
            {solitairesT('settings')}
          </h2>
          <p role="status">
            {view.count === 0 ? solitairesT('nothing') : solitairesT('count', { count: view.count })}
          </p>
          <SetStones view={view} onChoose={(changed) => choose(changed)} />
        </section>
      </div>
    </div>
  );
}
