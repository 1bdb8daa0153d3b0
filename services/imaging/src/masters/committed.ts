import { readFile } from 'node:fs/promises';
import type { MetalColour } from '@suvarna/contracts/catalogue';
import type { DrawnView } from '@suvarna/jewellery-model/model';
import { HEROES, masterPath, readMasters, type Master } from './master-index.ts';

/** The pictures that came with this release. */
export interface Committed {
  readonly count: number;
  /** The largest of a picture. A key under a false view or metal finds none. */
  readonly find: (picture: {
    readonly key: string;
    readonly view: DrawnView;
    readonly colour: MetalColour;
  }) => Master | undefined;
  readonly read: (master: Master) => Promise<Buffer>;
}

export async function openCommitted(folder = HEROES): Promise<Committed> {
  const masters = await readMasters(folder);
  const byKey = new Map<string, Master>();
  for (const master of masters)
    if (master.size > (byKey.get(master.key)?.size ?? 0)) byKey.set(master.key, master);
  return {
    count: masters.length,
    find: ({ key, view, colour }) => {
      const master = byKey.get(key);
      return master?.view === view && master.alloy.endsWith(`-${colour}`) ? master : undefined;
    },
    read: (master) => readFile(masterPath(folder, master)),
  };
}
