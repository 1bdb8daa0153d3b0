import { expect, it } from '@jest/globals';
import { heldBack } from '@suvarna/testing/held-back';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { takeLostFocus, useFocusAfterCommit, useFocusOnFault } from './focus.ts';

function Opener() {
  const [open, setOpen] = useState(false);
  const focus = useFocusAfterCommit();
  return open ? (
    <button type="button" data-testid="inside">
      Inside
    </button>
  ) : (
    <button
      type="button"
      onClick={() => {
        setOpen(true);
        focus(() => screen.queryByTestId('inside'));
      }}
    >
      Open
    </button>
  );
}

it('what a change shows takes the focus when it is there, however long that takes', async () => {
  render(<Opener />);
  await heldBack(() => fireEvent.click(screen.getByText('Open')));
  expect(document.activeElement).toBe(screen.getByText('Inside'));
});

function Slow({ wait }: { readonly wait: Promise<string> }) {
  return <button type="button">{use(wait)}</button>;
}

function Waiting({ wait }: { readonly wait: Promise<string> }) {
  const [open, setOpen] = useState(false);
  const focus = useFocusAfterCommit();
  const show = () =>
    startTransition(() => {
      setOpen(true);
      focus(() => screen.queryByText('Late'));
    });
  return open ? (
    <Slow wait={wait} />
  ) : (
    <button type="button" onClick={show}>
      Open
    </button>
  );
}

it('a change that waits for its data takes the focus with it', async () => {
  let arrive: (text: string) => void = () => undefined;
  const wait = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  render(<Waiting wait={wait} />);
  const opener = screen.getByText('Open');
  opener.focus();
  await heldBack(() => fireEvent.click(opener));
  expect(document.activeElement).toBe(opener);
  await act(async () => arrive('Late'));
  expect(document.activeElement).toBe(screen.getByText('Late'));
});

function Form() {
  const [refused, setRefused] = useState(false);
  const focusOnFault = useFocusOnFault();
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
        focusOnFault(event.currentTarget);
      }}
    >
      <input type="file" aria-label="Photo" aria-invalid />
      <input aria-label="First" />
      <input aria-label="Second" aria-invalid={refused} />
      <input aria-label="Third" aria-invalid={refused} />
    </form>
  );
}

it('the first refused field takes the focus once its fault is drawn, each time again', async () => {
  render(<Form />);
  for (const _time of ['first', 'second']) {
    screen.getByLabelText('First').focus();
    await heldBack(() => fireEvent.submit(screen.getByRole('form')));
    expect(document.activeElement).toBe(screen.getByLabelText('Second'));
  }
});

it('what stands in place of a pressed button takes the focus that fell out, and no other', () => {
  const { rerender } = render(
    <button key="a" type="button">
      Before
    </button>,
  );
  screen.getByText('Before').focus();
  rerender(
    <a key="b" href="/" ref={takeLostFocus}>
      After
    </a>,
  );
  expect(document.activeElement).toBe(screen.getByText('After'));
  rerender(
    <>
      <input key="c" aria-label="Elsewhere" />
      <a key="b" href="/" ref={takeLostFocus}>
        After
      </a>
    </>,
  );
  screen.getByLabelText('Elsewhere').focus();
  rerender(
    <>
      <input key="c" aria-label="Elsewhere" />
      <a key="d" href="/" ref={takeLostFocus}>
        Again
      </a>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
