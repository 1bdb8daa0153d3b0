/** Puts together what hands out files: of this shell, of others, and of releases. */
import type { ComposerConfig } from '../../config.ts';
import type { ComposerLog } from '../../log.ts';
import type { ShellBuild } from '../../page/document/shell-build.ts';
import type { RegistryClient } from '../../release-delivery/registry-client.ts';
import { createReleaseFiles, type ReleaseFiles } from '../../release-delivery/release-files.ts';
import { keepPublished } from '../../shell-files/keep-published.ts';
import { openShellStore } from '../../shell-files/open-shell-store.ts';
import { keepCompression } from './kept-compression.ts';
import { createStaticFiles, type StaticFiles } from './static-files.ts';

interface OpenFilesParts {
  readonly config: ComposerConfig;
  readonly shell: ShellBuild;
  readonly registry: RegistryClient;
  readonly log: ComposerLog;
}

export interface OpenedFiles extends StaticFiles, Pick<ReleaseFiles, 'admit'> {
  /** Whichever composer is asked for files of this shell has them: documents that name it may be sent. */
  shellMayBeNamed(): boolean;
}

export async function openFiles({ config, shell, registry, log }: OpenFilesParts): Promise<OpenedFiles> {
  const otherShells = openShellStore(config, shell);
  const published = await keepPublished(otherShells, log);
  const releases = createReleaseFiles({ registry, keys: config.keys });
  const kept = keepCompression(config.compressedDirectory, (error) =>
    log.warn({ error }, 'compressed files cannot be kept'),
  );
  const files = createStaticFiles({ shell, otherShells, releases, kept });
  return {
    ...files,
    admit: (release) => releases.admit(release),
    shellMayBeNamed: () => published.mayBeNamed(),
    async close() {
      await Promise.all([files.close(), published.close()]);
    },
  };
}
