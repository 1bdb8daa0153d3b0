import type { SettingsReader } from '@suvarna/settings/read-settings';
import { text, textThat, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';

/** How to reach the simulator of the providers outside (`services/sandbox`). */
export interface SandboxAccess {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** Of several, with commas, each is as long. */
const secret = (minimum: number, because: string, means: string) =>
  textThat(
    (value) => value.split(',').every((each) => each.length >= minimum),
    `must have at least ${minimum} characters when ${because} is set.`,
    { means },
  );

const accessSettings = (minimum: number, because: string) =>
  Type.Object({
    KEY_ID: secret(minimum, because, 'Our key there'),
    KEY_SECRET: secret(minimum, because, 'Secret of that key'),
    WEBHOOK_SECRET: secret(
      16,
      because,
      'What its webhooks are signed with; several with commas while it is rotated',
    ),
  });

/** Reads the access to a provider under a prefix of settings. @param because of which setting it is needed */
export function readAccess(
  reader: SettingsReader,
  {
    prefix,
    url,
    minimum,
    because,
  }: {
    readonly prefix: string;
    readonly url: string;
    readonly minimum: number;
    readonly because: string;
  },
): SandboxAccess {
  const given = reader.read(accessSettings(minimum, because), prefix);
  return { url, keyId: given.KEY_ID, keySecret: given.KEY_SECRET, webhookSecret: given.WEBHOOK_SECRET };
}

const settings = Type.Object({
  SANDBOX_URL: text({
    default: '',
    means: 'Simulator of the providers outside, on this machine; never in production',
  }),
});

/** The simulator of the providers outside; `null` where there is none. */
export function readSandbox(reader: SettingsReader): SandboxAccess | null {
  const url = withoutSlash(reader.read(settings).SANDBOX_URL);
  if (url === '') return null;
  // It says "paid" at the press of a button: a service that anybody else can reach must not believe it.
  if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(url))
    reader.fault('SANDBOX_URL must be on this machine (http://127.0.0.1:port); production has none.');
  return readAccess(reader, { prefix: 'SANDBOX_', url, minimum: 16, because: 'SANDBOX_URL' });
}
