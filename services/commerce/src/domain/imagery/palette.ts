import type { MetalColour } from '@suvarna/contracts/catalogue';
import type { StoneType } from '../catalogue/words.ts';

/** A metal from its darkest reflection to its highlight. */
export interface MetalTones {
  readonly deep: string;
  readonly shade: string;
  readonly base: string;
  readonly light: string;
  readonly shine: string;
}

export const METALS: Readonly<Record<MetalColour, MetalTones>> = {
  yellow: { deep: '#6b4110', shade: '#a9711d', base: '#d8a03a', light: '#f2cf76', shine: '#fff5d2' },
  rose: { deep: '#6d3628', shade: '#ad6a54', base: '#d99a80', light: '#f3c9b4', shine: '#fff0e8' },
  white: { deep: '#50565f', shade: '#8a919b', base: '#bfc5cc', light: '#e6e9ed', shine: '#ffffff' },
};

/** Facets of a stone from the brightest to the darkest. */
export type GemTones = readonly [string, string, string, string, string, string];

export const GEMS: Readonly<Record<StoneType, GemTones>> = {
  diamond: ['#ffffff', '#f4f8fb', '#dde7ee', '#bccad6', '#93a5b5', '#64778a'],
  ruby: ['#ffb3bd', '#f2576f', '#d81e42', '#b00c33', '#7d0424', '#4d0017'],
  emerald: ['#b4f0cf', '#4fc98d', '#17a062', '#077a49', '#045535', '#023823'],
  sapphire: ['#b9cdfb', '#5f87ea', '#2b57c9', '#173a9e', '#0d2570', '#071648'],
  pearl: ['#fffefb', '#fbf4ea', '#f0e4d4', '#ddcbb6', '#c4ad95', '#a58d75'],
  amethyst: ['#e7ccff', '#b983ea', '#8e4fca', '#6b30a4', '#4a1c79', '#2f0f52'],
  topaz: ['#d3f3ff', '#86d3f2', '#3fadd9', '#1d86b6', '#0f618a', '#08425f'],
  citrine: ['#fff0b8', '#fbd05f', '#efaa26', '#cc8212', '#985b08', '#653a04'],
  garnet: ['#ffb0a1', '#d8534d', '#a92333', '#831326', '#5a0819', '#39040f'],
  onyx: ['#c9ced6', '#6f7783', '#3d434d', '#262a32', '#15181d', '#08090b'],
};
