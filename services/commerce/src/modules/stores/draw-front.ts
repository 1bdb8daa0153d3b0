/**
 * The front of a store as a drawing: the stores are invented, so that a photograph would show a
 * stranger's house. What a front looks like follows from the country's streets, the store's size and its name,
 * and is the same in every release.
 */
import type { Shops } from '@suvarna/contracts/countries';
import { createHash } from 'node:crypto';
import type { Size } from './branches.ts';

export interface Front {
  readonly slug: string;
  readonly street: Street;
  readonly size: Size;
}

/** Pixels of the drawing's own grid. */
const FRONT_WIDTH = 640;
const FRONT_HEIGHT = 400;

type Street = Shops['street'];
type Arch = Street['arch'];

const WINE = '#5d1a31';
const WINE_DEEP = '#3f0f20';
const GOLD = '#b8893b';
const CREAM = '#fffaf3';
const LIGHT = '#ffedc4';
const SHADE = '#00000014';

/** Floors above the street, and bays beside each other. */
const SIZES: Readonly<Record<Size, { readonly floors: number; readonly bays: number }>> = {
  house: { floors: 2, bays: 5 },
  shop: { floors: 1, bays: 4 },
  counter: { floors: 0, bays: 3 },
};

const BAY = 84;
const FLOOR = 70;
const GROUND = 332;
const STREET_FLOOR = 132;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

/** An opening from its lower left corner upwards, closed by the arch of the street. */
function opening(arch: Arch, x: number, bottom: number, width: number, height: number): string {
  const rise = arch === 'flat' ? 0 : width / 2;
  const shoulder = bottom - height + rise;
  const top = bottom - height;
  const middle = x + width / 2;
  const over = {
    flat: `V${top} H${x + width} V${bottom}`,
    round: `V${shoulder} A${width / 2} ${width / 2} 0 0 1 ${x + width} ${shoulder} V${bottom}`,
    ogee: `V${shoulder} C${x} ${shoulder - rise * 0.7} ${middle - rise * 0.3} ${top + rise * 0.35} ${middle} ${top - 4} C${middle + rise * 0.3} ${top + rise * 0.35} ${x + width} ${shoulder - rise * 0.7} ${x + width} ${shoulder} V${bottom}`,
  };
  return `M${x} ${bottom} ${over[arch]} Z`;
}

const frame = ` stroke="${GOLD}" stroke-width="3"`;

function upperWindow(arch: Arch, x: number, bottom: number): string {
  const middle = x + 20;
  return [
    path(opening(arch, x, bottom, 40, 50), LIGHT, frame),
    path(
      `M${middle} ${bottom} V${bottom - 42} M${x} ${bottom - 22} H${x + 40}`,
      'none',
      frame.replace('3', '2'),
    ),
    rect(x - 6, bottom, 52, 5, GOLD),
  ].join('');
}

/** A necklace or a ring on its stand, small behind the glass. */
const shown = (x: number, bottom: number, isRing: boolean): string =>
  isRing
    ? `<circle cx="${x}" cy="${bottom - 18}" r="9" fill="none" stroke="${GOLD}" stroke-width="3"/>${path(`M${x - 5} ${bottom - 29} h10 l-5 7 Z`, CREAM, ` stroke="${GOLD}"`)}`
    : path(
        `M${x - 13} ${bottom - 36} C${x - 12} ${bottom - 8} ${x + 12} ${bottom - 8} ${x + 13} ${bottom - 36}`,
        'none',
        ` stroke="${GOLD}" stroke-width="3"`,
      ) + `<circle cx="${x}" cy="${bottom - 12}" r="4" fill="${WINE}"/>`;

function showWindow(arch: Arch, x: number, isRing: boolean): string {
  const bottom = GROUND - 14;
  return [
    path(opening(arch, x, bottom, 60, 84), LIGHT, frame),
    rect(x + 4, bottom - 8, 52, 8, WINE),
    shown(x + 30, bottom - 8, isRing),
  ].join('');
}

function door(arch: Arch, x: number): string {
  const middle = x + 28;
  return [
    path(opening(arch, x, GROUND, 56, 104), WINE, frame),
    path(`M${middle} ${GROUND} V${GROUND - 90}`, 'none', ` stroke="${GOLD}" stroke-width="2"`),
    rect(middle - 8, GROUND - 46, 4, 14, GOLD),
    rect(middle + 4, GROUND - 46, 4, 14, GOLD),
    rect(x - 8, GROUND, 72, 6, '#cbb79c'),
  ].join('');
}

/** The house's lotus: three leaves and the line they stand on. */
const lotus = (x: number, y: number): string =>
  path(
    `M${x} ${y - 12} C${x - 7} ${y - 4} ${x - 7} ${y + 4} ${x} ${y + 8} C${x + 7} ${y + 4} ${x + 7} ${y - 4} ${x} ${y - 12} Z M${x - 15} ${y - 5} C${x - 15} ${y + 4} ${x - 8} ${y + 8} ${x - 1} ${y + 8} M${x + 15} ${y - 5} C${x + 15} ${y + 4} ${x + 8} ${y + 8} ${x + 1} ${y + 8} M${x - 12} ${y + 12} H${x + 12}`,
    'none',
    ` stroke="${GOLD}" stroke-width="2.5" stroke-linecap="round"`,
  );

