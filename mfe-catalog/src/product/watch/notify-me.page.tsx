import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { guestWatchConfirm, guestWatchForm, guestWatchStop } from '@suvarna/contracts/watches';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { useFocusAfterCommit } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { watchTexts } from '#texts/watch';
import article from '../../content/article.module.css';
import sheet from '../price-history/sheet.module.css';
import { choicePath } from '../product.model.ts';
import type { NotifyMeView } from './notify-me.loader.ts';

const FULL = 'fault.too-many-address';

type State = 'asked' | 'waiting' | 'told' | 'gone' | 'stopped';

export { loadNotifyMe as load } from './notify-me.loader.ts';

export const head = (_data: NotifyMeView, { locale }: RouteContext): PageHead => ({
  title: watchTexts(locale)('link.head'),
  noindex: true,
});

/** Where the link of a letter leads: to say yes, to hear no more, or to the piece. */
export function Page({ data: { found, token, isStopped, isFull } }: PageProps<NotifyMeView>) {
  const { locale } = useRemoteContext();
  const t = useT(watchTexts);
  const href = useHref();
  const [state, setState] = useState<State>(found?.state ?? (isStopped ? 'stopped' : 'gone'));
  const [busy, setBusy] = useState<'yes' | 'no'>();
  const [fault, setFault] = useState(isFull ? FULL : undefined);
  const status = useRef<HTMLParagraphElement>(null);
  const focus = useFocusAfterCommit();
  const watch = found?.watch;

  const act = async (which: 'yes' | 'no', work: () => Promise<State>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(which);
    setFault(undefined);
    try {
      setState(await work());
      // The button that said so is gone.
      focus(() => status.current);
    } catch (error) {
      // Nothing changed; it may be tried again.
      setFault(isApiFailure(error) && error.code === 'WATCH.TOO_MANY' ? FULL : 'fault.failed');
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
        <h1>{t('link.title')}</h1>
        {watch && state !== 'gone' && state !== 'stopped' && (
          <p>
            {t(`link.${watch.kind}`, {
              title: fieldIn(watch, 'title', locale, watch.product_title),
              price: formatPrice(watch.at_most_paise ?? 0, watch.currency),
            })}
          </p>
        )}
        <p ref={status} role="status" tabIndex={-1}>
          {t(`link.state.${state}`)}
        </p>
        <div role="alert">{fault !== undefined && <p>{t(fault)}</p>}</div>
        {state === 'asked' && (
          <Answer {...{ token, locale }} answer="yes" onAnswer={confirm}>
            <Button type="submit" busy={busy === 'yes' ? t('saving') : undefined}>
              {t('link.yes')}
            </Button>
          </Answer>
        )}
        {/* Also by a letter about what is over: it ends all else that its address waits for. */}
        {state !== 'stopped' && token !== '' && (
          <Answer {...{ token, locale }} answer="no" onAnswer={stop}>
            <Button type="submit" variant="secondary" busy={busy === 'no' ? t('saving') : undefined}>
              {t('link.no')}
            </Button>
          </Answer>
        )}
        <p>
          <ButtonLink
            variant="quiet"
            href={href(
              watch === undefined || watch.url === '' ? '/jewellery/' : choicePath(watch.url, watch),
            )}
          >
            {t(watch === undefined || watch.url === '' ? 'link.shop' : 'link.piece')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly token: string;
  readonly locale: Locale;
  readonly answer: 'yes' | 'no';
  readonly onAnswer: () => Promise<void>;
  readonly children: ReactNode;
}

/** One button: a form of the page where no script runs, a call where one does. */
function Answer({ token, locale, answer, onAnswer, children }: AnswerProps) {
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void onAnswer();
  };
  return (
    <form method="post" action={`/api/${guestWatchForm.path}`} onSubmit={submit}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="lang" value={locale} />
      {children}
    </form>
  );
}
