import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { promptTexts } from '#texts/prompt';
import { View } from './phone.prompt.tsx';

const giveBack = jest.fn();
let proveWith: jest.SpiedFunction<typeof api.proveWith>;
beforeEach(() => {
  giveBack.mockReset();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  proveWith = jest.spyOn(api, 'proveWith').mockReturnValue(giveBack);
  jest.spyOn(api, 'get').mockResolvedValue({ data: { to: '•••0000', password: false } } as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = () =>
  render(
    <View
      locale="en"
      t={promptTexts('en')}
      onClose={() => undefined}
      enablePush={undefined}
      isUpdateHard={() => false}
    />,
  );
/** As the client does when the store wants a proof before a call. */
const prove = (): Promise<boolean> => {
  const [ask] = proveWith.mock.calls.at(-1) ?? [];
  if (ask === undefined) throw new Error('the sheet does not ask');
  return ask();
};

it('the question who sits here is a step of the same sheet, and what was typed is there after it', async () => {
  open();
  const sheet = screen.getByRole('dialog', { name: 'Add your mobile number' });
  await userEvent.type(within(sheet).getByLabelText('Mobile number'), '98765 43210');
  let answered: Promise<boolean> | undefined;
  act(() => {
    answered = prove();
  });
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Not now' }));
  expect(await answered).toBe(false);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(within(sheet).getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98765 43210');
  expect(within(sheet).queryByRole('button', { name: 'Send code' })).toBeNull();
  expect(document.activeElement?.getAttribute('type')).toBe('submit');
});

it('the question of a sheet that is closed is answered by no, and asked elsewhere from then on', async () => {
  const { unmount } = open();
  let answered: Promise<boolean> | undefined;
  act(() => {
    answered = prove();
  });
  await screen.findByRole('button', { name: 'Send code' });
  unmount();
  expect(await answered).toBe(false);
  expect(giveBack).toHaveBeenCalledTimes(1);
});
