import { Type, type Static } from 'typebox';
import { ALERT_WORDS } from '../base/endpoint/error-alert.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** What is told of a failure, by the service or by a browser that got no answer: never who asked, nor with what. @param paths of the calls that are told of, with `/api/` */
export const errorAlertBody = (paths: readonly string[]) =>
  strictObject({
    event: oneOf(ALERT_WORDS),
    /** HTTP status; 0 when there was no answer. */
    status: Type.Integer({ minimum: 0, maximum: 599 }),
    path: oneOf(paths),
    /** By which logs have more. */
    correlation_id: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
  });
export type ErrorAlertBody = Static<ReturnType<typeof errorAlertBody>>;
