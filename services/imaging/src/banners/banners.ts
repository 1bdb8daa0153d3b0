import type { GroundCover, Scenery } from '@suvarna/jewellery-model/model';
import type { Shape } from './banner-name.ts';

/** Which designs lie together, in how many rows, and how far each is turned. */
interface Layout {
  readonly designs: readonly string[];
  readonly rows: readonly number[];
  readonly turns: readonly number[];
  /** What lies is looked at from higher up than what stands. */
  readonly from?: 'above';
  readonly cover?: GroundCover;
}

interface Banner {
  /** A category, an occasion, `home`. */
  readonly name: string;
  readonly cover: GroundCover;
  readonly side: Scenery['side'];
  readonly shapes: Partial<Readonly<Record<Shape, Layout>>>;
}

/** Standing pieces beside each other, each turned a little more than the last. */
const row = (designs: string, turns: readonly number[] = [0.5, 0.35, 0.6, -0.3, -0.55, -0.4]): Layout => {
  const codes = designs.split(' ');
  return { designs: codes, rows: [codes.length], turns };
};
const rows = (counts: readonly number[], designs: string, turns = [0.45, -0.3, 0.3, -0.45, 0.2]): Layout => ({
  designs: designs.split(' '),
  rows: counts,
  turns,
});

const lying = (designs: string): Layout => ({
  ...row(designs, [0.12, -0.1, 0.16, -0.14, 0.1, -0.12]),
  from: 'above',
});
/** On red silk: where no words stand on it. */
const onRed = (layout: Layout): Layout => ({ ...layout, cover: 'garnet' });

/** The banners of home, categories and occasions: looked at and chosen by hand. */
export const BANNERS: readonly Banner[] = [
  {
    name: 'home',
    cover: 'silk',
    side: -1,
    shapes: {
      wide: row('BR04819 BG04416 GF06441 BG04389', [0, 0.2, 0.15, -0.3]),
      square: onRed(rows([2, 2], 'GF06441 BG04416 RG00994 RG00845', [0.15, -0.3, 0.5, -0.4])),
    },
  },
  {
    name: 'rings',
    cover: 'stone',
    side: 1,
    shapes: { wide: row('RG00374 RG00845 RG00066 RG01016 RG00994') },
  },
  {
    name: 'earrings',
    cover: 'silk',
    side: -1,
    shapes: { wide: lying('ER02139 ER01961 ER01442 ER02535') },
  },
  {
    name: 'pendants',
    cover: 'linen',
    side: 1,
    shapes: { wide: lying('PD02961 PD02999 PD03297 PD03169 PD03015') },
  },
  { name: 'necklaces', cover: 'silk', side: -1, shapes: { wide: lying('NK03971 NK03963') } },
  { name: 'bangles', cover: 'silk', side: 1, shapes: { wide: row('BG04416 BG04389 BG04157 BG04440') } },
  {
    name: 'bracelets',
    cover: 'stone',
    side: -1,
    shapes: { wide: row('BR04819 BR05000 BR04649 BR04866', [0.1, -0.2, 0.15]) },
  },
  { name: 'mangalsutra', cover: 'silk', side: -1, shapes: { wide: lying('MS05061 MS05220') } },
  {
    name: 'nose-pins',
    cover: 'stone',
    side: 1,
    shapes: { wide: row('NP05587 NP05394 NP05486 NP05355 NP05562 NP05470', [0.2]) },
  },
  { name: 'chains', cover: 'linen', side: -1, shapes: { wide: lying('CH05591 CH05655 CH05720') } },
  { name: 'gold-coins', cover: 'stone', side: 1, shapes: { wide: lying('GC05816 GC05840 GC05878') } },
  {
    name: 'solitaires',
    cover: 'stone',
    side: -1,
    shapes: { wide: row('SL05928 SL05978 SL06018 SL05938 SL06279') },
  },
  {
    name: 'gifts',
    cover: 'linen',
    side: 1,
    shapes: { wide: row('GF06441 GF06293 GF06307 GF06421', [0.2, 0.05, -0.1, 0.15]) },
  },
  {
    name: 'wedding',
    cover: 'silk',
    side: -1,
    shapes: {
      wide: lying('NK03971 ER02139 BG04416'),
      square: onRed({ ...rows([1, 2], 'NK03971 BG04416 ER02139', [0, 0.4, 0]), from: 'above' }),
    },
  },
  {
    name: 'engagement',
    cover: 'silk',
    side: 1,
    shapes: {
      wide: row('SL05928 SL05967 SL06018 SL05921 SL05938'),
      square: rows([1, 2], 'SL06018 SL05928 SL05967'),
    },
  },
  {
    name: 'anniversary',
    cover: 'stone',
    side: -1,
    shapes: {
      wide: row('RG00374 PD02999 RG00994 ER02497 RG00845', [0.5, 0, 0.35, 0.1, -0.45]),
      square: rows([2, 2], 'RG00374 RG00994 PD02999 RG00845'),
    },
  },
  {
    name: 'birthday',
    cover: 'linen',
    side: 1,
    shapes: {
      wide: row('GF06307 PD03340 RG00113 ER02200', [0.25, 0, 0.4, 0]),
      square: rows([2, 1], 'GF06307 GF06441 RG00113', [0.2, -0.1, 0.4]),
    },
  },
  {
    name: 'festive',
    cover: 'silk',
    side: -1,
    shapes: {
      wide: lying('ER01593 BG04437 ER01961 ER02139'),
      square: onRed({ ...rows([1, 2], 'BG04437 ER02139 ER01593', [0.3, 0, 0]), from: 'above' }),
    },
  },
  {
    name: 'everyday',
    cover: 'plaster',
    side: 1,
    shapes: {
      wide: row('ER02226 RG00093 PD02687 RG00820 ER02200', [0.2, 0.5, 0, -0.4, 0]),
      square: rows([2, 2], 'ER02226 RG00093 RG00820 PD02687'),
    },
  },
  {
    name: 'work',
    cover: 'stone',
    side: 1,
    shapes: { wide: row('ER02307 RG00060 PD03015 SL05928 ER02188', [0, 0.5, 0, -0.4, 0]) },
  },
  {
    name: 'party',
    cover: 'silk',
    side: -1,
    shapes: { wide: row('RG00113 BR04819 ER01442 RG00994', [0.5, 0, 0, -0.4]) },
  },
  {
    name: 'casual',
    cover: 'plaster',
    side: -1,
    shapes: { wide: row('RG00046 ER02370 RG00827 PD02988 RG01016', [0.5, 0, 0.4, 0, -0.4]) },
  },
];
