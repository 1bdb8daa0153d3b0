import { api } from '@suvarna/api-client';
import type { Watch } from '@suvarna/contracts/api/watches';
import { call } from '@suvarna/contracts/call';
import { watchList, watchStop } from '@suvarna/contracts/calls/watches';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { useAct } from '../../form/use-act.ts';
import { Notice } from '../../page/notice.tsx';
import parts from '../../page/parts.module.css';
import { words } from './words.ts';

/** Pieces that are waited for, each to be taken back by one press. */
export function WatchesCard() {
  const { locale } = useRemoteContext();
  const href = useHref();
  const say = words(locale);
  const { state, retry, put } = useRead('watches', (signal) => call(api, watchList, { signal }));
  const { busy, fault, act } = useAct();
  const stop = (watchId: string): Promise<boolean> =>
    act(
      watchId,
      async () => put(await call(api, watchStop, { body: { watch_id: watchId } })),
      () => {
        // It may have come true meanwhile: the list that is read again says so.
        retry();
        return say('failed');
      },
    );
  const wish = ({ kind, at_most_paise: atMost, currency }: Watch): string =>
    say(kind, { price: formatPrice(atMost ?? 0, currency) });

  return (
    <section className={parts['card']} aria-labelledby="watches">
      <h2 id="watches">{say('title')}</h2>
      {state.status === 'loading' && <p role="status">{say('reading')}</p>}
      {state.status === 'failed' && (
        <div role="alert">
          <Notice kind="failure">{say('unread')}</Notice>
          <Button variant="secondary" onClick={retry}>
            {say('again')}
          </Button>
        </div>
      )}
      <div role="alert">{fault !== undefined && <Notice kind="failure">{fault}</Notice>}</div>
      {state.status === 'ready' &&
        (state.data.results.length === 0 ? (
          <p>{say('none')}</p>
        ) : (
          <ul className={parts['list']}>
            {state.data.results.map((watch) => {
              const title = locale === 'hi' ? watch.title_hi : watch.product_title;
              return (
                <li key={watch.watch_id} className={parts['row']}>
                  <span>
                    {watch.url === '' ? (
                      say('gone')
                    ) : (
                      <a className={parts['link']} href={href(watch.url)}>
                        {title}
                      </a>
                    )}
                    <br />
                    <span className={parts['muted']}>
                      {say('line', { wish: wish(watch), day: formatFullDay(watch.created_at, locale) })}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    aria-label={say('stop-of', { title })}
                    busy={busy === watch.watch_id ? say('stopping') : undefined}
                    onClick={() => void stop(watch.watch_id)}
                  >
                    {say('stop')}
                  </Button>
                </li>
              );
            })}
          </ul>
        ))}
    </section>
  );
}
