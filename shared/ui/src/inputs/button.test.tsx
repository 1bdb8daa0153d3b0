import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, ButtonLink } from './button.tsx';

describe('button', () => {
  it('says what it is doing and ignores presses until it is done', async () => {
    const add = jest.fn();
    const { rerender } = render(<Button onClick={add}>Add to bag</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    rerender(
      <Button onClick={add} busy="Adding…">
        Add to bag
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Adding…' });
    await userEvent.click(busy);
    expect(add).toHaveBeenCalledTimes(1);
    // Still focusable: a disabled button would throw the keyboard out of the form.
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(busy.hasAttribute('disabled')).toBe(false);
  });

  it('does not send its form a second time while it is busy', async () => {
    const send = jest.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button type="submit" busy="Signing in…">
          Sign in
        </Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', send);
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends no form by accident', () => {
    render(<Button>Check</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('is a link where it leads somewhere, and a class of the caller wins', () => {
    render(
      <ButtonLink href="/jewellery/" className="mine">
        Shop
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Shop' });
    expect(link.getAttribute('href')).toBe('/jewellery/');
    expect(link.className.endsWith(' mine')).toBe(true);
  });
});
