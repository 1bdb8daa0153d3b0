import { type Numbers, type Post } from './country.ts';
export declare const OTHERS = 'OTH';
export declare const POSTS_ELSEWHERE: readonly Post[];
export declare const NUMBERS_ELSEWHERE: Numbers;
