import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { session } from '@suvarna/session';
import { inRemote } from '../../remote-context.fixtures.ts';
import { Page } from './appointment.page.tsx';
import { WantedDesign } from '../wanted-design.tsx';
import { aDelhiStore, anAppointment, aStore, someSlots } from '../stores.fixtures.ts';

const answer = (data: unknown) => ({ status_code: 200, error: false, msg: '', message: '', data }) as never;
const spies = () => ({ get: jest.spyOn(api, 'get'), post: jest.spyOn(api, 'post') });
let { get, post } = spies();

beforeEach(() => {
  ({ get, post } = spies());
  get.mockImplementation(() => Promise.resolve(answer(someSlots())));
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const PATIENT = { timeout: 10_000 };
/** Whatever is read says so until it is there. */
const read = () => waitFor(() => expect(document.querySelector('[role="status"]')).toBeNull(), PATIENT);

const pageOf = (query: string, locale: Locale = 'en') => {
  const data = { stores: [aStore(), aDelhiStore()], store: aStore(), today: '2026-11-27' };
  const route = { query: new URLSearchParams(query) } as never;
  return inRemote(<Page data={data} route={route} />, locale);
};
async function open(query = '', locale: Locale = 'en') {
  const { rerender } = render(pageOf(query, locale));
  await read();
  /** Another address of the same path. */
  return async (next: string) => {
    rerender(pageOf(next, locale));
    await read();
  };
}
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull(), PATIENT);
  await read();
};
const slots = () => [...document.querySelectorAll<HTMLInputElement>('input[name="slot"]')];

async function fillIn() {
  const goTo = await open('store=in-champa-house');
  fireEvent.click(slots()[0] as HTMLInputElement);
  write('Full name', 'Asha Rao');
  write('Mobile', '98450 12345');
  return goTo;
}
const noAnswer = () => new ApiFailure('away', { status: 0, code: 'SERVICE.UNAVAILABLE' });

