/** The flags of the country options, drawn by ourselves: `/flags/<name>.svg` is each option's `src`. */
import type { SiteRoute } from '../../engine/composer/site.ts';

const WEEK = 'public, max-age=604800';
const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24">${content}</svg>`;
const ground = (colour: string): string => `<path fill="${colour}" d="M0 0h36v24H0z"/>`;

const SPOKES = Array.from(
  { length: 12 },
  (_, at) => `<path d="M18 8.6v6.8" transform="rotate(${at * 15} 18 12)"/>`,
).join('');
const STRIPES = Array.from(
  { length: 6 },
  (_, at) => `<path d="M0 ${(((at * 2 + 1) * 24) / 13 + 12 / 13).toFixed(2)}h36"/>`,
).join('');
const STARS = [3, 6, 9]
  .flatMap((y, row) =>
    [2.5, 5.5, 8.5, 11.5].map((x) => `<circle cx="${x + (row % 2 ? 1 : 0)}" cy="${y}" r=".7"/>`),
  )
  .join('');
const FIVE = [
  [11, 5.2],
  [8.6, 7],
  [13.4, 7],
  [9.5, 9.8],
  [12.5, 9.8],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".85"/>`)
  .join('');

const FLAGS: Readonly<Record<string, string>> = {
  in: svg(
    `${ground('#fff')}<path fill="#f93" d="M0 0h36v8H0z"/><path fill="#138808" d="M0 16h36v8H0z"/><g fill="none" stroke="#008" stroke-width=".4"><circle cx="18" cy="12" r="3.4" stroke-width=".7"/>${SPOKES}</g>`,
  ),
  gb: svg(
    `${ground('#012169')}<path stroke="#fff" stroke-width="4.8" d="m0 0 36 24M36 0 0 24"/><path stroke="#c8102e" stroke-width="2" d="m0 0 36 24M36 0 0 24"/><path stroke="#fff" stroke-width="8" d="M18 0v24M0 12h36"/><path stroke="#c8102e" stroke-width="4.8" d="M18 0v24M0 12h36"/>`,
  ),
  us: svg(
    `${ground('#b22234')}<g stroke="#fff" stroke-width="${(24 / 13).toFixed(2)}">${STRIPES}</g><path fill="#3c3b6e" d="M0 0h15v12.9H0z"/><g fill="#fff">${STARS}</g>`,
  ),
  sg: svg(
    `${ground('#fff')}<path fill="#ed2939" d="M0 0h36v12H0z"/><circle cx="6.6" cy="6.6" r="4.4" fill="#fff"/><circle cx="8.4" cy="6.6" r="4" fill="#ed2939"/><g fill="#fff">${FIVE}</g>`,
  ),
  ae: svg(
    `${ground('#fff')}<path fill="#00732f" d="M0 0h36v8H0z"/><path fill="#111" d="M0 16h36v8H0z"/><path fill="#f00" d="M0 0h9v24H0z"/>`,
  ),
  others: svg(
    `${ground('#f4ead8')}<g fill="none" stroke="#74592a"><circle cx="18" cy="12" r="8.5"/><ellipse cx="18" cy="12" rx="3.8" ry="8.5"/><path d="M9.5 12h17M11 7.6h14M11 16.4h14"/></g>`,
  ),
};

export const flagRoutes: readonly SiteRoute[] = Object.entries(FLAGS).map(([name, flag]) => ({
  method: 'GET',
  path: `/flags/${name}.svg`,
  answer: () => new Response(flag, { headers: { 'cache-control': WEEK, 'content-type': 'image/svg+xml' } }),
}));
