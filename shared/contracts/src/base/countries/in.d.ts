import { type Post } from './country.ts';
export declare const market: {
  readonly id: 'IN';
  readonly label: 'India';
  readonly dial: '91';
  readonly currency: 'INR';
  readonly symbol: '₹';
  readonly rings: 'in';
  readonly shipping: 0;
};
export declare const post: Post;
