import type { Currency } from '@suvarna/contracts/money';
import { guestWatchUnsubscribe, type WatchKind } from '@suvarna/contracts/watches';
import { amountText } from '../../platform/notifications/amount.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template, type Template } from '../../platform/notifications/template.ts';
import { texts } from './texts.ts';

/** An address that never said yes is forgotten. */
export const UNCONFIRMED_DAYS = 30;

export interface WatchNews {
  readonly kind: WatchKind;
  /** The store's own name of the design, in the language of who reads it. */
  readonly title: string;
  /** Path of its page, with the choice. */
  readonly path: string;
  /** What it costs now, in minor units. */
  readonly price: number;
  readonly currency: Currency;
}

/** The same for an address without an account. */
interface GuestWatchNews extends WatchNews {
  readonly token: string;
}

interface WatchToConfirm extends Pick<WatchNews, 'kind' | 'title' | 'currency'> {
  readonly atMost: number | null;
  readonly token: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    watch: WatchNews;
    'watch-guest': GuestWatchNews;
    'watch-confirm': WatchToConfirm;
  }
}

/** Where the link of a letter leads: to say yes, or to hear no more. */
const linkTo = (token: string): string => `/notify-me/?token=${token}`;

/** A mail programme ends it by one click, without a page (RFC 8058). */
function withUnsubscribe<Values extends { readonly token: string }>(
  said: Template<Values>,
): Template<Values> {
  return {
    ...said,
    email: (values, context) => ({
      ...said.email(values, context),
      unsubscribe: `${new URL(context.page('/')).origin}/api/${guestWatchUnsubscribe.path}?token=${values.token}`,
    }),
  };
}

/** Where what is waited for is listed, and taken back. */
const SETTINGS = '/account/notifications/';

export const messages = messagesIn(texts, {
  watch: template('watch', ({ kind, title, path, price: minor, currency }, { locale, t, page }) => {
    const price = amountText({ currency, minor }, locale);
    return {
      title,
      news: t(`watch.${kind}`, { title, price }),
      page: page(path),
      settings: page(SETTINGS),
    };
  }),
  'watch-guest': withUnsubscribe(
    template('watch-guest', ({ kind, title, path, price: minor, currency, token }, { locale, t, page }) => ({
      title,
      news: t(`watch.${kind}`, { title, price: amountText({ currency, minor }, locale) }),
      page: page(path),
      stop: page(linkTo(token)),
    })),
  ),
  'watch-confirm': withUnsubscribe(
    template('watch-confirm', ({ kind, title, atMost, currency, token }, { locale, t, page }) => ({
      title,
      wish: t(`watch-confirm.${kind}`, {
        title,
        price: atMost === null ? '' : amountText({ currency, minor: atMost }, locale),
      }),
      page: page(linkTo(token)),
      days: UNCONFIRMED_DAYS,
    })),
  ),
});
