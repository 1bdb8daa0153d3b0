import { LOCALES } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import { faultOfPastDay, type DayField } from '@suvarna/forms/day';
import { faultOfNamePart } from '@suvarna/forms/name';
import { object, type InferType } from 'yup';
import { rule } from '@suvarna/forms/schema';

export const TITLES = ['Mr', 'Mrs', 'Ms', 'Dr'] as const;
export const LANGUAGES = LOCALES;

const day = (field: DayField) => (value: string) => faultOfPastDay(field, value, indianDay(new Date()));

/** Title, names and date of birth are asked for; anniversary and the spouse's birthday may be left out (specification §5). */
export const profileSchema = object({
  title: rule((value) => (value === '' ? 'titleRequired' : undefined)),
  first_name: rule((value) => faultOfNamePart('first', value)),
  last_name: rule((value) => faultOfNamePart('last', value)),
  date_of_birth: rule((value) => (value === '' ? 'dateOfBirthRequired' : day('date_of_birth')(value))),
  anniversary: rule(day('anniversary')),
  spouse_birthday: rule(day('spouse_birthday')),
  country: rule(() => undefined),
  language: rule(() => undefined),
});
export type ProfileFields = InferType<typeof profileSchema>;