function awning(x: number, width: number, y: number): string {
  const stripes = Math.round(width / 20);
  const each = width / stripes;
  return Array.from({ length: stripes }, (_, at) => {
    const left = x + at * each;
    return path(
      `M${left} ${y} h${each} v16 a${each / 2} ${each / 2.4} 0 0 1 ${-each} 0 Z`,
      at % 2 === 0 ? WINE : CREAM,
    );
  }).join('');
}

function tree(kind: Street['tree'], x: number): string {
  if (kind === 'crown')
    return [
      rect(x - 4, GROUND - 74, 8, 74, '#7a5a41'),
      `<circle cx="${x}" cy="${GROUND - 104}" r="38" fill="#6f8a5f"/>`,
      `<circle cx="${x - 20}" cy="${GROUND - 86}" r="24" fill="#7d986b"/>`,
      `<circle cx="${x + 21}" cy="${GROUND - 90}" r="22" fill="#64805a"/>`,
    ].join('');
  const top = GROUND - 128;
  const leaf = (dx: number, dy: number): string =>
    path(
      `M${x} ${top} Q${x + dx * 0.5} ${top + dy - 26} ${x + dx} ${top + dy} Q${x + dx * 0.5} ${top + dy - 10} ${x} ${top} Z`,
      '#64805a',
    );
  return [
    path(
      `M${x - 5} ${GROUND} Q${x - 2} ${GROUND - 70} ${x - 3} ${top} h6 Q${x + 4} ${GROUND - 70} ${x + 5} ${GROUND} Z`,
      '#8a6a4b',
    ),
    ...[
      [-52, 14],
      [-40, -10],
      [-18, -26],
      [18, -26],
      [40, -10],
      [52, 14],
    ].map(([dx = 0, dy = 0]) => leaf(dx, dy)),
  ].join('');
}

const pot = (x: number): string =>
  `<circle cx="${x}" cy="${GROUND - 32}" r="13" fill="#6f8a5f"/>` +
  path(`M${x - 10} ${GROUND - 20} h20 l-3 20 h-14 Z`, '#b0644a');

/** @returns an SVG document of FRONT_WIDTH by FRONT_HEIGHT that loads and runs nothing */
export function drawFront({ slug, street: { walls, arch, tree: kind }, size }: Front): string {
  const { floors, bays } = SIZES[size];
  const draws = createHash('sha256').update(slug).digest();
  const wall = walls[(draws[0] ?? 0) % walls.length] ?? CREAM;
  const width = bays * BAY + 36;
  const left = (FRONT_WIDTH - width) / 2;
  const top = GROUND - STREET_FLOOR - floors * FLOOR - 44;
  const doorBay = bays % 2 === 1 ? (bays - 1) / 2 : 1 + ((draws[1] ?? 0) % 2);
  const isRingFirst = (draws[2] ?? 0) % 2 === 0;
  const bayLeft = (bay: number): number => left + 18 + bay * BAY;
  const signTop = GROUND - STREET_FLOOR - 34;
  const upper = Array.from({ length: floors }, (_, floor) => {
    const bottom = signTop - 18 - floor * FLOOR;
    return Array.from({ length: bays }, (__, bay) => upperWindow(arch, bayLeft(bay) + 22, bottom)).join('');
  });
  const street = Array.from({ length: bays }, (_, bay) =>
    bay === doorBay
      ? door(arch, bayLeft(bay) + 14)
      : showWindow(arch, bayLeft(bay) + 12, (bay % 2 === 0) === isRingFirst),
  );
  const treeOnLeft = (draws[3] ?? 0) % 2 === 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRONT_WIDTH} ${FRONT_HEIGHT}" width="${FRONT_WIDTH}" height="${FRONT_HEIGHT}">`,
    rect(0, 0, FRONT_WIDTH, FRONT_HEIGHT, '#f6ede1'),
    `<circle cx="${treeOnLeft ? 540 : 100}" cy="78" r="34" fill="#fbdfae"/>`,
    // Neighbours, far and pale.
    rect(0, 190, left - 12, GROUND - 190, '#ecdfcd'),
    rect(left + width + 12, 160, FRONT_WIDTH, GROUND - 160, '#e8dac6'),
    rect(0, GROUND, FRONT_WIDTH, FRONT_HEIGHT - GROUND, '#dccdb8'),
    rect(0, GROUND + 34, FRONT_WIDTH, 34, '#cdbca5'),
    rect(left, top, width, GROUND - top, wall),
    rect(left - 8, top - 10, width + 16, 14, GOLD),
    rect(left, top + 4, width, 8, SHADE),
    ...upper,
    rect(left - 4, signTop, width + 8, 36, WINE_DEEP),
    lotus(FRONT_WIDTH / 2 - 76, signTop + 17),
    `<text x="${FRONT_WIDTH / 2 + 12}" y="${signTop + 25}" text-anchor="middle" font-family="Georgia, serif" font-size="22" letter-spacing="3" fill="${LIGHT}">SUVARNA</text>`,
    ...street,
    awning(left + 6, width - 12, signTop + 36),
    pot(bayLeft(doorBay) + 2),
    pot(bayLeft(doorBay) + 82),
    tree(kind, treeOnLeft ? Math.max(44, left - 52) : Math.min(FRONT_WIDTH - 44, left + width + 52)),
    '</svg>',
  ].join('');
}
