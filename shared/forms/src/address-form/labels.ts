import type { Locale } from '@suvarna/contracts/locale';
import type { PostcodeKind } from '@suvarna/contracts/countries';
import { ownNamespace, textsOf } from '@suvarna/i18n';

type Name =
  | 'email'
  | 'emailHint'
  | 'fullName'
  | 'house'
  | 'street'
  | 'landmark'
  | 'city'
  | 'state'
  | 'stateAbroad'
  | 'stateOfOthers'
  | 'stateChoose'
  | 'country'
  | 'mobile'
  | 'mobileOfOthers'
  | 'zipCodeOptional'
  | 'letters'
  | 'offered'
  | 'useOffered'
  | 'useAllOffered'
  | PostcodeKind;

const LABELS: Readonly<Record<Locale, Readonly<Record<Name, string>>>> = {
  en: {
    email: 'Email',
    emailHint: 'We send your order confirmation here.',
    fullName: 'Full name',
    house: 'Flat, house, building',
    street: 'Area and street',
    landmark: 'Landmark (optional)',
    city: 'City, district or town',
    state: 'State',
    stateAbroad: 'State or region (optional)',
    stateOfOthers: 'State and country',
    stateChoose: 'Please choose',
    country: 'Country',
    mobile: 'Mobile number',
    mobileOfOthers: 'Mobile number, with + and country code',
    pincode: 'Pincode',
    'post-code': 'Post code',
    'zip-code': 'Zip code',
    zipCodeOptional: 'Zip code (optional)',
    letters:
      'Couriers need English letters. If you write in another script, we suggest the English spelling.',
    offered: 'In English letters: {{line}}',
    useOffered: 'Use this',
    useAllOffered: 'Use English letters in all of them',
    'postal-code': 'Postal code',
    'po-box': 'PO box',
  },
  hi: {
    email: 'ईमेल',
    emailHint: 'ऑर्डर की पुष्टि हम यहीं भेजेंगे।',
    fullName: 'पूरा नाम',
    house: 'फ़्लैट, मकान, इमारत',
    street: 'इलाक़ा और गली',
    landmark: 'पहचान की जगह (वैकल्पिक)',
    city: 'शहर, ज़िला या क़स्बा',
    state: 'राज्य',
    stateAbroad: 'राज्य या क्षेत्र (वैकल्पिक)',
    stateOfOthers: 'राज्य और देश',
    stateChoose: 'कृपया चुनें',
    country: 'देश',
    mobile: 'मोबाइल नंबर',
    mobileOfOthers: 'मोबाइल नंबर, + और देश के कोड के साथ',
    pincode: 'पिनकोड',
    'post-code': 'पोस्ट कोड',
    'zip-code': 'ज़िप कोड',
    zipCodeOptional: 'ज़िप कोड (वैकल्पिक)',
    letters: 'कूरियर के लिए पता अंग्रेज़ी अक्षरों में चाहिए। हिन्दी में लिखने पर हम अंग्रेज़ी अक्षर सुझाएँगे।',
    offered: 'अंग्रेज़ी अक्षरों में: {{line}}',
    useOffered: 'इसे इस्तेमाल करें',
    useAllOffered: 'सबमें अंग्रेज़ी अक्षर इस्तेमाल करें',
    'postal-code': 'पोस्टल कोड',
    'po-box': 'पीओ बॉक्स',
  },
};

const translate = textsOf(ownNamespace('address-form'), LABELS);

/** What a field is called (specification §3), the same wherever an address is written. `mobile` is followed by the country's code. */
export const labelsIn =
  (locale: Locale): ((name: Name, values?: Readonly<Record<string, string>>) => string) =>
  (name, values) =>
    translate(locale)(name, values);
