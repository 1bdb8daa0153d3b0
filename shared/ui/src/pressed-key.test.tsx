/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { pressedKey } from './pressed-key.ts';

const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'Delete', 'Tab', 'a'];
/** As Chromium and Firefox say it, and as Safari says it of the Enter that ends a word. */
const composing = [{ isComposing: true, keyCode: 229 }, { isComposing: true }, { keyCode: 229 }];

it.each(KEYS)('%s is heard, and belongs to the input method while it composes', (key) => {
  const heard = jest.fn();
  render(<input onKeyDown={(event) => heard(pressedKey(event))} />);
  const field = screen.getByRole('textbox');
  field.addEventListener('keydown', (event) => heard(pressedKey(event)));
  fireEvent.keyDown(field, { key });
  for (const way of composing) fireEvent.keyDown(field, { key, ...way });
  expect(heard.mock.calls.flat()).toEqual([key, key, ...composing.flatMap(() => ['', ''])]);
});
