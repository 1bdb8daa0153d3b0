export declare const CONTACT_WAIT_DAYS = 7;
export declare const DELETE_AFTER_DAYS = 30;
export declare const COPY_HOURS = 48;
export declare const NOTICE_TOPICS: readonly ['orders', 'plan', 'rewards', 'offers', 'watches', 'care'];
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
export type NoticeChannel = 'email' | 'sms' | 'push';
export declare const CHANNELS_OF_TOPIC: Readonly<Record<NoticeTopic, readonly NoticeChannel[]>>;
