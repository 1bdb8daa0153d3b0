/** Secrets of the registry, read from the environment: keys, and the tokens of its settings. */
import { LEAST_SECRET, secretFault } from '@suvarna/contracts/service';
import type { SettingsReader } from '@suvarna/settings/read-settings';
import { optionalText } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { Tokens } from './http/access.ts';

export type ConfiguredToken = Tokens['configured'][number];

export interface Secrets {
  /** Ed25519 private key as PEM; made in the data directory when `null`. */
  readonly signingKey: string | null;
  /** Tokens of those who may change compositions; made in the data directory when `null`. */
  readonly operators: readonly ConfiguredToken[] | null;
  /** What composers show when they report a refused release; made in the data directory when `null`. */
  readonly composerToken: string | null;
  /** Encrypts the secrets of people's one-time codes; on a developer's machine made in the data directory when `null`. */
  readonly codeSecret: string | null;
}

const secrets = Type.Object({
  REGISTRY_SIGNING_KEY: optionalText({
    defaultSaid: "must be given; on a developer's machine made up",
    means: 'Ed25519 private key as PEM, or its file',
  }),
  REGISTRY_OPERATOR_TOKENS: optionalText({
    defaultSaid: "must be given; on a developer's machine made up",
    means:
      '`name:token` of who may change compositions, with commas; `name:token:catalog+account` may move those remotes alone',
  }),
  REGISTRY_COMPOSER_TOKEN: optionalText({
    defaultSaid: "must be given; on a developer's machine made up",
    means: 'What composers show when they report; several with commas while it is rotated',
  }),
});

/** Without it people have passkeys alone. */
const codeSecret = Type.Object({
  REGISTRY_CODE_SECRET: optionalText({
    defaultSaid: "passkeys alone; on a developer's machine made up",
    means: 'Encrypts the secrets of the one-time codes that people sign in to the console with',
  }),
});

/** Only a registry on a developer's own machine makes up what is missing. */
export function readSecrets(reader: SettingsReader): Secrets {
  const given = reader.read(secrets);
  if (reader.stage !== 'local') {
    for (const name of Object.keys(secrets.properties)) {
      if (!reader.isGiven(name))
        reader.fault(
          `${name} is missing, and only a registry on a developer's own machine (STORE_STAGE=local) makes one up`,
        );
    }
  }
  const composerToken = given.REGISTRY_COMPOSER_TOKEN ?? null;
  const operators =
    given.REGISTRY_OPERATOR_TOKENS === undefined
      ? null
      : readOperators(given.REGISTRY_OPERATOR_TOKENS, reader);
  for (const token of composerToken?.split(',') ?? []) {
    const composerFault = secretFault(token.trim());
    if (composerFault !== null) reader.fault(`REGISTRY_COMPOSER_TOKEN ${composerFault}`);
  }
  return {
    signingKey: given.REGISTRY_SIGNING_KEY ?? null,
    operators,
    composerToken,
    codeSecret: readCodeSecret(reader),
  };
}

function readCodeSecret(reader: SettingsReader): string | null {
  const { REGISTRY_CODE_SECRET: secret } = reader.read(codeSecret);
  const wrong = secret === undefined ? null : secretFault(secret);
  if (wrong !== null) reader.fault(`REGISTRY_CODE_SECRET ${wrong}`);
  return secret ?? null;
}

/**
 * `asha:token,ravi:token:catalog+account`: the name before the colon is who the audit log says it was. Who
 * may move all may say who else may, too: the first person is invited by one of these.
 */
function readOperators(text: string, reader: SettingsReader): readonly ConfiguredToken[] {
  const operators = new Map<string, ConfiguredToken>();
  for (const part of text.split(',')) {
    const [name = '', token = '', remotes, ...more] = part.trim().split(':');
    const named = remotes?.split('+');
    if (more.length > 0 || named?.some((remote) => !/^[a-z][a-z0-9-]{1,30}$/.test(remote)))
      reader.fault(`REGISTRY_OPERATOR_TOKENS: what ${name} may move is names of remotes, catalog+account`);
    if (!/^[a-z][a-z0-9.-]{1,40}$/.test(name))
      reader.fault('REGISTRY_OPERATOR_TOKENS: every entry is name:token, the name in lower case');
    else if (token.length < LEAST_SECRET)
      reader.fault(
        `REGISTRY_OPERATOR_TOKENS: the token of ${name} has fewer than ${LEAST_SECRET} characters`,
      );
    else if (secretFault(token) !== null)
      reader.fault(`REGISTRY_OPERATOR_TOKENS: the token of ${name} ${secretFault(token)}`);
    operators.set(name, { name, token, role: named ? 'operator' : 'admin', remotes: named ?? null });
  }
  return [...operators.values()];
}
