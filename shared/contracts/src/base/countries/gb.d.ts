import { type Numbers, type Post } from './country.ts';
export declare const market: {
  readonly id: 'GB';
  readonly label: 'UK';
  readonly dial: '44';
  readonly currency: 'GBP';
  readonly symbol: '£';
  readonly rings: 'uk';
  readonly shipping: 0;
};
export declare const post: Post;
export declare const numbers: Numbers;
