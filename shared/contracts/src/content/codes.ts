import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'CONTENT.NOT_FOUND': [404, 'This text was not found.'],
  'CONTENT.CHANGED': [409, 'Someone else has changed this text. Please check it again.'],
  'CONTENT.VERSION_NOT_FOUND': [404, 'This version of the text was not found.'],
  'CONTENT.TEXT_INVALID': [400, 'This text cannot be shown as it is written.'],
  'CONTENT.PICTURE_INVALID': [400, 'This picture cannot be used.'],
  'CONTENT.PICTURE_TOO_LARGE': [400, 'This picture has more than 25 million pixels.'],
  'CONTENT.TIME_PAST': [400, 'This time has passed. Please choose a later one.'],
  'CONTENT.STATE_CONFLICT': [409, 'This is not possible for this text now.'],
  'CONTENT.PLANNED': [
    409,
    'Another version is already planned. Please choose whether to keep or cancel that plan.',
  ],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    content: typeof refusals;
  }
}
