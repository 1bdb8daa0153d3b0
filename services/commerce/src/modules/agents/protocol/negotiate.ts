import { TransportFault } from '../model/fault.ts';
import type { Capabilities } from '../model/caller.ts';
import { CAPABILITIES, type Capability, VERSION } from './capabilities.ts';

/** One version of a capability as a platform's profile says it. */
interface Offered {
  readonly version: string;
  /** Versions that this one needs of the protocol and of what it extends. */
  readonly requires?: {
    readonly protocol?: Range;
    readonly capabilities?: Readonly<Record<string, Range>>;
  };
  /** Of orders: where the platform is told of them. */
  readonly config?: { readonly webhook_url?: string };
}

interface Range {
  readonly min: string;
  readonly max?: string;
}

export type Offers = Readonly<Record<string, readonly Offered[]>>;

/** Dates as texts: in this form they sort as they follow. */
const isWithin = (version: string | undefined, { min, max }: Range): boolean =>
  version !== undefined && version >= min && (max === undefined || version <= max);

/** Takes out what does not hold together, until nothing more has to go: chains of extensions end in one that is there. */
function pruned(
  common: ReadonlyMap<string, Offered>,
  ours: Readonly<Record<string, Capability>>,
): ReadonlyMap<string, Offered> {
  const kept = [...common].filter(([name, { requires }]) => {
    const parents = ours[name]?.extends;
    return (
      (parents === undefined || parents.some((parent) => common.has(parent))) &&
      isWithin(VERSION, requires?.protocol ?? { min: '' }) &&
      Object.entries(requires?.capabilities ?? {}).every(([parent, range]) =>
        isWithin(common.get(parent)?.version, range),
      )
    );
  });
  return kept.length === common.size ? common : pruned(new Map(kept), ours);
}

/**
 * What both sides speak: capabilities of one name and version, the highest where there are several, without
 * extensions of what is not spoken (UCP overview, Intersection Algorithm; rules 11, 14 and 15).
 *
 * @param version of the protocol, as the platform's profile says it
 * @throws TransportFault version_unsupported (rule 7)
 */
export function negotiate(
  version: string,
  offers: Offers,
  ours: Readonly<Record<string, Capability>> = CAPABILITIES,
): Capabilities {
  if (version !== VERSION)
    throw new TransportFault(
      'version_unsupported',
      `Protocol version ${version} is not supported. This business supports version ${VERSION}.`,
    );
  const common = new Map(
    Object.entries(ours).flatMap(([name, own]) => {
      const offered = (Object.hasOwn(offers, name) ? offers[name] : undefined)?.find(
        (one) => one.version === own.version,
      );
      return offered ? [[name, offered] as const] : [];
    }),
  );
  return new Map([...pruned(common, ours)].map(([name, { version: spoken }]) => [name, spoken]));
}
