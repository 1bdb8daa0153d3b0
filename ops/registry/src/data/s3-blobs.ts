import { hashInAddress } from '@suvarna/contracts/release-delivery';
import { createObjectStorage, type ObjectStorageOptions } from '@suvarna/settings/object-storage';
import type { BlobStore } from '../domain/ports.ts';

/** Blobs in object storage. */
export function createS3Blobs(options: ObjectStorageOptions): BlobStore {
  const storage = createObjectStorage(options);
  const keyOf = (hash: string): string => `blobs/${hashInAddress(hash)}`;
  return {
    size: (hash) => storage.size(keyOf(hash)),
    read: (hash) => storage.read(keyOf(hash)),
    write: (hash, bytes) => storage.write(keyOf(hash), bytes),
  };
}
