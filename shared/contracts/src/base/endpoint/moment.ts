import { Type } from 'typebox';

/** A moment as calls write it. Not a leap second, which the format knows and no `Date` does. */
export const Moment = Type.String({ format: 'date-time', pattern: '^[^:]+:[0-9]{2}:[0-5]', maxLength: 40 });
