import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { promptTexts } from '#texts/prompt';
import { View } from './gifting.prompt.tsx';

function open() {
  const close = jest.fn();
  const page = (
    <>
      <button type="button">Add to bag</button>
      <input aria-label="Search" />
    </>
  );
  const { rerender } = render(<>{page}</>);
  const card = (
    <View
      locale="en"
      t={promptTexts('en')}
      onClose={close}
      enablePush={undefined}
      isUpdateHard={() => false}
    />
  );
  return {
    close,
    come: () =>
      rerender(
        <>
          {page}
          {card}
        </>,
      ),
  };
}

it('the gifting card takes no focus, no key and no press from the page, and says once that it is there', async () => {
  const { close, come } = open();
  screen.getByLabelText('Search').focus();
  come();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  await userEvent.keyboard('ring{Escape}');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('ring');
  await userEvent.click(screen.getByText('Add to bag'));
  expect(close).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'Looking for?' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Looking for?');
});

it('the keyboard reaches it after the page; Escape inside it, or its cross, closes it and gives the focus back', async () => {
  const { close, come } = open();
  come();
  screen.getByLabelText('Search').focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Girlfriend' }));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});
