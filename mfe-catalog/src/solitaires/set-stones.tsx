import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { Price } from '@suvarna/ui/price';
import type { MouseEvent } from 'react';
import { solitairesTexts } from '#texts/solitaires';
import { diamondsTexts } from '#texts/diamonds';
import { caratText } from '../product/choosing/measure.model.ts';
import { makeOf } from '../diamonds/diamond-text.ts';
import { builderPath, type Asked } from './asked.model.ts';
import type { BuilderView, SetStone } from './builder.model.ts';
import guide from '../guide.module.css';
import styles from './builder.module.css';

interface SetStonesProps {
  readonly view: BuilderView;
  readonly onChoose: (changed: Partial<Asked>) => void;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The stones of the catalogue that fit, each in its setting. Links that work without a script. */
export function SetStones({ view: { results, asked, page, pages }, onChoose }: SetStonesProps) {
  const { locale, t } = useRemoteContext();
  const solitairesT = useT(solitairesTexts);
  const href = useHref();
  const stoneText = ({ shape, millicarat, count, clarity, grade, ...graded }: SetStone): string => {
    const said = solitairesT(count === 1 ? 'stone' : 'stones', {
      count,
      shape: solitairesT(`shape.${shape}`),
      weight: caratText(millicarat, t),
      clarity,
      grade,
    });
    return [said, makeOf(graded, diamondsTexts(locale))].filter((text) => text !== '').join(', ');
  };
  const link = (changed: Partial<Asked>) => ({
    href: href(builderPath({ ...asked, ...changed })),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onChoose(changed);
    },
  });
  return (
    <>
      <ul className={styles['results']}>
        {results.map(({ card, stone }) => (
          <li key={card.id} className={styles['result']}>
            <a
              {...link({ design: card.id, size: '' })}
              data-in-place
              aria-current={asked.design === card.id || undefined}
            >
              <Picture
                src={card.image}
                tint={card.tint || undefined}
                alt=""
                sizes="(width < 40rem) 45vw, 14rem"
              />
              <span className={styles['name']}>{card.title}</span>
            </a>
            <span>{stoneText(stone)}</span>
            <Price
              minor={card.priceMinor}
              mrpMinor={card.mrpMinor}
              mrpName={t('price.mrp')}
              currency={card.currency}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles['pages']} aria-label={t('pages.label')}>
          {page > 1 && (
            <a {...link({ page: page - 1 })} className={guide['link']} data-in-place>
              {t('pages.previous')}
            </a>
          )}
          <span>{solitairesT('page', { page, pages })}</span>
          {page < pages && (
            <a {...link({ page: page + 1 })} className={guide['link']} data-in-place>
              {t('pages.next')}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
