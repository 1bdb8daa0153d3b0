/** Settings of the sandbox, read from the environment once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where e-mail is received, by SMTP. */
  readonly smtpPort: number;
  /** Where a browser and the store reach it. */
  readonly origin: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Where webhooks go; `''` sends none. */
  readonly commerceUrl: string;
  /** Folder for what outlives a restart; `''` keeps everything in memory. */
  readonly stateDirectory: string;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that lists every fault together */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const secret = (name: string): string => {
    const value = env[name] ?? '';
    if (value.length < 16) faults.push(`${name} must have at least 16 characters`);
    return value;
  };
  const host = env['HOST'] || '127.0.0.1';
  // It answers "paid" to whoever presses a button: nobody but this machine may reach it.
  if (!['127.0.0.1', '::1', 'localhost'].includes(host))
    faults.push(`HOST is ${JSON.stringify(host)}; the sandbox listens on this machine only`);
  if (env['STORE_STAGE'] === 'production')
    faults.push('STORE_STAGE is production; the sandbox is for trying out');
  const address = (name: string, value: string): string => {
    if (value !== '' && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
      faults.push(`${name} must be an http(s) address`);
    return value.replace(/\/$/, '');
  };
  const portOf = (name: string, fallback: number): number => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535) faults.push(`${name} must be a port number`);
    return value;
  };
  const port = portOf('PORT', 3900);
  const config: Config = {
    host,
    port,
    smtpPort: portOf('SMTP_PORT', 3925),
    origin: address('SANDBOX_ORIGIN', env['SANDBOX_ORIGIN'] || `http://${host}:${port}`),
    keyId: secret('SANDBOX_KEY_ID'),
    keySecret: secret('SANDBOX_KEY_SECRET'),
    webhookSecret: secret('SANDBOX_WEBHOOK_SECRET'),
    commerceUrl: address('COMMERCE_URL', env['COMMERCE_URL'] ?? ''),
    stateDirectory: env['SANDBOX_STATE'] ?? '',
    logLevel: env['LOG_LEVEL'] || 'info',
  };
  if (faults.length > 0)
    throw new Error(
      `The settings of the sandbox are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  return config;
}
