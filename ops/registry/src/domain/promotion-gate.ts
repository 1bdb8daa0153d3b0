/** Everything that must hold before a release goes live. Every check answers a fault or `null`. */
import { areaOfPath, type Descriptor, sha384Of } from '@suvarna/contracts/release-delivery';
import { satisfies, validRange } from 'semver';
import type { BlobStore } from './ports.ts';
import { areaFault, contractFault, reservedFault } from './release-rules.ts';
import type { ReadShell, Shell } from './shell.ts';

export interface Promotion {
  readonly candidate: Descriptor;
  /** Every remote of the composition as it would be, the candidate among them. */
  readonly composed: readonly Descriptor[];
}

export interface GateFinding {
  readonly check: string;
  /** `null`: passed. */
  readonly fault: string | null;
}

/** Runs a release's server bundle apart from the registry; answers a fault or `null`. */
export type SmokeCheck = (
  descriptor: Descriptor,
  readFile: (path: string) => Promise<Buffer>,
  shell: Shell | null,
) => Promise<string | null>;

export interface GateParts {
  readonly blobs: BlobStore;
  readonly readShell: ReadShell;
  readonly smoke: SmokeCheck;
  /** Whether a key of its team has signed it; answers a fault or `null`. */
  readonly signed: (descriptor: Descriptor) => Promise<string | null>;
}

export interface PromotionGate {
  examine(promotion: Promotion): Promise<readonly GateFinding[]>;
  /** Files only: enough for a rollback, which must not wait for more. */
  examineFiles(descriptor: Descriptor): Promise<readonly GateFinding[]>;
}

export function createPromotionGate({ blobs, readShell, smoke, signed }: GateParts): PromotionGate {
  const examineFiles: PromotionGate['examineFiles'] = async (descriptor) => [
    { check: 'files', fault: await filesFault(descriptor, blobs) },
  ];
  return {
    examineFiles,
    async examine({ candidate, composed }) {
      const shell = await readShell();
      const findings: GateFinding[] = [
        ...(await examineFiles(candidate)),
        { check: 'signature', fault: await signed(candidate) },
        { check: 'contract', fault: contractFault(candidate, shell) },
        { check: 'events', fault: shell && eventsFault(composed, shell.events) },
        { check: 'shared', fault: sharedFault(candidate, shell?.shared ?? null) },
        { check: 'paths', fault: pathsFault(composed) },
        { check: 'bytes', fault: bytesFault(candidate) },
      ];
      // The bundle of a release that is already refused is not run at all.
      if (findings.every(({ fault }) => fault === null)) {
        findings.push({
          check: 'smoke',
          fault: await smoke(candidate, (path) => fileOf(candidate, path, blobs), shell),
        });
      }
      return findings;
    },
  };
}

async function filesFault({ files }: Descriptor, blobs: BlobStore): Promise<string | null> {
  for (const { path, integrity, bytes } of files) {
    const found = await blobs.read(integrity);
    if (!found) return `${path} is not in the store`;
    if (found.byteLength !== bytes)
      return `${path} has ${found.byteLength} bytes, the descriptor says ${bytes}`;
    if (sha384Of(found) !== integrity) return `${path} does not have the hash the descriptor says`;
  }
  return null;
}

async function fileOf({ files }: Descriptor, path: string, blobs: BlobStore): Promise<Buffer> {
  const file = files.find((each) => each.path === path);
  const found = file && (await blobs.read(file.integrity));
  if (!found) throw new Error(`${path} is not in the store`);
  return found;
}

/** What a page of a remote may weigh before anything is packed, its entry, scripts and styles together: an honest page has half. */
const MOST_PAGE_BYTES = 250_000;

function bytesFault({ files, entry, routes }: Descriptor): string | null {
  const bytesOf = new Map(files.map(({ path, bytes }) => [path, bytes]));
  for (const { id, scripts, styles } of routes) {
    const bytes = [...new Set([entry, ...scripts, ...styles])].reduce(
      (sum, path) => sum + (bytesOf.get(path) ?? 0),
      0,
    );
    if (bytes > MOST_PAGE_BYTES)
      return `route ${id} weighs ${Math.ceil(bytes / 1_000)} kB, more than ${MOST_PAGE_BYTES / 1_000}`;
  }
  return null;
}

/** The shell says which events are there anyway; every other must come from a remote. */
function eventsFault(composed: readonly Descriptor[], ofShell: readonly string[]): string | null {
  const emitted = new Set([...ofShell, ...composed.flatMap(({ emits }) => emits)]);
  for (const { name, listens } of composed) {
    const silent = listens.find((event) => !emitted.has(event));
    if (silent !== undefined)
      return `${name} listens to ${silent}, which no remote in this composition emits`;
  }
  return null;
}

function sharedFault({ shared }: Descriptor, host: Readonly<Record<string, string>> | null): string | null {
  for (const [library, range] of Object.entries(shared)) {
    if (!validRange(range)) return `${library}: "${range}" is not a range`;
    if (!host) continue;
    const version = Object.hasOwn(host, library) ? host[library] : undefined;
    if (version === undefined) return `the host offers no ${library}`;
    if (!satisfies(version, range))
      return `the host offers ${library} ${version}, the release needs ${range}`;
  }
  return null;
}

/**
 * The router takes the more literal of two patterns, and shoppers take a page for its neighbours': so no
 * area of the store, a first segment, belongs to two remotes. Patterns of two areas have no common address.
 */
function pathsFault(composed: readonly Descriptor[]): string | null {
  const areas = new Map<string, { readonly remote: string; readonly path: string }>();
  for (const { name, routes } of composed) {
    for (const { path } of routes) {
      const taken = reservedFault(path) ?? areaFault(name, path);
      if (taken !== null) return `${name}: ${taken}`;
      const area = areaOfPath(path) ?? '';
      const other = areas.get(area);
      if (other && other.remote !== name)
        return `${name} claims ${path}, but /${area} is an area of ${other.remote}, which has ${other.path}`;
      areas.set(area, { remote: name, path });
    }
  }
  return null;
}
