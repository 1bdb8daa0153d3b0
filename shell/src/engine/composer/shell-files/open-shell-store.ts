/** The shell store that the settings name. */
import { join } from 'node:path';
import { createObjectStorage } from '@suvarna/settings/object-storage';
import type { ComposerConfig } from '../config.ts';
import { createBucketShelf } from './bucket-shelf.ts';
import { createFolderShelf } from './folder-shelf.ts';
import type { Shelf } from './shelf.ts';
import { createShellStore, type OwnShell, type ShellStore } from './shell-store.ts';

/** Composers say every hour that their shell is used, so what is older is no composer's; pages live on. */
const SPARED = 7 * 86_400_000;
/** A browser waits for it. */
const PATIENCE = { retries: 2, deadline: 5_000 };

export interface OpenedShellStore extends ShellStore {
  /** Other composers read it. */
  readonly isShared: boolean;
}

export function openShellStore(
  { shellFiles, dataDirectory }: Pick<ComposerConfig, 'shellFiles' | 'dataDirectory'>,
  shell: OwnShell,
): OpenedShellStore {
  const isShared = shellFiles.kind !== 'own';
  const options = { sparedMs: isShared ? SPARED : 0 };
  return { ...createShellStore(shelfOf(shellFiles, dataDirectory), shell, options), isShared };
}

function shelfOf(shellFiles: ComposerConfig['shellFiles'], dataDirectory: string): Shelf {
  switch (shellFiles.kind) {
    case 'bucket':
      return createBucketShelf(createObjectStorage(shellFiles.storage, PATIENCE));
    case 'folder':
      return createFolderShelf(shellFiles.directory);
    case 'own':
      return createFolderShelf(join(dataDirectory, 'shells'));
  }
}
