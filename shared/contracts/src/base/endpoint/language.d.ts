import { Type } from 'typebox';
export declare const Language: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
