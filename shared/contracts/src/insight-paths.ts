/** Where browsers tell things; apart from the schemas, which browsers do not need. */

/** The store's own event endpoint, below `/api/`. */
export const EVENTS_PATH = 'server/events';
/** Speed and errors. The composer takes these itself: it knows which releases there are. */
export const INSIGHT_PATH = '/_shell/insight';