describe('booking', () => {
  it('keeps the room of all half hours of a day until it is known which are free', async () => {
    let arrive: (slots: unknown) => void = () => undefined;
    get.mockReturnValue(new Promise((resolve) => void (arrive = (slots) => resolve(answer(slots)))));
    render(pageOf('store=in-champa-house'));
    const room = () => document.querySelectorAll('fieldset[data-slots] [aria-hidden]');
    const { week } = aStore();
    const hours = week[new Date('2026-11-28T00:00:00Z').getUTCDay()];
    expect(room()).toHaveLength(((hours?.closes ?? 0) - (hours?.opens ?? 0)) / 30);
    expect(slots()).toEqual([]);
    await act(async () => arrive(someSlots()));
    expect(room()).toHaveLength(0);
    expect(slots().length).toBeGreaterThan(0);
  });

  it('shows the free half hours of a day, those taken left out, and no day on which it is closed', async () => {
    await open();
    expect(slots().map(({ value }) => value)).toEqual([
      '2026-11-28T05:30:00.000Z',
      '2026-11-28T06:30:00.000Z',
    ]);
    const days = screen.getByLabelText('Day').querySelectorAll('option');
    expect(screen.getByLabelText<HTMLSelectElement>('Day').value).toBe('2026-11-28');
    expect([...days].map(({ value }) => value)).not.toContain('2026-11-29');
  });

  it('names the design somebody comes from, and does not promise that a store has it', () => {
    const design = {
      path: '/jewellery/rings/ring_product_1/',
      title: 'Star Ring',
      image: '/r.avif',
      tint: '',
    };
    render(inRemote(<WantedDesign design={{ id: 1, ...design }} />));
    expect(screen.getByRole('link', { name: 'Star Ring' })).toBeTruthy();
    expect(screen.getByText(/^This piece may not be at the store/u)).toBeTruthy();
  });

  it.each([
    ['kind=video', 'video'],
    ['kind=flight', 'store'],
    ['', 'store'],
  ])('begins with how somebody would like to meet, where the address says it (%s)', async (query, kind) => {
    await open(query);
    expect(document.querySelector<HTMLInputElement>('input[name="kind"]:checked')?.value ?? '').toBe(kind);
    expect(get.mock.calls.at(-1)?.[1]).toMatchObject({ query: { kind } });
  });

  it('says all that is missing, and sends nothing', async () => {
    await open();
    await press('Book appointment');
    expect(screen.getByText('Please choose a time')).toBeTruthy();
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Please enter a contact number.')).toBeTruthy();
    expect(document.activeElement?.hasAttribute('data-slots')).toBe(true);
    expect(post).not.toHaveBeenCalled();
  });

  it('sends what was chosen, and shows it at an address of its own', async () => {
    await fillIn();
    post.mockResolvedValue(answer(anAppointment()));
    await press('Book appointment');
    expect(post.mock.calls[0]?.[1]).toEqual({
      store_id: 'in-champa-house',
      kind: 'store',
      starts_at: '2026-11-28T05:30:00.000Z',
      name: 'Asha Rao',
      mobile: '91-9845012345',
    });
    expect(post.mock.calls[0]?.[2]?.idempotencyKey).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your appointment');
    expect(window.location.search).toBe('?token=a-token');
  });

  it('asks for an address where somebody comes home, and only there', async () => {
    await fillIn();
    expect(screen.queryByLabelText('Your address')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'At my home' }));
    await read();
    fireEvent.click(slots()[0] as HTMLInputElement);
    await press('Book appointment');
    expect(screen.getByText('Please enter your Address')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });

  it('tells of a slot that was taken, offers those that are left, and loses nothing', async () => {
    await fillIn();
    const left = someSlots({ slots: [{ starts_at: '2026-11-28T07:00:00.000Z', minutes: 750, free: 1 }] });
    post.mockRejectedValue(
      new ApiFailure('taken', { status: 409, code: 'APPOINTMENT.SLOT_TAKEN', body: { data: left } }),
    );
    await press('Book appointment');
    expect(screen.getByText(/This time has just been taken/)).toBeTruthy();
    expect(slots().map(({ value, checked }) => [value, checked])).toEqual([
      ['2026-11-28T07:00:00.000Z', false],
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rao');
  });

  it('asks for the code that was sent to the number where it has to be proven, and books with it', async () => {
    await fillIn();
    const refused = (code: 'APPOINTMENT.CODE_REQUIRED' | 'OTP.WRONG', status: number) =>
      new ApiFailure('refused', { status, code });
    post.mockRejectedValueOnce(refused('APPOINTMENT.CODE_REQUIRED', 409));
    post.mockResolvedValueOnce(answer({ resend_after: 30, expires_in: 300 }));
    await press('Book appointment');
    expect(post.mock.calls[1]?.slice(0, 2)).toEqual(['store/appointment/code/', { mobile: '91-9845012345' }]);
    const field = () => screen.getByLabelText<HTMLInputElement>('Code');
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 30 s' }).disabled).toBe(true);
    await press('Book appointment');
    expect(screen.getByText('Please enter all six digits.')).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(2);
    // The digits of another keyboard.
    write('Code', '१२३४५६');
    post.mockRejectedValueOnce(refused('OTP.WRONG', 400));
    await press('Book appointment');
    expect(screen.getByText(/This code is wrong/)).toBeTruthy();
    write('Code', '654321');
    post.mockResolvedValueOnce(answer(anAppointment()));
    await press('Book appointment');
    expect(post.mock.calls.slice(2).map(([, body]) => (body as { otp?: string }).otp)).toEqual([
      '123456',
      '654321',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your appointment');
  });

  it('asks for no code of a number that was changed since, and takes no focus when it is back', async () => {
    await fillIn();
    post.mockRejectedValueOnce(new ApiFailure('refused', { status: 409, code: 'APPOINTMENT.CODE_REQUIRED' }));
    post.mockResolvedValueOnce(answer({ resend_after: 30, expires_in: 300 }));
    await press('Book appointment');
    const isSeen = () => screen.getByLabelText('Code').closest('[hidden]') === null;
    expect(isSeen()).toBe(true);
    screen.getByLabelText('Mobile').focus();
    write('Mobile', '98450 12346');
    expect(isSeen()).toBe(false);
    write('Mobile', '98450 12345');
    expect(isSeen()).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile'));
  });

  it('asks for no code for another way to meet, until the store does', async () => {
    await fillIn();
    post.mockRejectedValueOnce(new ApiFailure('refused', { status: 409, code: 'APPOINTMENT.CODE_REQUIRED' }));
    post.mockResolvedValueOnce(answer({ resend_after: 30, expires_in: 300 }));
    await press('Book appointment');
    fireEvent.click(screen.getByRole('radio', { name: 'By video call' }));
    await read();
    fireEvent.click(slots()[0] as HTMLInputElement);
    post.mockResolvedValueOnce(answer(anAppointment()));
    await press('Book appointment');
    expect(post.mock.calls[2]?.[1]).toMatchObject({ kind: 'video' });
    expect(post.mock.calls[2]?.[1]).not.toHaveProperty('otp');
  });

  it('takes the code that was sent a moment ago, although no other one may be sent yet', async () => {
    await fillIn();
    post.mockRejectedValueOnce(new ApiFailure('refused', { status: 409, code: 'APPOINTMENT.CODE_REQUIRED' }));
    post.mockRejectedValueOnce(new ApiFailure('soon', { status: 429, code: 'OTP.TOO_SOON' }));
    await press('Book appointment');
    expect(screen.getByText(/just sent a code to this number/)).toBeTruthy();
    write('Code', '123456');
    post.mockResolvedValueOnce(answer(anAppointment()));
    await press('Book appointment');
    expect(post.mock.calls[2]?.[1]).toMatchObject({ otp: '123456' });
  });

  it('whatever else fails is told, and all is still there', async () => {
    await fillIn();
    post.mockRejectedValue(noAnswer());
    await press('Book appointment');
    expect(screen.getByText(/Your details are still here/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Mobile').value).toBe('98450 12345');
    expect(slots()[0]?.checked).toBe(true);
  });

  it('after one that was cancelled another one begins', async () => {
    const goTo = await fillIn();
    post.mockResolvedValueOnce(answer(anAppointment()));
    await press('Book appointment');
    await press('Cancel appointment');
    post.mockResolvedValueOnce(answer(anAppointment({ state: 'cancelled', open: false })));
    await press('Yes, cancel');
    expect(screen.getByRole('link', { name: 'Book another appointment' }).getAttribute('href')).toBe(
      '/find-a-store/appointment/?store=in-champa-house',
    );
    await goTo('store=in-champa-house');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Book an appointment');
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('');
  });

  it('another store without that kind goes back to a visit', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'By video call' }));
    fireEvent.change(screen.getByLabelText('Store'), { target: { value: 'in-gulmohar-house' } });
    await read();
    expect(screen.queryByRole('radio', { name: 'By video call' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'In store' }).checked).toBe(true);
  });
});

describe('a customer', () => {
  it('sees what is booked and ahead, and a guest does not', async () => {
    const booked = [anAppointment(), anAppointment({ token: 'over', state: 'cancelled', open: false })];
    get.mockImplementation((path: string) =>
      Promise.resolve(answer(path.includes('slots') ? someSlots() : { results: booked, count: 2 })),
    );
    await open();
    expect(screen.queryByText('Your appointments')).toBeNull();
    act(() =>
      session.signIn({
        token: 't',
        username: 'Meera Rao',
        email: 'meera@shop.example',
        phone: '',
        accountExists: true,
        loginType: 'password',
      }),
    );
    const own = await screen.findByRole('region', { name: 'Your appointments' }, PATIENT);
    expect(
      within(own)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        expect.stringMatching(/^Saturday.* 28 November, 11:00.*: Suvarna Champa House$/),
        '/find-a-store/appointment/?token=a-token',
      ],
    ]);
    act(() => session.signOut());
  });
});

