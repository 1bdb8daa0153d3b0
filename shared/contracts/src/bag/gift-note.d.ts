export declare const GIFT_NOTE_MAX = 240;
