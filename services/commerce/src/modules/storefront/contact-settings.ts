import type { StoreContact } from '@suvarna/contracts/stores';
import { indianDay } from '@suvarna/contracts/indian-day';
import { text, textThat } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../module.ts';

declare module '../../config.ts' {
  interface Config {
    /** Whom people reach, and how; the one place of it. */
    readonly contact: StoreContact;
  }
}

/** Numbers and boxes of no person: a subscriber's number begins otherwise, and `.example` has no mail. They hold on a developer's own machine alone. */
const EXAMPLES = {
  SUPPORT_PHONE: '1800-000-0000',
  SUPPORT_WHATSAPP: '910000000000',
  SUPPORT_EMAIL: 'help@suvarna.example',
  GRIEVANCE_OFFICER_NAME: 'Asha Rao',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@suvarna.example',
  CONTACT_SINCE: '2026-11-29',
} as const;
const EXAMPLE_NAME_HI = 'आशा राव';

const mailBox = (local: string, means: string) =>
  textThat((value) => /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/u.test(value), 'must be an e-mail address.', {
    local,
    means,
  });

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  indianDay(new Date(`${value}T00:00:00Z`)) === value;

const schema = Type.Object({
  SUPPORT_PHONE: textThat(
    (value) => /^\+?\d[\d-]{4,18}\d$/u.test(value),
    'must be a telephone number: digits and hyphens.',
    { local: EXAMPLES.SUPPORT_PHONE, means: 'Telephone number of the support' },
  ),
  SUPPORT_WHATSAPP: textThat(
    (value) => /^[1-9]\d{7,14}$/u.test(value),
    'must be a number with its country code, digits alone.',
    { local: EXAMPLES.SUPPORT_WHATSAPP, means: 'Its number on WhatsApp, with the country code' },
  ),
  SUPPORT_EMAIL: mailBox(EXAMPLES.SUPPORT_EMAIL, 'Mail box of the support'),
  GRIEVANCE_OFFICER_NAME: text({
    local: EXAMPLES.GRIEVANCE_OFFICER_NAME,
    means: 'The grievance officer, whom the law asks for',
  }),
  GRIEVANCE_OFFICER_NAME_HI: text({ default: '', means: 'The same in Hindi; as above when empty' }),
  GRIEVANCE_OFFICER_EMAIL: mailBox(EXAMPLES.GRIEVANCE_OFFICER_EMAIL, "The grievance officer's mail box"),
  CONTACT_SINCE: textThat(isDay, 'must be a day, YYYY-MM-DD.', {
    local: EXAMPLES.CONTACT_SINCE,
    means: 'Day since when these hold, YYYY-MM-DD',
  }),
});

/** As a secret: outside a developer's own machine each is given, and none is the example of the source. */
export const settings: SettingsOf<'contact'> = (reader) => {
  const given = reader.read(schema);
  if (reader.stage !== 'local') {
    const { CONTACT_SINCE: _since, ...examples } = EXAMPLES;
    for (const [name, example] of Object.entries(examples))
      if (given[name as keyof typeof examples] === example)
        reader.fault(`${name} is published with the source`);
  }
  const name = given.GRIEVANCE_OFFICER_NAME;
  const example = name === EXAMPLES.GRIEVANCE_OFFICER_NAME ? EXAMPLE_NAME_HI : name;
  return {
    contact: {
      phone: given.SUPPORT_PHONE,
      whatsapp: given.SUPPORT_WHATSAPP,
      email: given.SUPPORT_EMAIL,
      officer: {
        name,
        name_hi: given.GRIEVANCE_OFFICER_NAME_HI === '' ? example : given.GRIEVANCE_OFFICER_NAME_HI,
        email: given.GRIEVANCE_OFFICER_EMAIL,
      },
      since: given.CONTACT_SINCE,
    },
  };
};
