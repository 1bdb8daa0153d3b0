import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { ButtonLink } from '@suvarna/ui/button';
import { ChipLink } from '@suvarna/ui/chip';
import { giftGuideTexts } from '#texts/gift-guide';
import { CardGrid } from '../cards/card-grid.tsx';
import { CardRail } from '../cards/card-rail.tsx';
import texts from '../content/article.module.css';
import { Runs, Sections } from '../content/runs.tsx';
import { counted } from '../page/counted.model.ts';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { GIFT_GUIDE, SIZE_GUIDE } from '../paths.ts';
import { breadcrumbList, itemList } from '../structured-data/structured-data.model.ts';
import { useCards } from '../cards/use-cards.ts';
import guide from '../guide.module.css';
import styles from './gift-guide.module.css';
import type { GiftGuideView } from './gift-guide.loader.ts';
import { giftsPath, guidePath, WISH_KINDS, type WishKind } from './wish.model.ts';

export { loadGiftGuide as load } from './gift-guide.loader.ts';

export function head(data: GiftGuideView, route: RouteContext, t: Translate): PageHead {
  const giftGuideT = giftGuideTexts(route.locale);
  const shown = [...data.ideas.flatMap(({ cards }) => cards), ...data.cards];
  return {
    title: giftGuideT('head-title'),
    description: giftGuideT('head', counted(data.count)),
    canonical: GIFT_GUIDE,
    // What is asked for is a listing with an address of its own.
    noindex: guidePath(data.wish) !== GIFT_GUIDE,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: giftGuideT('title'), path: GIFT_GUIDE },
            ]),
            ...itemList(route, [...new Map(shown.map((card) => [card.id, card])).values()], 1),
          ]
        : [],
  };
}

export function Page({ data }: PageProps<GiftGuideView>) {
  const page = useCards(data);
  useFreshPrices(data.rateVersion);
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Static ref={page} of={data}>
        {() => <Finder data={data} />}
      </Static>
      {data.ideas.map(({ recipient, cards }) => (
        <Idea key={recipient} recipient={recipient} cards={cards} />
      ))}
      <Advice />
    </div>
  );
}

/** Chips are links: each is the guide with one more, one other or one less of what is looked for. */
function Finder({ data: { intro, wish, options, count, cards } }: { readonly data: GiftGuideView }) {
  const { t } = useRemoteContext();
  const giftGuideT = useT(giftGuideTexts);
  const href = useHref();
  const isAsked = guidePath(wish) !== GIFT_GUIDE;
  const toggled = (kind: WishKind, id: string): string => {
    const { [kind]: before, ...others } = wish;
    return guidePath(before === id ? others : { ...others, [kind]: id });
  };
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: giftGuideT('title'), href: href(GIFT_GUIDE) },
        ]}
      />
      <h1>{giftGuideT('title')}</h1>
      <p className={guide['lead']}>{intro ? <Runs of={intro.lead} /> : giftGuideT('lead')}</p>
      {intro && <Sections of={intro.sections} look={texts} />}
      <nav className={styles['finder']} aria-label={giftGuideT('find')}>
        {WISH_KINDS.map((kind) => (
          <div key={kind}>
            <h2 id={`gift-${kind}`} className={styles['question']}>
              {giftGuideT(kind)}
            </h2>
            <ul className={styles['chips']} aria-labelledby={`gift-${kind}`}>
              {options[kind]
                .filter(({ id, count: some }) => some > 0 || wish[kind] === id)
                .map(({ id, label }) => (
                  <li key={id}>
                    <ChipLink href={href(toggled(kind, id))} rel="nofollow" selected={wish[kind] === id}>
                      {label}
                    </ChipLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <section className={styles['found']} aria-labelledby="gifts-found">
        <h2 id="gifts-found">{giftGuideT(isAsked ? 'found' : 'loved', counted(count))}</h2>
        {count === 0 ? (
          <p>{giftGuideT('nothing')}</p>
        ) : (
          <CardGrid label={giftGuideT('found', counted(count))} cards={isAsked ? cards : cards.slice(0, 4)} />
        )}
        <p className={styles['all']}>
          <ButtonLink variant="secondary" href={href(giftsPath(count === 0 ? {} : wish))}>
            {giftGuideT('all', counted(count))}
          </ButtonLink>
          {isAsked && (
            <a className={guide['link']} href={href(GIFT_GUIDE)}>
              {giftGuideT('anew')}
            </a>
          )}
        </p>
      </section>
    </>
  );
}

function Idea({ recipient, cards }: GiftGuideView['ideas'][number]) {
  const giftGuideT = useT(giftGuideTexts);
  const href = useHref();
  return (
    <div className={styles['idea']}>
      <CardRail
        id={`for-${recipient}`}
        title={giftGuideT(`for.${recipient}`)}
        all={{ href: href(giftsPath({ recipient })), label: giftGuideT('see-all') }}
        cards={cards}
      />
      <p className={styles['why']}>{giftGuideT(`for.${recipient}-text`)}</p>
    </div>
  );
}

const ADVICE = [
  ['size', SIZE_GUIDE],
  ['words', '/jewellery/rings/'],
  ['late', '/jewellery/ready+to+ship-filter/'],
  ['card', '/gift-cards/'],
  ['back', '/policy/returns/'],
] as const;

function Advice() {
  const giftGuideT = useT(giftGuideTexts);
  const href = useHref();
  return (
    <section aria-labelledby="gift-advice">
      <h2 id="gift-advice">{giftGuideT('advice')}</h2>
      <dl className={styles['advice']}>
        {ADVICE.map(([name, path]) => (
          <div key={name}>
            <dt>{giftGuideT(`advice.${name}`)}</dt>
            <dd>
              {giftGuideT(`advice.${name}-text`)}{' '}
              <a className={styles['inline']} href={href(path)}>
                {giftGuideT(`advice.${name}-link`)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
