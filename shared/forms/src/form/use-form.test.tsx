/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/call';
import { Field } from '@suvarna/ui/field';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { object } from 'yup';
import { rule } from './schema.ts';
import { useForm, type FormOptions } from './use-form.ts';

const first = { name: '', born: '', code: '' };
type Fields = typeof first;
type Body = { readonly name: string };
const schema = object({
  name: rule((value) => (value === '' ? 'no name' : undefined)),
  born: rule((value) => (value === '?' ? 'no day' : undefined)),
  code: rule((value) => (value.length > 3 ? 'too long' : undefined)),
});

type Send = (body: Body, key: string) => Promise<string>;
type Options = Partial<FormOptions<Fields, Body, string>>;

function Page({ send, ...options }: Options & { readonly send: Send }) {
  const form = useForm<Fields, Body, string>({
    schema,
    first,
    body: ({ name }) => ({ name }),
    send,
    failures: { 'CODE.UNKNOWN': { code: 'unknown' }, 'TOO.MANY': 'too often', offline: 'no line' },
    text: (key) => `(${key})`,
    ...options,
  });
  return (
    <form onSubmit={form.submit}>
      <Field {...form.field('name')} label="Name" />
      <Field {...form.field('born')} label="Born" type="date" />
      <Field {...form.field('code')} label="Code" />
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={() => form.reset({ ...first, name: 'Usha' })}>
        Anew
      </button>
      <p role="alert">{form.failure}</p>
    </form>
  );
}

const refusal = (status: number, code: string) => new ApiFailure(code, { status, code });
const show = (send: (...sent: Parameters<Send>) => Promise<string>, options: Options = {}) => {
  const sent = jest.fn(send);
  render(<Page send={sent} {...options} />);
  return sent;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Send/ })));
const alert = () => screen.getByRole('alert').textContent;
const saidOf = (label: string) => document.getElementById(`field-${label}-error`)?.textContent;

it('says what is wrong after the first try, gives the first fault the focus and sends nothing', async () => {
  const send = show(async () => 'done');
  type('Code', '1234');
  fireEvent.blur(screen.getByLabelText('Code'));
  expect(saidOf('code')).toBe('');
  await press();
  expect([saidOf('name'), saidOf('code')]).toEqual(['(no name)', '(too long)']);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(send).not.toHaveBeenCalled();
  type('Name', 'Asha');
  expect([saidOf('name'), saidOf('code')]).toEqual(['', '(too long)']);
});

it('says it of a field that was left, where the form shows it then', () => {
  show(async () => 'done', { shows: 'left' });
  fireEvent.blur(screen.getByLabelText('Name'));
  type('Code', '1234');
  expect([saidOf('name'), saidOf('code')]).toEqual(['(no name)', '']);
});

it('does not take a day filled in halfway for one that was left out', async () => {
  const send = show(async () => 'done');
  type('Name', 'Asha');
  const born = screen.getByLabelText('Born');
  Object.defineProperty(born, 'validity', { value: { badInput: true }, configurable: true });
  await press();
  expect([saidOf('born'), document.activeElement]).toEqual(['(no day)', born]);
  expect(send).not.toHaveBeenCalled();
  Object.defineProperty(born, 'validity', { value: { badInput: false } });
  type('Born', '2001-01-01');
  expect(saidOf('born')).toBe('');
});

it('sends once for two presses in one frame, and is busy until what comes of it is done', async () => {
  let finish: () => void = () => undefined;
  const onSent = jest.fn((..._sent: unknown[]) => new Promise<void>((done) => (finish = done)));
  const keep = jest.fn();
  const send = show(async () => 'answer', { onSent, keep });
  type('Name', 'Asha');
  expect(keep).toHaveBeenLastCalledWith({ ...first, name: 'Asha' });
  const button = screen.getByRole('button', { name: 'Send' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledWith('answer', { ...first, name: 'Asha' }, true);
  expect(button.textContent).toBe('Sending');
  await act(async () => finish());
  expect(button.textContent).toBe('Send');
  // What is typed next is looked at again.
  type('Name', '');
  expect(saidOf('name')).toBe('');
});

it('sends the same again with the same key where no answer came, and anything else with another', async () => {
  const onFailed = jest.fn();
  const send = show(() => Promise.reject(refusal(0, 'CALL.UNREACHABLE')), { onFailed });
  type('Name', 'Asha');
  await press();
  expect([alert(), onFailed.mock.calls.length]).toEqual(['(no line)', 1]);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
  await press();
  type('Name', 'Usha');
  await press();
  const [one, two, three] = send.mock.calls.map(([, key]) => key);
  expect([two === one, three === one]).toEqual([true, false]);
});

it.each([
  ['by its code', refusal(400, 'TOO.MANY'), '(too often)'],
  ['of another code', refusal(400, 'ELSE'), '(failed-here)'],
  ['that may be done', refusal(503, 'ELSE'), '(unclear)'],
])('says a refusal %s, until the next try', async (_what, error, text) => {
  show(() => Promise.reject(error));
  type('Name', 'Asha');
  await press();
  expect(alert()).toBe(text);
  type('Name', '');
  await press();
  expect(alert()).toBe('');
});

it('says a refused field at the field until it is changed, and gives it the focus', async () => {
  show(() => Promise.reject(refusal(400, 'CODE.UNKNOWN')));
  type('Name', 'Asha');
  type('Code', 'A');
  await press();
  expect([saidOf('code'), alert(), document.activeElement]).toEqual([
    '(unknown)',
    '',
    screen.getByLabelText('Code'),
  ]);
  type('Code', 'B');
  expect(saidOf('code')).toBe('');
});

it('takes the words of an answer from a function', async () => {
  show(() => Promise.reject(new Error('in its own words')), {
    failures: (error) => (error instanceof Error ? error.message : ''),
  });
  type('Name', 'Asha');
  await press();
  expect(alert()).toBe('in its own words');
});

it('sends nothing where the form has said why itself, and begins again', async () => {
  const send = show(async () => 'done', { body: () => null });
  await press();
  expect(saidOf('name')).toBe('(no name)');
  fireEvent.click(screen.getByRole('button', { name: 'Anew' }));
  fireEvent.blur(screen.getByLabelText('Name'));
  type('Name', '');
  expect(saidOf('name')).toBe('');
  type('Name', 'Asha');
  await press();
  expect(send).not.toHaveBeenCalled();
});

it('says what is wrong with a field of a group, and what is refused of it until the group is changed', () => {
  const { result } = renderHook(() =>
    useForm({
      schema: ({ to }) => (to.city === '' ? { 'to.city': 'no city' } : {}),
      first: { to: { city: '' } },
      body: () => null,
      send: async () => undefined,
      failures: {},
      text: (key) => `(${key})`,
      shows: 'left',
    }),
  );
  const said = (change: () => void) => {
    act(change);
    return result.current.error('to.city');
  };
  expect(said(() => result.current.leave('to.city'))).toBe('(no city)');
  expect(said(() => result.current.set({ to: { city: 'Leh' } }))).toBeUndefined();
  expect(said(() => result.current.refuse({ 'to.city': 'not there' }))).toBe('(not there)');
  expect(said(() => result.current.set({ to: { city: 'Pune' } }))).toBeUndefined();
});
