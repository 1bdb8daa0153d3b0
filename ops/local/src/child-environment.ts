/** What a process of the store may know of the environment `npm start` was called in. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where programs, temporary files and the language of messages are; nothing secret. */
const OF_THE_MACHINE = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LANG',
  'LC_ALL',
  'TZ',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'LOG_LEVEL',
  'SHUTDOWN_NOTICE_MS',
  'NODE_EXTRA_CA_CERTS',
];

/**
 * Settings a person may give `npm start` for one process, by name, or by a beginning that ends with `*`.
 * What stands nowhere here reaches no process.
 */
export const SETTINGS = {
  sandbox: ['SANDBOX_ORIGIN'],
  imaging: ['IMAGING_*', 'OTEL_*', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'LD_LIBRARY_PATH'],
  registry: [
    'TRUSTED_PROXIES',
    'BLOB_DIR',
    'S3_*',
    'REGISTRY_SIGNING_KEY',
    'REGISTRY_OPERATOR_TOKENS',
    'REGISTRY_COMPOSER_TOKEN',
    'SHELL_MANIFEST',
    'SMOKE_DEADLINE_MS',
    'DATABASE_CONNECTIONS',
    'MAX_STREAMS',
    'MAX_STREAMS_PER_ADDRESS',
    'STREAMS_KEPT_FOR_COMPOSERS',
    'REGISTRY_SIGN_HISTORY',
    'OTEL_*',
  ],
  console: ['TRUSTED_PROXIES', 'CONSOLE_DIST', 'OTEL_*'],
  commerce: [
    'TRUSTED_PROXIES',
    'DRAIN_MS',
    'DATABASE_CALLS_CONNECTIONS',
    'DATABASE_PAGES_CONNECTIONS',
    'DATABASE_JOBS_CONNECTIONS',
    'TEST_CLOCK',
    'REGISTRY_COMPOSER_TOKEN',
    'DEMO_DATA',
    'LIMIT_*',
    'PASSWORD_*',
    'SUPPORT_*',
    'GRIEVANCE_OFFICER_*',
    'CONTACT_SINCE',
    'STAFF_VIEW_TOKEN',
    'STAFF_ADMIN_TOKEN',
    'STAFF_PEOPLE',
    'RAZORPAY_*',
    'RAZORPAYX_*',
    'GOLD_FEED_*',
    'COURIER_*',
    'CALLER_ID_*',
    'GOOGLE_*',
    'APPLE_*',
    'OTP_LOGIN_LEGACY',
    'SMS_*',
    'MAIL_FROM',
    'ALERT_WEBHOOK_URL',
    'VAPID_SUBJECT',
    'OTEL_*',
    // Of what the store calls outside, commerce calls all.
    'NODE_USE_ENV_PROXY',
    'https_proxy',
    'HTTPS_PROXY',
    'no_proxy',
    'NO_PROXY',
  ],
  composer: [
    'TRUSTED_HOPS',
    'LIMIT_*',
    'OPS_PORT',
    'PAGE_PATIENCE_MS',
    'PAGE_DEADLINE_MS',
    'SERVICE_WORKER',
    'REGISTRY_TOKEN',
    'REGISTRY_TOKEN_FILE',
    'SHELL_DIST',
    'SHELL_FILES',
    'SHELL_S3_*',
    'OTEL_*',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const isNamed = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

/** @param patterns names, or beginnings that end with `*` */
export function pick(env: Environment, patterns: readonly string[]): Readonly<Record<string, string>> {
  const picked: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && isNamed(name, [...OF_THE_MACHINE, ...patterns])) picked[name] = value;
  return picked;
}
