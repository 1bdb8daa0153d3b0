import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion, TOAST_MS, type ToastMessage } from './toast-region.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('toast', () => {
  it('hides after 3000 ms (specification §9), counted again for a new message', () => {
    expect(TOAST_MS).toBe(3_000);
    const close = jest.fn();
    const { rerender } = render(
      <ToastRegion
        locale="en"
        message={{ id: 1, text: 'Added to your bag', kind: 'success' }}
        onClose={close}
      />,
    );
    act(() => {
      jest.advanceTimersByTime(2_000);
    });
    rerender(
      <ToastRegion
        locale="en"
        message={{ id: 2, text: 'Added to your bag', kind: 'success' }}
        onClose={close}
      />,
    );
    act(() => {
      jest.advanceTimersByTime(2_999);
    });
    expect(close).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is announced by a region that is always there', () => {
    const { rerender } = render(<ToastRegion locale="hi" message={null} onClose={jest.fn()} />);
    const region = screen.getByRole('status');
    rerender(
      <ToastRegion
        locale="hi"
        message={{ id: 1, text: 'बैग में डाल दिया', kind: 'info' }}
        onClose={jest.fn()}
      />,
    );
    expect(region.textContent).toContain('बैग में डाल दिया');
    expect(screen.getByRole('button', { name: 'बंद करें' })).toBeTruthy();
  });

  it('is said in the uppermost dialog while one is open, and moves when that opens or closes', () => {
    const Page = ({ open }: { readonly open: boolean }) => (
      <>
        <ToastRegion
          locale="en"
          message={{ id: 1, text: 'Added to your bag', kind: 'success' }}
          onClose={jest.fn()}
        />
        <dialog open={open} data-testid="sheet">
          <div data-toast-place />
        </dialog>
      </>
    );
    const { rerender } = render(<Page open={false} />);
    const sheet = screen.getByTestId('sheet');
    const isInSheet = (): boolean => sheet.textContent.includes('Added to your bag');
    expect(isInSheet()).toBe(false);
    rerender(<Page open />);
    fireEvent(sheet, new Event('toggle'));
    expect(isInSheet()).toBe(true);
    rerender(<Page open={false} />);
    fireEvent(sheet, new Event('close'));
    expect(isInSheet()).toBe(false);
    expect(screen.getByText('Added to your bag')).toBeTruthy();
  });

  it('waits for who points at it, and is never shorter for it', () => {
    const close = jest.fn();
    render(
      <ToastRegion
        locale="en"
        message={{ id: 1, text: 'Added to your bag', kind: 'success' }}
        onClose={close}
      />,
    );
    act(() => {
      jest.advanceTimersByTime(2_900);
    });
    fireEvent.pointerEnter(screen.getByRole('status'), { pointerType: 'mouse' });
    act(() => {
      jest.advanceTimersByTime(20_000);
    });
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('status'), { pointerType: 'mouse' });
    act(() => {
      jest.advanceTimersByTime(2_999);
    });
    expect(close).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('takes no focus, and gives back what its button had', () => {
    const show = (message: ToastMessage | null) => (
      <>
        <button type="button">Add</button>
        <ToastRegion locale="en" message={message} onClose={jest.fn()} />
      </>
    );
    const { rerender } = render(show(null));
    const add = screen.getByRole('button', { name: 'Add' });
    add.focus();
    rerender(show({ id: 1, text: 'Added to your bag', kind: 'success' }));
    expect(document.activeElement).toBe(add);
    const closing = screen.getByRole('button', { name: 'CLOSE' });
    act(() => closing.focus());
    fireEvent.click(closing);
    expect(document.activeElement).toBe(add);
  });
});
