/** The line in the header is of the rate that prices follow. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { act, render, screen, waitFor } from '@testing-library/react';
import { HEADER_BEHIND } from '../../../engine/header-behind.ts';
import { GoldLine } from '../../chrome/header/gold-line.tsx';
import { followRate } from './follow-rate.ts';

let get: jest.SpiedFunction<typeof api.get>;
beforeEach(() => {
  // Its first look, which a page that is in order waits for.
  jest.spyOn(Math, 'random').mockReturnValue(1);
  get = jest.spyOn(api, 'get').mockResolvedValue({
    data: {
      day: '2026-11-21',
      rate_version: 42,
      fx_version: 1,
      paise_per_gram: { '24': 1_300_000, '22': 1_200_000, '18': 980_000, '14': 760_000 },
      history: [],
    },
  } as never);
  render(<GoldLine locale="en" gold={{ day: '2026-11-20', paise22: 1_182_700, paise18: 968_400 }} />);
});
afterEach(() => {
  document.getElementById(HEADER_BEHIND)?.remove();
  jest.restoreAllMocks();
});

// First: one that follows the rate does so for as long as the page is there.
it('is that of the last question, whatever is answered late, and is asked for by one clock', async () => {
  const mark = document.createElement('template');
  mark.id = HEADER_BEHIND;
  document.body.append(mark);
  const rates = (version: number, paise: number) => ({
    data: {
      day: '2026-11-21',
      rate_version: version,
      fx_version: 1,
      paise_per_gram: { '24': paise, '22': paise, '18': paise, '14': paise },
      history: [],
    },
  });
  const [slow, quick] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  get.mockReturnValueOnce(slow.promise as never).mockReturnValueOnce(quick.promise as never);
  const timers = jest.spyOn(globalThis, 'setTimeout');
  followRate('en');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
  dispatchEvent(new Event('focus'));
  expect(get).toHaveBeenCalledTimes(2);
  const answered = async (question: typeof slow, answer: object): Promise<void> => {
    question.resolve(answer);
    await act(async () => {
      await question.promise;
    });
  };
  await answered(quick, rates(43, 1_300_000));
  expect(screen.getByRole('link').textContent).toContain('₹13,000');
  await answered(slow, rates(42, 1_200_000));
  expect(screen.getByRole('link').textContent).toContain('₹13,000');
  expect(timers.mock.calls.filter(([, milliseconds]) => Number(milliseconds) >= 60_000)).toHaveLength(1);
});

it('is left alone for a while where the page is of one version', () => {
  followRate('en');
  expect(get).not.toHaveBeenCalled();
});

it('is asked for at once where the header left before its page was made', async () => {
  const mark = document.createElement('template');
  mark.id = HEADER_BEHIND;
  document.body.append(mark);
  followRate('en');
  await waitFor(() => expect(screen.getByRole('link').textContent).toContain('₹12,000'));
  expect(screen.getByRole('link').textContent).toContain('21 Nov');
  expect(get).toHaveBeenCalledTimes(1);
});

it.each([
  { day: '2026-11-20', says: 'தங்கம் நவம்பர் 20' },
  { day: '2026-11-21', says: '21 Nov' },
])('of $day: a day that a browser has translated is never one of before', async ({ day, says }) => {
  const mark = document.createElement('template');
  mark.id = HEADER_BEHIND;
  document.body.append(mark);
  const { data } = (await api.get('')) as unknown as { readonly data: object };
  get.mockResolvedValue({ data: { ...data, day } } as never);
  const ofDay = screen.getByRole('link').firstElementChild;
  if (ofDay) ofDay.innerHTML = '<font><font>தங்கம் நவம்பர் 20</font></font>';
  followRate('en');
  await waitFor(() => expect(screen.getByRole('link').textContent).toContain('₹12,000'));
  expect(ofDay?.textContent).toBe(says);
  expect(ofDay?.querySelectorAll('font')).toHaveLength(day === '2026-11-20' ? 2 : 0);
});
