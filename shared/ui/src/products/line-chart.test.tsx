import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LineChart } from './line-chart.tsx';
import { lineThrough } from './line-through.ts';

describe('a line of amounts', () => {
  it('goes from edge to edge, the lowest at the foot, each as far along as its moment', () => {
    expect(
      lineThrough([
        { at: 10, value: 300 },
        { at: 11, value: 100 },
        { at: 14, value: 200 },
      ]),
    ).toBe('0.0,14.0 160.0,186.0 640.0,100.0');
  });

  it('is in the middle where nothing moved', () => {
    expect(
      lineThrough([
        { at: 0, value: 7 },
        { at: 1, value: 7 },
      ]),
    ).toBe('0.0,100.0 640.0,100.0');
  });

  it.each([[[]], [[{ at: 3, value: 7 }]]])('is none of %j', (points) => {
    expect(lineThrough(points)).toBe('');
    render(<LineChart line={lineThrough(points)} caption="since May" />);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('says in words what it draws', () => {
    render(<LineChart line="0,0 1,1" caption="since May" />);
    const drawing = screen.getByRole('figure').querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('since May')).toBeTruthy();
  });
});
