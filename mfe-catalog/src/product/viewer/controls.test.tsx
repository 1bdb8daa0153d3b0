import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
        onRead={undefined}
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

it('turns to the words that are cut into the piece, where there are any', async () => {
  const controls = {
    hand: undefined,
    colours: ['yellow'],
    colour: 'yellow',
    onColour: jest.fn(),
    coin: false,
    onCoin: jest.fn(),
  };
  const onRead = jest.fn();
  const { rerender } = render(inRemote(<Controls {...controls} onRead={undefined} />, 'en'));
  expect(screen.queryByRole('button', { name: 'See the engraving' })).toBeNull();
  rerender(inRemote(<Controls {...controls} onRead={onRead} />, 'en'));
  await userEvent.click(screen.getByRole('button', { name: 'See the engraving' }));
  expect(onRead).toHaveBeenCalledTimes(1);
});
