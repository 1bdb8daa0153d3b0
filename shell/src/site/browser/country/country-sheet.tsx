/** The choices of country and language over the page. Fetched when a shopper asks for them. */
import type { CountryValue } from '@suvarna/contracts/country-options';
import { splitLocale, type Locale } from '@suvarna/contracts/locale';
import { Sheet } from '@suvarna/ui/sheet';
import { useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { pickerTexts } from '#texts/picker';
import { CountryChoices } from '../../chrome/country/country-choices.tsx';
import { withoutCurrencyParam } from '../../chrome/country/currency-param.ts';

interface Options {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly switchCountry: (country: CountryValue) => void;
}

let root: Root | undefined;
let opened = 0;

export function openCountrySheet(options: Options): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place, { identifierPrefix: 'country-' });
  }
  opened += 1;
  root.render(<CountrySheet key={opened} {...options} />);
}

function CountrySheet({ locale, country, switchCountry }: Options): ReactElement {
  const t = pickerTexts(locale);
  const [open, setOpen] = useState(true);
  const next = withoutCurrencyParam(splitLocale(location.pathname).path + location.search + location.hash);
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={t('choose.title')}
      closeLabel={t('choose.close')}
    >
      <CountryChoices
        locale={locale}
        country={country}
        next={next}
        onChoose={(value) => (value === country ? setOpen(false) : switchCountry(value))}
      />
    </Sheet>
  );
}
