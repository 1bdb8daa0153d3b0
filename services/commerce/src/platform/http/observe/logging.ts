import { logIds } from '@suvarna/telemetry/log-ids';
import { pino, type Logger } from 'pino';
import type { Config } from '../../../config.ts';
import { isError, SAID } from './said-error.ts';

interface LoggedRequest {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

interface LoggedReply {
  readonly statusCode?: number;
}

type Traced = Error & { code?: unknown; constraint?: unknown; [SAID]?: string };

/**
 * Only what is named here reaches the log: no addresses, headers, bodies or query strings, and of
 * errors neither message nor detail in production, since both can quote what a shopper typed. An error that
 * nothing in the service expected says its message without that (said-error.ts).
 */
function describeError(error: Traced, production: boolean): object {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    code: error.code,
    constraint: error.constraint,
    message: production ? error[SAID] : error.message,
    stack: frames.join('\n'),
    ...(isError(error.cause) ? { cause: describeError(error.cause, production) } : {}),
  };
}

export function createLogger(config: Pick<Config, 'logLevel' | 'production'>): Logger {
  return pino({
    level: config.logLevel,
    base: { service: 'commerce' },
    mixin: logIds,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: LoggedRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply: LoggedReply) => ({ status: reply.statusCode }),
      err: (error: Traced) => describeError(error, config.production),
    },
  });
}
