import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { Serviceability } from '@suvarna/contracts/shipping';
import { fireEvent, render, screen } from '@testing-library/react';
import { promptTexts } from '#texts/prompt';
import { PincodeAnswer } from './pincode-answer.tsx';
import { View } from './pincode.prompt.tsx';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('says what is done at the pincode in its field, and at no other', async () => {
  const asked = Promise.withResolvers<unknown>();
  const get = jest.spyOn(api, 'get').mockReturnValue(asked.promise as never);
  const t = promptTexts('en');
  render(<View locale="en" t={t} onClose={jest.fn()} enablePush={undefined} isUpdateHard={() => false} />);
  const field = screen.getByRole('textbox', { hidden: true });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('560001');
  fireEvent.submit(field);
  await screen.findByText(t('pincode.checking'));
  type('110001');
  asked.resolve({ data: { pincode: '560001', serviceable: false, city: '', express: false } });
  expect(await screen.findByText(t('pincode.check'))).toBeTruthy();
  const said = t('pincode.none', { pincode: '560001' });
  expect(screen.queryByText(said)).toBeNull();
  type('560001');
  expect(screen.getByText(said)).toBeTruthy();
  expect(get).toHaveBeenCalledTimes(1);
});

it('names the pincode alone in Hindi: its city is known in Latin letters', () => {
  const service = {
    pincode: '560001',
    serviceable: true,
    city: 'Bengaluru',
    express: true,
    pay_on_delivery: { possible: true, text_key: 'codAvailableText', limit_paise: 49_999_00 },
  } as Serviceability;
  const said = (locale: Locale) => {
    const { container, unmount } = render(
      <PincodeAnswer service={service} locale={locale} t={promptTexts(locale)} onClose={jest.fn()} />,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(said('en')).toContain('Bengaluru');
  expect(said('hi')).toContain('560001');
  expect(said('hi')).not.toContain('Bengaluru');
});
