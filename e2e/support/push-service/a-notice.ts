/** A notice of the store's people, and what a browser shows of it. */
import type { Staff } from '../people/staff.ts';

/** @returns to how many browsers it went */
export async function sendNotice(staff: Staff): Promise<number> {
  const { recipients } = (await staff('push/notice/', {
    topic: 'androidNotification',
    path: '/jewellery/rings/',
    sent_by: 'Meera',
    words: {
      en: { title: 'New rings', body: 'Twelve designs came in today.' },
      hi: { title: 'नई अंगूठियाँ', body: 'आज बारह नए डिज़ाइन आए हैं।' },
    },
  })) as { readonly recipients: number };
  return recipients;
}

export const NOTICE = {
  title: 'New rings',
  body: 'Twelve designs came in today.',
  lang: 'en',
  about: { path: '/jewellery/rings/' },
};

/** Asked in the page: the notices that its worker shows. */
export const shownNotices = async (): Promise<readonly unknown[]> =>
  (await (await navigator.serviceWorker.ready).getNotifications()).map(
    ({ title, body, lang, data: about }) => ({ title, body, lang, about: about as unknown }),
  );
