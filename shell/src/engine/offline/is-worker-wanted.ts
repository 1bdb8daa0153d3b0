/** Name of the `meta` element that allows the worker: where an operator has withdrawn it, documents come without. */
const WORKER_ELEMENT = 'service-worker';

/** Whether this document may have a worker: a page only. */
export const isWorkerWanted = (): boolean =>
  isSecureContext &&
  'serviceWorker' in navigator &&
  document.querySelector(`meta[name="${WORKER_ELEMENT}"]`) !== null;
