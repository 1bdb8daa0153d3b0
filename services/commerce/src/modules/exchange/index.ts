export { isBought, kindOfRequest } from './exchange-requests.ts';
export { worthOfLine, type LineWorth } from './line-worth.ts';
