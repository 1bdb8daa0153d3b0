import type { PolicyFacts } from '@suvarna/contracts/catalogue';
import { ratesOfVersion } from '../../pricing/index.ts';
import { countCodPincodes } from '../../shipping/index.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { ContentFacts } from './content-facts.ts';
import { policyFacts } from './policy-facts.ts';

const HOUR_MS = 3_600_000;

export interface FactsReader {
  policy(): Promise<PolicyFacts>;
  all(): Promise<ContentFacts>;
}

export function factsReader({
  db,
  clock,
  catalogue,
  config,
}: Pick<Dependencies, 'db' | 'clock' | 'catalogue' | 'config'>): FactsReader {
  let kept: { readonly facts: PolicyFacts; readonly until: number } | undefined;
  let rates: { readonly version: number; readonly of: Readonly<Record<string, number>> } | undefined;

  const policy = async (): Promise<PolicyFacts> => {
    const now = clock().getTime();
    // The table of pincodes changes by import, a few times a year.
    if (kept === undefined || kept.until <= now)
      kept = { facts: policyFacts(await countCodPincodes(db)), until: now + HOUR_MS };
    return kept.facts;
  };
  return {
    policy,
    async all() {
      const version = catalogue.snapshot()?.rate_version;
      if (version !== undefined && rates?.version !== version)
        rates = { version, of: await ratesOfVersion(db, version) };
      return { policy: await policy(), rates: rates?.of ?? {}, catalogue, contact: config.contact };
    },
  };
}
