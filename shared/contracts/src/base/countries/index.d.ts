import type { Market, Numbers, Post } from './country.ts';
export type { Market, Post, PostcodeKind, RingSystem } from './country.ts';
export { OTHERS } from './elsewhere.ts';
export declare const MARKETS: readonly [
  {
    readonly id: 'IN';
    readonly label: 'India';
    readonly dial: '91';
    readonly currency: 'INR';
    readonly symbol: '₹';
    readonly rings: 'in';
    readonly shipping: 0;
  },
  {
    readonly id: 'GB';
    readonly label: 'UK';
    readonly dial: '44';
    readonly currency: 'GBP';
    readonly symbol: '£';
    readonly rings: 'uk';
    readonly shipping: 0;
  },
  {
    readonly id: 'US';
    readonly label: 'USA';
    readonly dial: '1';
    readonly currency: 'USD';
    readonly symbol: '$';
    readonly rings: 'us';
    readonly shipping: 0;
  },
  {
    readonly id: 'SG';
    readonly label: 'Singapore';
    readonly dial: '65';
    readonly currency: 'SGD';
    readonly symbol: 'S$';
    readonly rings: 'us';
    readonly shipping: 0;
  },
  {
    readonly id: 'AE';
    readonly label: 'UAE';
    readonly dial: '971';
    readonly currency: 'AED';
    readonly symbol: 'AED';
    readonly rings: 'us';
    readonly shipping: 0;
  },
];
export declare const marketOf: (currency: string) => Market;
export declare const POSTS: readonly Post[];
export declare const NUMBERS: Numbers;
