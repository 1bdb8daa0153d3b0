import { describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { Locale } from '@suvarna/contracts/locale';
import { EMPTY, type AddressDraft } from '../address/address-draft.ts';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { addressSchema } from '../address/address-schema.ts';
import { useFaultText } from '../form/use-fault-text.ts';
import { useForm } from '../form/use-form.ts';
import { AddressForm } from './address-form.tsx';

const LEH = { city: 'Leh', state: 'Ladakh' };
const BENGALURU = { city: 'Bengaluru', state: 'Karnataka' };

/** Lookups that are under way, by pincode: the test says when each one answers. */
const asked = new Map<string, (place: typeof LEH | Error) => void>();

function Form() {
  const form = useForm<AddressDraft, object, void>({
    schema: addressSchema(false),
    first: EMPTY,
    body: () => null,
    send: async () => undefined,
    failures: {},
    text: useFaultText(),
    shows: 'left',
  });
  return <AddressForm prefix="shipping" form={form} guest={false} />;
}
const show = (locale: Locale = 'en'): void => {
  asked.clear();
  jest.spyOn(api, 'get').mockImplementation(
    ((_path: string, { query }: { query: { pincode: string } }) =>
      new Promise((answer, fail) => {
        asked.set(query.pincode, (place) => (place instanceof Error ? fail(place) : answer({ data: place })));
      })) as never,
  );
  render(
    <RemoteContext value={{ locale, currency: 'INR', t: (key) => key, embed: null }}>
      <Form />
    </RemoteContext>,
  );
};
const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const writePincode = (pincode: string): void => {
  write('Pincode', pincode);
  fireEvent.blur(screen.getByLabelText('Pincode'));
};
const answer = (pincode: string, place: typeof LEH | Error): Promise<void> =>
  act(async () => asked.get(pincode)?.(place));
const place = (): string[] =>
  ['City, district or town', 'State'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

describe('an address of Others', () => {
  it('is the last of the countries; its zip code is digits, its phone says a calling code, its state a country', () => {
    show();
    expect(screen.getByRole('option', { name: 'Others' })).toBe(
      screen.getByLabelText('Country').lastElementChild,
    );
    write('Country', 'OTH');
    expect(screen.getByLabelText<HTMLInputElement>('Zip code')).toMatchObject({
      inputMode: 'numeric',
      placeholder: 'Zip code',
    });
    write('Zip code', '1');
    write('Mobile number, with + and country code', '912345678');
    for (const label of ['Zip code', 'State and country', 'Mobile number, with + and country code'])
      fireEvent.blur(screen.getByLabelText(label));
    for (const text of [
      'Enter valid zip code!',
      'This field is required',
      'For a number outside India, please start with + and the country code.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    write('Zip code', '12');
    write('State and country', 'Hanoi, Vietnam');
    write('Mobile number, with + and country code', '+84 912 345 678');
    expect(screen.queryByText(/Enter valid|required|please start/)).toBeNull();
  });

  it('is asked for in Hindi', () => {
    show('hi');
    write('देश', 'OTH');
    for (const label of ['ज़िप कोड', 'राज्य और देश', 'मोबाइल नंबर, + और देश के कोड के साथ'])
      expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByRole('option', { name: 'अन्य देश' })).toBeTruthy();
  });
});

describe('city and state of a pincode', () => {
  it('go with it when it is corrected: no parcel for Bengaluru reads Leh', async () => {
    show();
    writePincode('194101');
    await answer('194101', LEH);
    expect(place()).toEqual(['Leh', 'Ladakh']);
    writePincode('560001');
    // Nothing stands there that belongs to the other one, not even until the answer comes.
    expect(place()).toEqual(['', '']);
    await answer('560001', BENGALURU);
    expect(place()).toEqual(['Bengaluru', 'Karnataka']);
  });

  it('are gone with it when nothing is known of the new one, or in another country', async () => {
    show();
    writePincode('194101');
    await answer('194101', LEH);
    writePincode('560001');
    await answer('560001', new Error('no answer'));
    expect(place()).toEqual(['', '']);
    writePincode('194101');
    await answer('194101', LEH);
    write('Country', 'GB');
    expect(screen.getByLabelText<HTMLInputElement>('City, district or town').value).toBe('');
  });

  it('stay as the shopper wrote them, before the lookup or after', async () => {
    show();
    write('City, district or town', 'Leh');
    writePincode('194101');
    await answer('194101', LEH);
    write('State', 'Himachal Pradesh');
    writePincode('560001');
    await answer('560001', BENGALURU);
    expect(place()).toEqual(['Leh', 'Himachal Pradesh']);
  });

  it('of a pincode that was corrected in the meantime come too late', async () => {
    show();
    writePincode('194101');
    writePincode('560001');
    await answer('560001', BENGALURU);
    await answer('194101', LEH);
    expect(place()).toEqual(['Bengaluru', 'Karnataka']);
  });

  it('take away the fault of having been empty', async () => {
    show();
    fireEvent.blur(screen.getByLabelText('City, district or town'));
    expect(screen.getByText('This field is required')).toBeTruthy();
    writePincode('560001');
    await answer('560001', BENGALURU);
    expect(screen.queryByText('This field is required')).toBeNull();
  });
});

describe('a line in another script or with marks', () => {
  it.each([
    ['Flat, house, building', '12अ सागर दर्शन', '12A Sagar Darshan'],
    ['Area and street', 'Königstraße 5', 'Konigstrasse 5'],
    ['Landmark (optional)', '3º', '3o'],
    ['City, district or town', 'München', 'Munchen'],
    ['City, district or town', 'Москва', 'Moskva'],
  ])('is offered in English letters before it is sent: %s, %s', async (label, written, offered) => {
    show();
    write(label, written);
    fireEvent.blur(screen.getByLabelText(label));
    expect(await screen.findByText(new RegExp(`In English letters: ${offered}`))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use this' }));
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect([field.value, document.activeElement === field]).toEqual([offered, true]);
    expect(screen.queryByText(/English letters/)).toBeNull();
  });

  it('is offered with all others by one button, which is there for several', async () => {
    show();
    const lines = [
      ['Flat, house, building', '12अ सागर दर्शन', '12A Sagar Darshan'],
      ['Area and street', 'Königstraße 5', 'Konigstrasse 5'],
      ['City, district or town', 'Москва', 'Moskva'],
    ] as const;
    const all = () => screen.queryByRole('button', { name: 'Use English letters in all of them' });
    for (const [at, [label, written]] of lines.entries()) {
      expect([at, all()]).toEqual(at < 2 ? [at, null] : [at, expect.anything()]);
      write(label, written);
      fireEvent.blur(screen.getByLabelText(label));
      if (at > 0) await screen.findByRole('button', { name: 'Use English letters in all of them' });
    }
    fireEvent.click(all() as HTMLElement);
    expect(lines.map(([label]) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
      lines.map(([, , offered]) => offered),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Flat, house, building'));
    expect(all()).toBeNull();
  });

  it('is said beforehand where the form is in Hindi', () => {
    show('hi');
    expect(screen.getByText(/कूरियर के लिए पता अंग्रेज़ी अक्षरों में चाहिए/)).toBeTruthy();
  });
});

describe('a country without postcodes', () => {
  it.each(['QA', 'HK'])('asks for none: %s', (country) => {
    show();
    write('Country', country);
    fireEvent.blur(screen.getByLabelText('Zip code (optional)'));
    expect(screen.queryByText(/valid zip code/)).toBeNull();
  });
});