describe('an appointment by its link', () => {
  beforeEach(() => {
    get.mockImplementation((path: string) =>
      Promise.resolve(answer(path.includes('slots') ? someSlots() : anAppointment({ note: 'A ring' }))),
    );
  });

  it('is shown in the store’s time, with a file for calendars', async () => {
    await open('token=a-token', 'hi');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('आपका अपॉइंटमेंट');
    expect(document.querySelector('dd')?.textContent).toMatch(/28 नवंबर.*सुबह 11:00/);
    expect(screen.getByRole('link', { name: 'कैलेंडर में जोड़ें' }).getAttribute('href')).toBe(
      '/api/store/appointment/calendar/?token=a-token',
    );
  });

  it('is cancelled after a question', async () => {
    await open('token=a-token');
    await press('Cancel appointment');
    expect(post).not.toHaveBeenCalled();
    post.mockResolvedValue(answer(anAppointment({ state: 'cancelled', open: false })));
    await press('Yes, cancel');
    expect(post.mock.calls[0]?.[1]).toEqual({ token: 'a-token' });
    expect(screen.getByText('This appointment has been cancelled.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull();
  });

  it('gets another time', async () => {
    await open('token=a-token');
    await press('Change the time');
    await press('Save new time');
    expect(screen.getByText('Please choose a time')).toBeTruthy();
    fireEvent.click(slots()[1] as HTMLInputElement);
    post.mockResolvedValue(answer(anAppointment({ starts_at: '2026-11-28T06:30:00.000Z', version: 2 })));
    await press('Save new time');
    expect(post.mock.calls[0]?.[1]).toEqual({ token: 'a-token', starts_at: '2026-11-28T06:30:00.000Z' });
    expect(document.querySelector('dd')?.textContent).toMatch(/12:00/);
  });

  it('keeps the time that was chosen where moving fails, and gives up one that was taken', async () => {
    await open('token=a-token');
    await press('Change the time');
    fireEvent.click(slots()[1] as HTMLInputElement);
    post.mockRejectedValueOnce(noAnswer());
    await press('Save new time');
    expect(screen.getByText(/Your details are still here/)).toBeTruthy();
    expect(slots()[1]?.checked).toBe(true);
    post.mockRejectedValueOnce(
      new ApiFailure('taken', { status: 409, code: 'APPOINTMENT.SLOT_TAKEN', body: { data: someSlots() } }),
    );
    await press('Save new time');
    expect(slots().map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('keeps the focus where something was done, and gives it back where nothing was', async () => {
    await open('token=a-token');
    const isOn = (element: HTMLElement) => expect(document.activeElement).toBe(element);
    await press('Change the time');
    await press('Keep current time');
    isOn(screen.getByRole('button', { name: 'Change the time' }));
    await press('Cancel appointment');
    await press('Keep current time');
    isOn(screen.getByRole('button', { name: 'Cancel appointment' }));
    await press('Change the time');
    fireEvent.click(slots()[1] as HTMLInputElement);
    post.mockResolvedValueOnce(answer(anAppointment({ version: 2 })));
    await press('Save new time');
    isOn(screen.getByRole('heading', { level: 1 }));
    await press('Cancel appointment');
    post.mockResolvedValueOnce(answer(anAppointment({ state: 'cancelled', open: false })));
    await press('Yes, cancel');
    isOn(screen.getByRole('heading', { level: 1 }));
  });

  it('at a store that is ours no more is shown without its address, and can be cancelled', async () => {
    const gone = aStore({ name: 'Suvarna', street: '', city: '', region: '', postcode: '', kinds: [] });
    get.mockResolvedValue(answer(anAppointment({ store: gone })));
    await open('token=a-token');
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toContain('Suvarna');
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel appointment' })).toBeTruthy();
  });

  it('that the store called off says why', async () => {
    get.mockResolvedValue(
      answer(anAppointment({ state: 'cancelled', open: false, reason: 'We are painting.' })),
    );
    await open('token=a-token');
    expect(screen.getByText('We had to cancel it: We are painting.')).toBeTruthy();
  });

  it('that is none is said to be none', async () => {
    get.mockRejectedValue(new ApiFailure('none', { status: 404, code: 'APPOINTMENT.NOT_FOUND' }));
    await open('token=other');
    expect(screen.getByRole('alert').textContent).toMatch(/^We couldn't find this appointment/);
  });
});
