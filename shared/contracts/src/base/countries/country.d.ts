export type RingSystem = 'in' | 'uk' | 'us' | 'eu';
export interface Market {
  readonly id: string;
  readonly label: string;
  readonly dial: string;
  readonly currency: string;
  readonly symbol: string;
  readonly rings: RingSystem;
  readonly shipping: number;
}
export type PostcodeKind = 'pincode' | 'post-code' | 'zip-code' | 'postal-code' | 'po-box';
export interface Post {
  readonly id: string;
  readonly dial: string;
  readonly postcode: PostcodeKind;
  readonly withoutPostcodes?: true;
  readonly pattern?: RegExp;
  readonly normalise?: (text: string) => string;
}
export type Numbers = Readonly<Record<string, string>>;
export declare const bare: (text: string) => string;
