/** The finder and the page of one store are one file. */
export * as store from './store.page.tsx';
export * as stores from './stores.page.tsx';
