import { fieldIn } from '@suvarna/contracts/locale';
import { api } from '@suvarna/api-client';
import { type Watch, watchList, watchStop } from '@suvarna/contracts/watches';
import { call } from '@suvarna/contracts/call';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { Failure, Notice } from '@suvarna/ui/notice';
import { useRef } from 'react';
import { watchesTexts } from '#texts/watches';
import { useEndOne } from '../../form/use-end-one.ts';
import parts from '../../page/parts.module.css';

/** Pieces that are waited for, each to be taken back by one press. */
export function WatchesCard() {
  const { locale } = useRemoteContext();
  const href = useHref();
  const t = useT(watchesTexts);
  const { state, retry, put } = useRead('watches', (signal) => call(api, watchList, { signal }), {
    keepsLast: true,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, fault, end } = useEndOne({
    work: (id) => call(api, watchStop, { body: { watch_id: id } }),
    onEnded: (id) =>
      put((now) => ({ ...now, results: now.results.filter(({ watch_id: other }) => other !== id) })),
    onFailed: () => {
      retry();
      return t('failed');
    },
    next: () => heading.current,
  });
  const wish = ({ kind, at_most_paise: atMost, currency }: Watch): string =>
    t(kind, { price: formatPrice(atMost ?? 0, currency) });

  return (
    <section className={parts['card']} aria-labelledby="watches">
      <h2 id="watches" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {state.status === 'loading' && <p role="status">{t('reading')}</p>}
      {state.status === 'failed' && (
        <div role="alert">
          <Notice kind="bad">{t('unread')}</Notice>
          <Button variant="secondary" onClick={retry}>
            {t('again')}
          </Button>
        </div>
      )}
      <Failure text={fault} />
      {state.status === 'ready' &&
        (state.data.results.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={parts['list']}>
            {state.data.results.map((watch) => {
              const title = fieldIn(watch, 'title', locale, watch.product_title);
              return (
                <li key={watch.watch_id} className={parts['row']}>
                  <span>
                    {watch.url === '' ? (
                      t('gone')
                    ) : (
                      <a className={parts['link']} href={href(watch.url)}>
                        {title}
                      </a>
                    )}
                    <br />
                    <span className={parts['muted']}>
                      {t('line', { wish: wish(watch), day: formatFullDay(watch.created_at, locale) })}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    aria-label={t('stop-of', { title })}
                    busy={busy.includes(watch.watch_id) ? t('stopping') : undefined}
                    onClick={() => end(watch.watch_id)}
                  >
                    {t('stop')}
                  </Button>
                </li>
              );
            })}
          </ul>
        ))}
    </section>
  );
}
