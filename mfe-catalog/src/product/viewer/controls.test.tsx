import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inRemote } from '../../remote-context.fixtures.ts';
import { Controls } from './controls.tsx';

it('the piece is shown in the metals it is sold in, and in no stone it is not sold with', () => {
  render(
    inRemote(
      <Controls
        hand={undefined}
        colours={['yellow', 'white']}
        colour="white"
        onColour={jest.fn()}
        coin={false}
        onCoin={jest.fn()}
      />,
      'en',
    ),
  );
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['yellow', false],
    ['white', true],
  ]);
});
