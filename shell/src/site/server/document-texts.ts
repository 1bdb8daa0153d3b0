/** What only the server says: titles, sentences of documents without a page, the store as an app. */

/** The name of the store is the same in both languages. */
export const STORE = 'Suvarna';
