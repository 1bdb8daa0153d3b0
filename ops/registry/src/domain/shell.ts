import type { ShellManifest } from '@suvarna/contracts/release-delivery';

/** What of a shell releases are held to. */
export type Shell = Pick<ShellManifest, 'contract' | 'carries' | 'site' | 'events' | 'shared' | 'smoke'>;

/** The shell that is live; `null` while none has been built here: then only composers can judge. */
export type ReadShell = () => Promise<Shell | null>;
