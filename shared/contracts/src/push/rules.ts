/** The specification's one topic, by its own name although this is the web (domain rules §2.14 row 50). */
export const PUSH_TOPIC = 'androidNotification';
