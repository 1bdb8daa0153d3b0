/** `store.json` in the data folder: which processes this store runs. One store a folder. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillRuns } from './process-table.ts';

interface RunningProcess {
  readonly pid: number;
  readonly entry: string;
}

interface StoreFile {
  readonly supervisor: RunningProcess;
  readonly shop: string;
  readonly children: readonly RunningProcess[];
}

export class StoreRuns extends Error {
  override readonly name = 'StoreRuns';
}

const supervisorEntry = 'ops/local/src/start.ts';

export class StoreRecord {
  readonly #file: string;
  readonly #shop: string;
  readonly #children = new Map<string, RunningProcess>();

  /** @throws StoreRuns when a living store uses the folder. Ends what a killed one left behind. */
  constructor(data: string, shop: string) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    this.#file = join(data, 'store.json');
    this.#shop = shop;
    const left = this.#read();
    if (left) {
      if (stillRuns(left.supervisor.pid, supervisorEntry)) {
        throw new StoreRuns(`this store is already running (process ${left.supervisor.pid}) at ${left.shop}; stop it with Ctrl-C there, or set STORE_DATA and the ports for a second one`);
      }
      for (const { pid, entry } of left.children) if (stillRuns(pid, entry)) process.kill(pid, 'SIGKILL');
    }
    this.#write();
  }

  add(name: string, child: RunningProcess): void {
    this.#children.set(name, child);
    this.#write();
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }

  #read(): StoreFile | null {
    if (!existsSync(this.#file)) return null;
    return JSON.parse(readFileSync(this.#file, 'utf8')) as StoreFile;
  }

  #write(): void {
    const content: StoreFile = { supervisor: { pid: process.pid, entry: supervisorEntry }, shop: this.#shop, children: [...this.#children.values()] };
    writeFileSync(`${this.#file}.new`, JSON.stringify(content), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
