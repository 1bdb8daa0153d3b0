import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfterCommit } from '../focus.ts';
import { Sheet } from './sheet.tsx';

function Asking() {
  const [open, setOpen] = useState(true);
  const focus = useFocusAfterCommit();
  const answer = () => {
    setOpen(false);
    // In the browser nothing outside an open modal dialog takes the focus.
    focus(() => (document.querySelector('dialog')?.open ? null : screen.getByText('The page')));
  };
  return (
    <>
      <h1 tabIndex={-1}>The page</h1>
      <Sheet open={open} onClose={answer} title="Sure?" closeLabel="Close">
        Really?
      </Sheet>
    </>
  );
}

describe('sheet', () => {
  it('is closed with the change that closes it, so that the page behind can take the focus', async () => {
    render(<Asking />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByText('The page'));
  });

  it('opens as a named modal dialog and holds its content only while it is open', () => {
    const { rerender } = render(
      <Sheet open={false} onClose={jest.fn()} title="Price breakup" closeLabel="Close">
        Gold 18 karat
      </Sheet>,
    );
    expect(screen.queryByText('Gold 18 karat')).toBeNull();
    rerender(
      <Sheet open onClose={jest.fn()} title="Price breakup" closeLabel="Close">
        Gold 18 karat
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'Price breakup' })).toBeTruthy();
    expect(screen.getByText('Gold 18 karat')).toBeTruthy();
  });

  it('asks to be closed by the cross and by a press outside', async () => {
    const close = jest.fn();
    render(
      <Sheet open onClose={close} title="Sizes" closeLabel="Close">
        <p>Ring sizes</p>
      </Sheet>,
    );
    await userEvent.click(screen.getByText('Ring sizes'));
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
