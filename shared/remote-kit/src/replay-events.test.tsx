/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { startTransition, useEffect, useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ReplayEvents } from './replay-events.ts';
import { takeRecordedEvents } from './recorded-events.ts';

interface Draft {
  readonly name: string;
  readonly city: string;
}

const sent: Draft[] = [];
const heard: string[] = [];

/** Keeps its fields in one object, as address forms do, and begins with what was kept of the last visit. */
function Controlled({ kept = '' }: { readonly kept?: string }): ReactElement {
  const [draft, setDraft] = useState<Draft>({ name: '', city: 'Pune' });
  useEffect(() => setDraft((now) => ({ ...now, name: kept })), [kept]);
  const field = (key: keyof Draft) => (
    <input
      aria-label={key}
      value={draft[key]}
      onChange={({ target }) => {
        heard.push(key);
        setDraft({ ...draft, [key]: target.value });
      }}
    />
  );
  return (
    <div>
      {field('name')}
      {field('city')}
      <button type="button" onClick={() => sent.push(draft)}>
        Send
      </button>
    </div>
  );
}

let root: Root | undefined;

/** Draws on the server, lets a shopper write, and takes over. */
function takeOver(page: ReactElement, write: () => void): void {
  const slot = document.body.appendChild(document.createElement('div'));
  slot.setAttribute('data-asleep', '');
  slot.innerHTML = renderToString(page);
  write();
  const presses = takeRecordedEvents(slot);
  startTransition(() => {
    root = hydrateRoot(
      slot,
      <ReplayEvents container={slot} presses={presses}>
        {page}
      </ReplayEvents>,
    );
  });
}

const type = (label: string, text: string): void => {
  screen.getByLabelText<HTMLInputElement>(label).value = text;
};

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  sent.length = 0;
  heard.length = 0;
});

/** As the shell's first script marks it. */
const press = (element: Element, order: number): void => element.setAttribute('data-pressed', String(order));

describe('what was pressed before the page was alive', () => {
  it('is done once it is, in its order, after what was typed', async () => {
    const page = (
      <>
        <Controlled />
        <button type="button" onClick={() => heard.push('heart')}>
          Heart
        </button>
      </>
    );
    takeOver(page, () => {
      type('name', 'Meera');
      press(screen.getByText('Heart'), 2);
      press(screen.getByText('Send'), 1);
    });
    await waitFor(() => expect(heard).toEqual(['name', 'heart']));
    expect(sent).toEqual([{ name: 'Meera', city: 'Pune' }]);
    expect(document.querySelector('[data-pressed], [data-asleep]')).toBeNull();
  });

  it('sends its form when the form was sent', async () => {
    const page = (
      <form
        aria-label="ask"
        onSubmit={(event) => {
          event.preventDefault();
          heard.push('asked');
        }}
      >
        <Controlled />
      </form>
    );
    takeOver(page, () => {
      type('city', 'Kochi');
      press(screen.getByLabelText('ask'), 1);
    });
    await waitFor(() => expect(heard).toEqual(['city', 'asked']));
  });

  it('is one press where the next one wakes the page', async () => {
    const page = (
      <>
        <Controlled />
        <button type="button" onClick={() => heard.push('heart')}>
          Heart
        </button>
      </>
    );
    takeOver(page, () => {
      press(screen.getByText('Send'), 1);
      press(screen.getByText('Heart'), 2);
    });
    // Nothing was drawn yet: React does it at once, for this press.
    expect(document.querySelector('[data-asleep]')).toBeNull();
    fireEvent.click(screen.getByText('Send'));
    expect(sent).toHaveLength(1);
    // What else was pressed is done after it, and this one not again.
    await waitFor(() => expect(heard).toEqual(['heart']));
    expect(sent).toHaveLength(1);
  });
});

describe('what was typed before the page was alive', () => {
  it('is known to the form that takes over, every field of it', async () => {
    takeOver(<Controlled />, () => {
      type('name', 'Meera');
      type('city', 'Kochi');
    });
    await waitFor(() => expect(heard).toEqual(['name', 'city']));

    fireEvent.click(screen.getByText('Send'));

    expect(sent).toEqual([{ name: 'Meera', city: 'Kochi' }]);
    expect(screen.getByLabelText('name')).toHaveProperty('value', 'Meera');
  });

  it('is newer than a draft that the page kept, and takes nothing else of it away', async () => {
    takeOver(<Controlled kept="Meera" />, () => type('city', 'Kochi'));
    await waitFor(() => expect(heard).toEqual(['city']));

    fireEvent.click(screen.getByText('Send'));

    expect(sent).toEqual([{ name: 'Meera', city: 'Kochi' }]);
  });

  it('stays in the field of a library that writes its own text when it takes a field', async () => {
    const told: string[] = [];
    const blank = (field: HTMLInputElement | null): void => {
      if (field) field.value = '';
    };
    takeOver(<input aria-label="name" ref={blank} onChange={({ target }) => told.push(target.value)} />, () =>
      type('name', 'Meera'),
    );
    await waitFor(() => expect(told).toEqual(['Meera']));
    expect(screen.getByLabelText('name')).toHaveProperty('value', 'Meera');
  });

  it('is a text: a field without a text and a box are told nothing', async () => {
    const page = (
      <>
        <Controlled />
        <input type="checkbox" aria-label="box" onChange={() => heard.push('box')} />
      </>
    );
    takeOver(page, () => {
      screen.getByLabelText<HTMLInputElement>('box').checked = true;
      type('city', 'Kochi');
    });
    await waitFor(() => expect(heard).toEqual(['city']));
  });
});
