/** Where browsers tell of speed and errors; apart from the schemas, which browsers do not need. The composer takes them itself: it knows which releases there are. */
export const INSIGHT_PATH = '/_shell/insight';
