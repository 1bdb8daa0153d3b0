import type { GoldGrade } from '../catalogue/rules.ts';
interface Dated<Value> {
  readonly value: Value;
  readonly from: string;
  readonly source: string;
}
type Rule<Value> = readonly [Dated<Value>, ...Dated<Value>[]];
export declare const HALLMARK_GRADES: Rule<readonly GoldGrade[]>;
export declare const HALLMARK_FROM_MG: Rule<number>;
export declare const PURITY_SHORTFALL_TIMES: Rule<number>;
export declare const POOLED_PAISE: Rule<number>;
export declare const inForce: <Value>(rule: Rule<Value>, day: string) => Value;
export {};
