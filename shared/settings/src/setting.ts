/** The kinds of setting there are. Every setting is text in the environment; its schema says what it has to be. */
import { secretFault } from '@suvarna/contracts/service';
import { Type, type TBoolean, type TEnum, type TInteger, type TOptional, type TString } from 'typebox';

interface Said {
  /** What it means, for operators; `--help` and `docs/settings.md` have it. */
  readonly means?: string;
  /** The default in words, where it depends on the machine. */
  readonly defaultSaid?: string;
}

interface Given<Value> extends Said {
  /** Holds wherever the process runs. Without it, and without `local`, the setting is missing when it is not given. */
  readonly default?: Value;
  /** Holds only in a store on a developer's own machine (`STORE_STAGE=local`), before `default`. */
  readonly local?: Value;
}

/** Any text. */
export const text = (given: Given<string> = {}): TString => Type.String({ ...given });

/** Text that may be left out and has no default. */
export const optionalText = (said: Said = {}): TOptional<TString> => Type.Optional(Type.String({ ...said }));

/** @param must how the fault goes on after the setting's name. Defaults are not checked. */
export const textThat = (
  isRight: (value: string) => boolean,
  must: string,
  given: Given<string> = {},
): TString => Type.Refine(text(given), isRight, () => must);

/** A whole number, both bounds included. */
export const wholeNumber = (
  range: { readonly minimum: number; readonly maximum: number },
  given: Given<number> = {},
): TInteger => Type.Integer({ ...range, ...given, shown: true });

/** Port 0 lets the system choose one. */
export const port = (given: Given<number> = {}, minimum = 0): TInteger =>
  wholeNumber({ minimum, maximum: 65_535 }, given);

/**
 * `SHUTDOWN_NOTICE_MS`: milliseconds between "not ready" and closed listeners, in which balancers look
 * elsewhere. Longer than the time between two probes; on a developer's machine no balancer waits.
 */
export const shutdownNotice = () =>
  wholeNumber(
    { minimum: 0, maximum: 60_000 },
    {
      default: 5_000,
      local: 0,
      means:
        'Milliseconds between SIGTERM, from which `/readyz` says no, and closed listeners; longer than balancers take to notice',
    },
  );

/** `1` or `true`, `0` or `false`. */
export const flag = (given: Given<boolean> = {}): TBoolean => Type.Boolean({ ...given, shown: true });

export const oneOf = <const Values extends string[]>(
  values: readonly [...Values],
  given: Given<Values[number]> = {},
): TEnum<Values> => Type.Enum<Values>(values, { ...given, shown: true });

/** How much is logged, in pino's words. */
export const logLevel = () =>
  oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    default: 'info',
    means: 'How much is logged',
  });

/** Whether it is an address of one of the schemes (`https:`). */
export const isAddress = (value: string, schemes: readonly string[] = ['http:', 'https:']): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);

/** An http(s) address. It may carry a password, so none is ever said. */
export const httpAddress = (given: Given<string> = {}): TString =>
  textThat((value) => isAddress(value), 'must be an http(s) address', given);

/** Address of a PostgreSQL database. It may carry a password. */
export const databaseAddress = (
  said: Said = { means: 'Address of the PostgreSQL database (postgresql://…)' },
): TString =>
  textThat(
    (value) => /^postgres(ql)?:\/\//.test(value),
    'must be the address of a PostgreSQL database (postgresql://…)',
    said,
  );

/**
 * What others must not guess: outside a developer's own machine it is given, random and not a published one.
 * Several with commas while it is rotated: the first is used, all are accepted.
 */
export const secret = (given: Given<string> = {}): TString =>
  Type.Refine(
    text(given),
    (value) => faultOfSecrets(value) === null,
    (value) => faultOfSecrets(value) ?? '',
  );

const faultOfSecrets = (value: string): string | null =>
  value
    .split(',')
    .map((each) => secretFault(each))
    .find((fault) => fault !== null) ?? null;

/** `http://shop.example/` without the slash, so that a path can be put behind it. */
export const withoutSlash = (address: string): string => address.replace(/\/$/, '');
