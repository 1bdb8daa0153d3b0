import { describe, expect, it } from '@jest/globals';
import { gradeOf } from './diamond-grade.ts';

describe('the quality of a stone', () => {
  it.each([
    ['SI-IJ', { clarity: 'SI', colour: 'I–J' }],
    ['VS-GH', { clarity: 'VS', colour: 'G–H' }],
    ['VVS-EF', { clarity: 'VVS', colour: 'E–F' }],
  ])('%s is clarity and colour', (quality, grade) => {
    expect(gradeOf(quality)).toEqual(grade);
  });

  it.each(['AA', 'AAA', '', 'VS', 'VS-GHI'])('%s is none of a diamond', (quality) => {
    expect(gradeOf(quality)).toBeUndefined();
  });
});
