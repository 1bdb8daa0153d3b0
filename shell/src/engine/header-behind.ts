/**
 * Id of an element that stands at the end of a document whose header left before it was known that the
 * page is of newer data. What the header says about the store is asked for at once then.
 */
export const HEADER_BEHIND = 'sv-header-behind';
