/** The screens as people use them, over a registry that is given in. */
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  aLive,
  aPerson,
  aRegistry,
  aStream,
  anAuditRow,
  refusal,
  someRules,
  type FakeRegistry,
} from '../api/registry.fixtures.ts';
import { createConsoleApp } from './console-app.tsx';

/** What a document without a layout lacks. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  globalThis.ResizeObserver = NoResizes;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  // Loaded with the first press otherwise, which is no part of what is waited for.
  await Promise.all([import('../orders/order-dialog.tsx'), import('./palette.tsx')]);
});
afterEach(() => {
  jest.useRealTimers();
});

function open(registry: FakeRegistry, path = '/') {
  return render(
    createConsoleApp({
      fetch: registry.fetch,
      openStream: aStream,
      locale: 'en',
      history: createMemoryHistory({ initialEntries: [path] }),
    }),
  );
}

const planned = (version: string) => ({
  body: {
    revision: 41,
    checks: ['files', 'smoke pages'],
    planned: {
      revision: 42,
      remotes: {
        catalog: { version, release: 'x', killed: false },
        checkout: { version: '1.0.0', release: 'x', killed: false },
      },
    },
  },
});

test('a rollback takes two steps: open it, say why', async () => {
  const user = userEvent.setup();
  const registry = aRegistry({ rollbacks: () => planned('0.9.0') });
  open(registry);
  await user.click(await screen.findByRole('button', { name: 'Roll back catalog' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/2 checks passed/)).toBeTruthy();
  expect(within(dialog).getByText('0.9.0')).toBeTruthy();
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.keyboard('the old ones were better');
  await user.click(within(dialog).getByRole('button', { name: 'Roll back catalog' }));
  expect(await screen.findByText('catalog was rolled back.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(registry.posted).toEqual([
    { path: 'rollbacks', body: expect.objectContaining({ dryRun: true, expectedRevision: 41 }) },
    {
      path: 'rollbacks',
      body: {
        remote: 'catalog',
        channel: 'production',
        expectedRevision: 41,
        reason: 'the old ones were better',
      },
    },
  ]);
});

test('an order without a reason is not sent', async () => {
  const user = userEvent.setup();
  const registry = aRegistry({ kills: () => planned('1.0.0') });
  open(registry);
  await user.click(await screen.findByRole('button', { name: 'Kill catalog' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Kill catalog' }));
  expect(within(dialog).getByText('Say in a few words why.')).toBeTruthy();
  expect(registry.posted.filter(({ body }) => body['dryRun'] !== true)).toEqual([]);
});

test('when another revision went live, it says what is live now and asks again', async () => {
  const user = userEvent.setup();
  const registry = aRegistry({ kills: () => planned('1.0.0') });
  open(registry);
  await user.click(await screen.findByRole('button', { name: 'Kill catalog' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'prices look wrong');
  registry.answers['live'] = () => ({
    body: aLive({
      revision: 42,
      remotes: aLive().remotes.map((each) => ({ ...each, version: '1.2.0' })),
    }),
  });
  registry.answers['kills'] = ({ expectedRevision }) =>
    expectedRevision === 42
      ? planned('1.2.0')
      : refusal(409, 'COMPOSITION.STALE_REVISION', { currentRevision: 42 });
  await user.click(within(dialog).getByRole('button', { name: 'Kill catalog' }));
  expect(await within(dialog).findByText(/revision 42 is live now/)).toBeTruthy();
  expect(await within(dialog).findByText('catalog 1.2.0')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Look at what is live now' }));
  expect(await within(dialog).findByText(/catalog 1.2.0 is switched off/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Kill catalog' }));
  expect(await screen.findByText('catalog was switched off.')).toBeTruthy();
  expect(registry.posted.at(-1)?.body).toMatchObject({ expectedRevision: 42, reason: 'prices look wrong' });
});

test('a viewer is offered nothing to order, and told why', async () => {
  open(aRegistry({ session: () => ({ body: { person: aPerson({ role: 'viewer' }), expires: '' } }) }));
  expect(await screen.findByText(/Your role looks on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Roll back|Kill/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
});

test('without an answer for half a minute the page says so, and nothing can be ordered', async () => {
  jest.useFakeTimers();
  const registry = aRegistry();
  open(registry);
  const kill = await screen.findByRole<HTMLButtonElement>('button', { name: 'Kill catalog' });
  expect(kill.disabled).toBe(false);
  registry.answers['live'] = () => 'away';
  await act(async () => jest.advanceTimersByTimeAsync(35_000));
  expect(screen.getByRole('alert').textContent).toMatch(/has not answered since/);
  expect(kill.disabled).toBe(true);
  registry.answers['live'] = () => ({ body: aLive() });
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  expect(kill.disabled).toBe(false);
});

test('texts of others are texts', async () => {
  const reason = '<img src=x onerror="alert(1)"><b>bold</b>';
  const { container } = open(
    aRegistry({
      audit: () => ({ body: { rows: [anAuditRow({ reason, actor: '<i>ravi</i>' })], more: false } }),
    }),
    '/audit',
  );
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText('<i>ravi</i>')).toBeTruthy();
  expect(container.querySelector('img, b, i')).toBeNull();
});

test('the palette gives an order by a few letters, and the focus comes back', async () => {
  const user = userEvent.setup();
  open(aRegistry({ kills: () => planned('1.0.0') }));
  await screen.findByRole('button', { name: 'Kill checkout' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'kill checkout');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Kill checkout', { selector: 'h2' })).toBeTruthy();
});

test('who is not signed in comes to the sign-in, and by password needs six digits', async () => {
  const user = userEvent.setup();
  const registry = aRegistry({
    session: () => refusal(401, 'REQUEST.UNAUTHORISED'),
    'sign-in/password': ({ code }) =>
      code === '123456' ? { body: { person: aPerson(), expires: '' } } : refusal(401, 'SIGN_IN.CODE_NEEDED'),
  });
  open(registry, '/rules');
  await user.click(await screen.findByText('Use a name and a password instead'));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'asha');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByRole('textbox', { name: 'Six digits' }), '123456');
  registry.answers['rules'] = () => ({ body: someRules() });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Rules' })).toBeTruthy();
});
