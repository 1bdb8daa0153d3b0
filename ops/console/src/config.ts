/** Settings of the console's process, read from the environment once; all faults are listed together. */
import { join, resolve } from 'node:path';
import { readSettings, type Environment } from '@suvarna/settings/read-settings';
import { httpAddress, logLevel, port, shutdownNotice, text, withoutSlash } from '@suvarna/settings/setting';
import { readTracing, type TracingSettings } from '@suvarna/telemetry/settings';
import { Type } from 'typebox';

export interface ConsoleConfig {
  readonly host: string;
  readonly port: number;
  /** Where calls of the app are passed on to. */
  readonly registryUrl: string;
  /** Proxies whose `x-forwarded-for` is believed: addresses, networks or `loopback`. */
  readonly trustedProxies: readonly string[];
  /** Folder of the built app. */
  readonly dist: string;
  /** Time for balancers to read `/readyz` before connections are refused. */
  readonly noticeMs: number;
  readonly logLevel: string;
  /** Where spans are sent; `null` where nothing is traced. */
  readonly tracing: TracingSettings | null;
}

const settings = Type.Object({
  HOST: text({ default: '127.0.0.1', means: 'Address it listens at; `0.0.0.0` is every one' }),
  PORT: port({ default: 3200, means: 'Port it listens at; 0 lets the system choose' }),
  REGISTRY_URL: httpAddress({
    local: 'http://127.0.0.1:3100',
    means: 'The registry that calls are passed on to',
  }),
  TRUSTED_PROXIES: text({
    default: 'loopback',
    means: 'Addresses or networks, with commas, whose `X-Forwarded-For` is believed',
  }),
  CONSOLE_DIST: text({
    default: join(import.meta.dirname, '..', 'dist'),
    means: 'Folder of the built app',
  }),
  SHUTDOWN_NOTICE_MS: shutdownNotice(),
  LOG_LEVEL: logLevel(),
});

/** @throws SettingsInvalid that lists every fault together */
export const readConfig = (env: Environment): ConsoleConfig =>
  readSettings('the console', env, (reader) => {
    const given = reader.read(settings);
    return {
      host: given.HOST,
      port: given.PORT,
      registryUrl: withoutSlash(given.REGISTRY_URL),
      trustedProxies: given.TRUSTED_PROXIES.split(',').map((part) => part.trim()),
      dist: resolve(given.CONSOLE_DIST),
      noticeMs: given.SHUTDOWN_NOTICE_MS,
      logLevel: given.LOG_LEVEL,
      tracing: readTracing(reader),
    };
  });
