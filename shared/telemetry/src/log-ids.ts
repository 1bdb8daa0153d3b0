/** Lines of a log say which request and which trace they belong to. */
import { LogController, type FastifyServerOptions } from 'fastify';
import type { LoggerOptions } from 'pino';
import { scopeOf } from './requests.ts';
import { currentScope } from './scope.ts';

/** Loggers of requests have both in their bindings: a second time would be a second key of the same name. */
const SAYS_ITSELF = Symbol('says its request itself');

/** For `mixin` of pino: `requestId` and `traceId` of what runs now, where it belongs to a request. */
export const logIds: NonNullable<LoggerOptions['mixin']> = (_fields, _level, logger) => {
  const scope = currentScope();
  if (scope === undefined || SAYS_ITSELF in logger) return {};
  const { requestId, traceId } = scope;
  return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
};

/**
 * For a Fastify server with such a log: the loggers of its requests say both, wherever they are used.
 *
 * @param own whether the server itself says of each request that it came and was answered
 */
export const requestLogs = (own: {
  readonly disableRequestLogging: boolean;
}): Pick<FastifyServerOptions, 'logController' | 'childLoggerFactory'> => ({
  logController: new LogController({ ...own, requestIdLogLabel: 'requestId' }),
  childLoggerFactory(logger, bindings, options, raw) {
    const { traceId } = scopeOf(raw);
    const child = logger.child({ ...bindings, ...(traceId !== undefined && { traceId }) }, options);
    return Object.assign(child, { [SAYS_ITSELF]: true });
  },
});
