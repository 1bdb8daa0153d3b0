/** One shape for every failure: `{ error: { code, message, … } }`. */
import { isDatabaseOutage } from '@suvarna/database/outage';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { RegistryError, type RegistryErrorCode } from '../domain/registry-error.ts';

export const ErrorAnswer = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    currentRevision: Type.Optional(Type.Integer()),
    order: Type.Optional(Type.Integer()),
    missing: Type.Optional(Type.Array(Type.String())),
    faults: Type.Optional(Type.Array(Type.Object({ check: Type.String(), fault: Type.String() }))),
  }),
});

const STATUS: Readonly<Record<RegistryErrorCode, number>> = {
  'REQUEST.INVALID': 400,
  'REQUEST.UNAUTHORISED': 401,
  'REQUEST.FORBIDDEN': 403,
  'REQUEST.TOO_MANY': 429,
  'REQUEST.NOT_FOUND': 404,
  'BLOB.HASH_MISMATCH': 422,
  'BLOB.NOT_FOUND': 404,
  'BLOB.CORRUPT': 500,
  'RELEASE.DESCRIPTOR_INVALID': 422,
  'RELEASE.FILES_MISSING': 422,
  'RELEASE.FORBIDDEN_CODE': 422,
  'RELEASE.CONTRACT_UNMET': 422,
  'RELEASE.VERSION_TAKEN': 409,
  'RELEASE.NOT_SIGNED': 422,
  'RELEASE.NOT_FOUND': 404,
  'TEAM_KEY.INVALID': 400,
  'TEAM_KEY.TAKEN': 409,
  'COMPOSITION.NOT_FOUND': 404,
  'COMPOSITION.REMOTE_NOT_FOUND': 404,
  'COMPOSITION.STALE_REVISION': 409,
  'COMPOSITION.UNCHANGED': 409,
  'COMPOSITION.NOTHING_TO_UNDO': 409,
  'COMPOSITION.GATE_REFUSED': 422,
  'ORDER.NOT_YOURS': 403,
  'ORDER.FROZEN': 409,
  'ORDER.LOCKED': 409,
  'ORDER.WAITS': 409,
  'ORDER.NOT_WAITING': 409,
  'ORDER.SECOND_PERSON': 403,
  'ORDER.TIME_INVALID': 422,
  'ORDER.REFUSED': 409,
  'CANARY.RUNNING': 409,
  'CANARY.NONE': 409,
  'CANARY.STEP_INVALID': 422,
  'CANARY.STATE': 409,
  'CANARY.DECISION_NOT_FOUND': 404,
  'SIGN_IN.REFUSED': 401,
  'SIGN_IN.CODE_NEEDED': 401,
  'SIGN_IN.CODE_WRONG': 400,
  'SIGN_IN.PASSWORD_WEAK': 400,
  'SIGN_IN.PASSKEY_INVALID': 400,
  'SIGN_IN.LAST_WAY': 409,
  'SIGN_IN.NO_CODES': 409,
  'ENROLMENT.NOT_FOUND': 404,
  'PERSON.NAME_TAKEN': 409,
  'PERSON.YOURSELF': 409,
  'PERSON.ADMIN_OF_ALL': 400,
  'ACKNOWLEDGEMENT.NOT_BELIEVED': 422,
  'HISTORY.NOT_SIGNED': 500,
  'STREAMS.FULL': 503,
};

/** PostgreSQL's code of a lock that was not given in time. */
const LOCK_NOT_AVAILABLE = '55P03';
const TRY_AGAIN_SECONDS = '1';
/** No room left: on the disk of the files, in its owner's share of it, on PostgreSQL's disk. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', '53100'];

export function answerError(
  error: FastifyError | RegistryError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RegistryError) {
    const { retryAfter, ...details } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (STATUS[error.code] === 500) request.log.error({ err: error }, 'request failed');
    return reply
      .code(STATUS[error.code])
      .send({ error: { code: error.code, message: error.message, ...details } });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const code = error.validation || status === 400 ? 'REQUEST.INVALID' : 'REQUEST.REFUSED';
    return reply.code(status).send({ error: { code, message: error.message } });
  }
  if (error.code === LOCK_NOT_AVAILABLE) {
    return reply
      .code(503)
      .header('retry-after', TRY_AGAIN_SECONDS)
      .send({
        error: {
          code: 'SERVICE.BUSY',
          message: 'others are changing the composition right now; nothing was changed',
        },
      });
  }
  if (NO_ROOM.includes(error.code)) {
    request.log.error({ err: error }, 'no room left on the disk');
    return reply.code(507).send({
      error: {
        code: 'STORAGE.FULL',
        message: 'the disk of the registry is full; nothing was stored, and nothing was changed',
      },
    });
  }
  if (isDatabaseOutage(error)) {
    request.log.error({ err: error }, 'the database cannot serve');
    return reply
      .code(503)
      .header('retry-after', TRY_AGAIN_SECONDS)
      .send({
        error: {
          code: 'SERVICE.UNAVAILABLE',
          message: 'the database of the registry cannot serve right now; try again',
        },
      });
  }
  // What went wrong inside is for the log, not for the caller.
  request.log.error({ err: error }, 'request failed');
  return reply
    .code(500)
    .send({ error: { code: 'SERVICE.FAILED', message: 'the registry failed; its log says why' } });
}
