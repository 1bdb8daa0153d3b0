export { isBought, kindOfRequest } from './requests/exchange-requests.ts';
export { worthOfLine, type LineWorth } from './worth/line-worth.ts';
