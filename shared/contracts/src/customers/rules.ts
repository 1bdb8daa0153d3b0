/** Figures and names of the account that browsers read, too: without schemas. */

/** How long the old contact can stop a change it took no part in. */
export const CONTACT_WAIT_DAYS = 7;
/** How long signing in keeps an account that is to go. */
export const DELETE_AFTER_DAYS = 30;
/** How long a copy of one's data can be downloaded. */
export const COPY_HOURS = 48;

/** What is written of. Codes, changes of the account and what the law asks for are no topic: they always come. */
export const NOTICE_TOPICS = ['orders', 'plan', 'rewards', 'offers', 'watches', 'care'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

export type NoticeChannel = 'email' | 'sms' | 'push';

/** By what each topic is written. */
export const CHANNELS_OF_TOPIC: Readonly<Record<NoticeTopic, readonly NoticeChannel[]>> = {
  orders: ['email', 'sms', 'push'],
  plan: ['email', 'sms', 'push'],
  rewards: ['email', 'sms'],
  offers: ['push'],
  watches: ['email', 'sms', 'push'],
  care: ['email', 'sms', 'push'],
};
