/** What is wrong with a typed pincode, and how it is said. */
export { faultOfTypedPincode } from '@suvarna/forms/pincode-schema';
export { formText } from '@suvarna/forms/texts';
