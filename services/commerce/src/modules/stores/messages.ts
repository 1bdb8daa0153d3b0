import { type AppointmentKind, clockText, localTime } from '@suvarna/contracts/stores';
import { dayText } from '../../platform/notifications/day.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { addressIn, nameIn, storeOf } from './stores.ts';
import { texts } from './texts.ts';

/** No word of it was typed by anybody: a mobile may be a stranger's. */
interface AppointmentNews {
  readonly news: 'booked' | 'changed' | 'cancelled' | 'reminder';
  readonly kind: AppointmentKind;
  readonly storeId: string;
  readonly startsAt: string;
  readonly token: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    appointment: AppointmentNews;
  }
}

export const messages = messagesIn(texts, {
  appointment: template('appointment', ({ news, kind, storeId, startsAt, token }, { locale, t, page }) => {
    const { view } = storeOf(storeId);
    const local = localTime(new Date(startsAt), view.time_zone);
    const said = {
      day: dayText(local.day, locale),
      time: clockText(local.minutes),
      store: nameIn(view, locale),
    };
    return {
      ...said,
      title: t(`${news}.title`),
      body: t(`${news}.body`, said),
      way: t(`way.${kind}`, { address: addressIn(view, locale) }),
      page: page(`/find-a-store/appointment/?token=${token}`),
    };
  }),
});
