import { Type } from 'typebox';
export declare const Moment: Type.TString;
