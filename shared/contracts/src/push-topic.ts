/** The specification's one topic, by its own name although this is the web (domain rules §2.14 row 50). */
export const PUSH_TOPIC = 'androidNotification';
/** Path of the call, in the specification's spelling (§7). */
export const SUBSCRIBE_TOPIC_PATH = 'server/subscribeTopic';
