import { Type, type Static } from 'typebox';
import { ALERT_WORDS, type AlertEvent } from '../base/endpoint/error-alert.ts';

const oneOf = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>(Type.Union(words.map((word) => Type.Literal(word))));

/** What is told of a failure, by the service or by a browser that got no answer: never who asked, nor with what. @param paths of the calls that are told of, with `/api/` */
export const errorAlertBody = (paths: readonly string[]) =>
  Type.Object(
    {
      event: oneOf<AlertEvent>(ALERT_WORDS),
      /** HTTP status; 0 when there was no answer. */
      status: Type.Integer({ minimum: 0, maximum: 599 }),
      path: oneOf(paths),
      /** By which logs have more. */
      correlation_id: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
    },
    { additionalProperties: false },
  );
export type ErrorAlertBody = Static<ReturnType<typeof errorAlertBody>>;
