import { requestIdle } from '../navigation/links.ts';

/** After the page is loaded and nothing else is going on: for what no shopper waits for. */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') requestIdle(work);
  else addEventListener('load', () => requestIdle(work), { once: true });
}
