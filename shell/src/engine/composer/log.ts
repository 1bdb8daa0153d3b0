/**
 * JSON logs by allow-list: a line carries only the fields named here, so that no header, cookie,
 * query or body of a shopper can reach the log by accident.
 */
import { logIds } from '@suvarna/telemetry/log-ids';
import { pino, type LoggerOptions } from 'pino';

export interface LogFields {
  /** With `traceId` said by itself where the line belongs to a request (`logIds`). */
  readonly requestId?: string;
  readonly traceId?: string;
  readonly method?: string;
  /** Path without its query. */
  readonly path?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly remote?: string;
  readonly version?: string;
  readonly release?: string;
  readonly route?: string;
  readonly revision?: number;
  readonly sequence?: number;
  readonly reason?: string;
  readonly address?: string;
  readonly error?: unknown;
}

/** The events of the composer; `message` never carries values. */
export interface ComposerLog {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  fatal(fields: LogFields, message: string): void;
}

export function createLog(level: string): ComposerLog {
  const options: LoggerOptions = {
    level,
    base: { service: 'composer' },
    mixin: logIds,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: (fields) => allowed(fields) },
  };
  return pino(options);
}

function allowed(fields: LogFields): Record<string, unknown> {
  const {
    requestId,
    traceId,
    method,
    path,
    status,
    milliseconds,
    remote,
    version,
    release,
    route,
    revision,
    sequence,
    reason,
    address,
    error,
  } = fields;
  return {
    requestId,
    traceId,
    method,
    path,
    status,
    milliseconds,
    remote,
    version,
    release,
    route,
    revision,
    sequence,
    reason,
    address,
    ...(error === undefined ? {} : { error: describeError(error) }),
  };
}

/** Name, message and stack of an error and of its causes; nothing else an error may carry. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is not an error was thrown' };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
