import type { Locale } from '@suvarna/contracts/locale';
import { ownNamespace, textsOf, type FlatTexts } from '@suvarna/i18n';

/**
 * What a field says when it is refused. The English is the specification's, word for word, where it
 * gives one (§5, §8; domain rules §2.8 and §2.14 rows 13 and 48); `nameShort`, `nameLetters`,
 * `stateUnknown`, `countryUnknown`, `englishOnly`, `tooLong`, `phoneAbroad`, `passwordShort`, `passwordCommon`, `wrist`, `engraving`, `reviewShort`, `timeRequired`, `dayBefore`, `dayAfter`, `karatOfGold`, `grams`, `huid` and `rupees` are ours, where it is silent.
 */
export const FORM_TEXTS = {
  required: { en: 'This field is required', hi: 'यह जानकारी ज़रूरी है' },
  nameRequired: { en: 'Please enter your name', hi: 'कृपया अपना नाम लिखें' },
  nameShort: { en: 'Please enter at least 3 letters of your name', hi: 'कृपया अपने नाम के कम से कम 3 अक्षर लिखें' },
  nameLetters: { en: 'Please use letters only for your name', hi: 'कृपया नाम में केवल अक्षर लिखें' },
  firstNameRequired: { en: 'Please enter your first name', hi: 'कृपया अपना पहला नाम लिखें' },
  lastNameRequired: { en: 'Please enter your last name', hi: 'कृपया अपना उपनाम लिखें' },
  addressRequired: { en: 'Please enter your Address', hi: 'कृपया अपना पता लिखें' },
  englishOnly: {
    en: 'Please use English letters, numbers and simple symbols',
    hi: 'कृपया अंग्रेज़ी अक्षर, अंक और साधारण चिह्न लिखें',
  },
  tooLong: { en: 'This is too long', hi: 'यह बहुत लंबा है' },
  stateUnknown: { en: 'Please choose a state', hi: 'कृपया राज्य चुनें' },
  countryUnknown: { en: 'Please choose a country', hi: 'कृपया देश चुनें' },
  pincode: { en: 'Please enter valid pincode!', hi: 'कृपया सही पिनकोड लिखें!' },
  /** Delivery box and modal (text key `pincodeErrorMsg`). */
  pincodeErrorMsg: { en: 'Enter Valid Pincode', hi: 'सही पिनकोड लिखें' },
  postCode: { en: 'Enter valid post code!', hi: 'सही पोस्ट कोड लिखें!' },
  zipCode: { en: 'Enter valid zip code!', hi: 'सही ज़िप कोड लिखें!' },
  postalCode: { en: 'Enter Valid postal code', hi: 'सही पोस्टल कोड लिखें' },
  poBox: { en: 'Enter valid po box number', hi: 'सही पी.ओ. बॉक्स नंबर लिखें' },
  phoneRequired: { en: 'Please enter a contact number.', hi: 'कृपया संपर्क नंबर लिखें।' },
  /** Of an address or a new account. */
  phone: { en: 'Please enter a valid contact number.', hi: 'कृपया सही संपर्क नंबर लिखें।' },
  /** Where a code goes by SMS: sign-in, order tracking. */
  mobile: { en: 'Please enter a valid mobile number', hi: 'कृपया सही मोबाइल नंबर लिखें' },
  /** Where a customer adds a phone to the account. */
  phoneUpdate: { en: 'Enter Valid Phone Number', hi: 'सही फ़ोन नंबर लिखें' },
  phoneMin10: {
    en: 'Please enter minimum 10 digits contact number.',
    hi: 'कृपया कम से कम 10 अंकों का संपर्क नंबर लिखें।',
  },
  phoneMin6: {
    en: 'Please enter minimum 6 digits contact number.',
    hi: 'कृपया कम से कम 6 अंकों का संपर्क नंबर लिखें।',
  },
  phoneMax10: {
    en: 'Please enter maximum 10 digits contact number.',
    hi: 'कृपया ज़्यादा से ज़्यादा 10 अंकों का संपर्क नंबर लिखें।',
  },
  phoneMax12: {
    en: 'Please enter maximum 12 digits contact number.',
    hi: 'कृपया ज़्यादा से ज़्यादा 12 अंकों का संपर्क नंबर लिखें।',
  },
  /** Where an SMS has to arrive, and no Indian mobile begins like this number. */
  phoneAbroad: {
    en: 'For a number outside India, please start with + and the country code.',
    hi: 'भारत के बाहर का नंबर + और देश के कोड से शुरू करें।',
  },
  /** At sign-in. */
  emailLogin: { en: 'Please use valid Email Id', hi: 'कृपया सही ईमेल आईडी इस्तेमाल करें' },
  /** In the profile and in a guest's address. */
  emailProfile: { en: 'Please Enter Valid Email Id', hi: 'कृपया सही ईमेल आईडी लिखें' },
  couponRequired: { en: 'Please enter coupon code', hi: 'कृपया कूपन कोड लिखें' },
  reasonRequired: { en: 'Please select from list of reasons', hi: 'कृपया सूची में से कारण चुनें' },
  otp: { en: 'Enter Valid OTP', hi: 'सही ओटीपी लिखें' },
  referralCodeRequired: { en: 'Please enter the referral code', hi: 'कृपया रेफ़रल कोड लिखें' },
  referralCode: { en: 'Please enter a valid referral code!', hi: 'कृपया सही रेफ़रल कोड लिखें!' },
  titleRequired: { en: 'Please select your title', hi: 'कृपया अपना संबोधन चुनें' },
  dateOfBirthRequired: { en: 'Please enter your date of birth', hi: 'कृपया अपनी जन्मतिथि लिखें' },
  dateOfBirth: { en: 'Invalid date of birth', hi: 'जन्मतिथि सही नहीं है' },
  anniversary: { en: 'Invalid anniversary date', hi: 'सालगिरह की तारीख़ सही नहीं है' },
  spouseBirthday: { en: 'Invalid spouse date of birth', hi: 'जीवनसाथी की जन्मतिथि सही नहीं है' },
  wrist: { en: 'Please enter a length from 9 to 25 cm', hi: 'कृपया 9 से 25 सेमी तक की नाप लिखें' },
  reviewShort: { en: 'Please write at least 10 letters', hi: 'कृपया कम से कम 10 अक्षर लिखें' },
  timeRequired: { en: 'Please choose a time', hi: 'कृपया समय चुनें' },
  engraving: { en: 'Please use up to 15 letters or digits', hi: 'कृपया 15 तक अक्षर या अंक लिखें' },
  dayBefore: { en: 'Please enter today or an earlier date', hi: 'कृपया आज या उससे पहले की तारीख़ लिखें' },
  dayAfter: {
    en: 'Please enter a date after today, within ten years',
    hi: 'कृपया आज के बाद की, दस साल के भीतर की तारीख़ लिखें',
  },
  karatOfGold: { en: 'Only gold has a karat', hi: 'कैरेट केवल सोने का होता है' },
  grams: { en: 'Please enter a weight from 0.01 to 5000 grams', hi: 'कृपया 0.01 से 5000 ग्राम का वज़न लिखें' },
  huid: { en: 'Please enter all six letters and digits of the HUID', hi: 'कृपया HUID के छह अक्षर और अंक लिखें' },
  rupees: { en: 'Please enter an amount in rupees', hi: 'कृपया राशि रुपयों में लिखें' },
  passwordShort: {
    en: 'Please use at least 8 characters for your password.',
    hi: 'कृपया पासवर्ड में कम से कम 8 अक्षर रखें।',
  },
  passwordCommon: {
    en: 'This password is too common. Please choose another.',
    hi: 'यह पासवर्ड बहुत आम है। कृपया कोई दूसरा चुनें।',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type FormTextKey = keyof typeof FORM_TEXTS;

const textsIn = (locale: Locale): FlatTexts =>
  Object.fromEntries(Object.entries(FORM_TEXTS).map(([key, text]) => [key, text[locale]]));
const translate = textsOf(ownNamespace('forms'), { en: textsIn('en'), hi: textsIn('hi') });

/** Whether a key is one of these texts; forms have others of their own. */
export const isFormText = (key: string): key is FormTextKey => Object.hasOwn(FORM_TEXTS, key);

/** The text of a refusal in the shopper's language. */
export const formText = (key: FormTextKey, locale: Locale): string => translate(locale)(key);

/** The text of a fault: the store's own, said the same in every form, or what the form's own part calls it. */
export const faultText = (key: string, locale: Locale, say: (key: string) => string): string =>
  isFormText(key) ? formText(key, locale) : say(key);
