/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { recordEvents } from './record-events.ts';

beforeAll(() => recordEvents(document));
beforeEach(() => {
  document.body.innerHTML = `
    <div data-asleep>
      <button id="add"><span id="label">Add</span></button><button id="heart" type="button"></button><button id="gone" type="button" disabled></button>
      <form id="ask"><input><button id="send">Send</button></form><form id="search" action="/search/"><button id="find">Find</button></form>
    </div>
    <form id="elsewhere"><button id="awake" type="button"></button></form>`;
  document.getElementById('add')?.setAttribute('type', 'button');
});

const press = (id: string): void => document.getElementById(id)?.click();
const kept = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-pressed]')].map(
    (element) => `${element.id} ${element.getAttribute('data-pressed') ?? ''}`,
  );
const order = (): readonly string[] =>
  [...document.querySelectorAll('[data-pressed]')]
    .toSorted((a, b) => Number(a.getAttribute('data-pressed')) - Number(b.getAttribute('data-pressed')))
    .map(({ id }) => id);

/** Whether the browser would send the form. */
function send(id: string): boolean {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  return document.getElementById(id)?.dispatchEvent(event) ?? false;
}

it('keeps presses in their order, each button once, wherever on it the finger was', () => {
  press('heart');
  press('label');
  press('heart');
  expect(order()).toEqual(['heart', 'add']);
});

it('keeps a form from being sent to nowhere, and remembers that it was', () => {
  expect(send('ask')).toBe(false);
  expect(order()).toEqual(['ask']);
});

it('leaves alone what works without a script, what is off, and what is hydrated', () => {
  expect(send('search')).toBe(true);
  expect(send('elsewhere')).toBe(true);
  for (const id of ['gone', 'awake']) press(id);
  expect(kept()).toEqual([]);
});
