import { expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { fireEvent, render, screen } from '@testing-library/react';
import { promptTexts } from '#texts/prompt';
import { View } from './pincode.prompt.tsx';

jest.mock('./pincode.check.ts', () => {
  throw new Error('no line');
});

it('keeps what was typed and offers to try again where the check cannot be had', async () => {
  const get = jest.spyOn(api, 'get');
  const t = promptTexts('en');
  render(<View locale="en" t={t} onClose={jest.fn()} enablePush={undefined} isUpdateHard={() => false} />);
  const field = screen.getByRole('textbox', { hidden: true });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '560001' } });
  fireEvent.submit(field);
  expect(await screen.findByText(t('pincode.failed'))).toBeTruthy();
  expect(field).toHaveProperty('value', '560001');
  expect(get).not.toHaveBeenCalled();
});
