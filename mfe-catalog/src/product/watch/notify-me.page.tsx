import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { guestWatchConfirm, guestWatchStop } from '@suvarna/contracts/calls/watches';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import article from '../../content/article.module.css';
import { labelIn } from '../../listing/listing.model.ts';
import sheet from '../price-history/sheet.module.css';
import { choicePath } from '../product.model.ts';
import type { NotifyMeView } from './notify-me.loader.ts';
import { words } from './words.ts';

type State = 'asked' | 'waiting' | 'told' | 'gone' | 'stopped';

export { loadNotifyMe as load } from './notify-me.loader.ts';

export const head = (_data: NotifyMeView, { locale }: RouteContext): PageHead => ({
  title: words(locale)('link.head'),
  noindex: true,
});

/** Where the link of a letter leads: to say yes, to hear no more, or to the piece. */
export function Page({ data: { found, token } }: PageProps<NotifyMeView>) {
  const { locale } = useRemoteContext();
  const say = words(locale);
  const href = useHref();
  const [state, setState] = useState<State>(found?.state ?? 'gone');
  const [busy, setBusy] = useState<'yes' | 'no'>();
  const [isFailed, setFailed] = useState(false);
  const watch = found?.watch;

  const act = async (which: 'yes' | 'no', work: () => Promise<State>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(which);
    setFailed(false);
    try {
      setState(await work());
    } catch {
      // Nothing changed; it may be tried again.
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  };
  const confirm = (): Promise<void> =>
    act('yes', async () => (await call(api, guestWatchConfirm, { body: { token } })).state);
  const stop = (): Promise<void> =>
    act('no', async () => {
      await call(api, guestWatchStop, { body: { token } });
      return 'stopped';
    });

  return (
    <div className={`sv-page ${article['page']}`}>
      <div className={`${article['article']} ${sheet['body']}`}>
        <h1>{say('link.title')}</h1>
        {watch && state !== 'gone' && state !== 'stopped' && (
          <p>
            {say(`link.${watch.kind}`, {
              title: labelIn(locale, { label: watch.product_title, label_hi: watch.title_hi }),
              price: formatPrice(watch.at_most_paise ?? 0, watch.currency),
            })}
          </p>
        )}
        <p role="status">{say(`link.state.${state}`)}</p>
        <div role="alert">{isFailed && <p>{say('fault.failed')}</p>}</div>
        {state === 'asked' && (
          <div>
            <Button busy={busy === 'yes' ? say('saving') : undefined} onClick={() => void confirm()}>
              {say('link.yes')}
            </Button>
          </div>
        )}
        {(state === 'asked' || state === 'waiting') && (
          <div>
            <Button
              variant="secondary"
              busy={busy === 'no' ? say('saving') : undefined}
              onClick={() => void stop()}
            >
              {say('link.no')}
            </Button>
          </div>
        )}
        <p>
          <ButtonLink
            variant="quiet"
            href={href(
              watch === undefined || watch.url === '' ? '/jewellery/' : choicePath(watch.url, watch),
            )}
          >
            {say(watch === undefined || watch.url === '' ? 'link.shop' : 'link.piece')}
          </ButtonLink>
        </p>
        <noscript>
          <p>{say('link.no-script')}</p>
        </noscript>
      </div>
    </div>
  );
}
