/** `store.json` in the data folder: which processes this store runs. One store a folder. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillRuns } from './process-table.ts';
import { until } from './until.ts';

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
const endWithinMs = 5_000;

/** Waits until they are gone: a port is free only then. */
async function endAll(children: readonly RunningProcess[]): Promise<void> {
  const alive = (): readonly RunningProcess[] => children.filter(({ pid, entry }) => stillRuns(pid, entry));
  for (const { pid } of alive()) process.kill(pid, 'SIGKILL');
  await until(() => Promise.resolve(alive().length === 0), endWithinMs);
}

export class StoreRecord {
  readonly #file: string;
  readonly #shop: string;
  readonly #children = new Map<string, RunningProcess>();

  private constructor(file: string, shop: string) {
    this.#file = file;
    this.#shop = shop;
  }

  /** @throws StoreRuns when a living store uses the folder. Ends what a killed one left behind. */
  static async open(data: string, shop: string): Promise<StoreRecord> {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const record = new StoreRecord(join(data, 'store.json'), shop);
    const left = record.#read();
    if (left) {
      if (stillRuns(left.supervisor.pid, supervisorEntry)) {
        throw new StoreRuns(
          `this store is already running (process ${left.supervisor.pid}) at ${left.shop}; stop it with Ctrl-C there, or set STORE_DATA and the ports for a second one`,
        );
      }
      await endAll(left.children);
    }
    record.#write();
    return record;
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
    const content: StoreFile = {
      supervisor: { pid: process.pid, entry: supervisorEntry },
      shop: this.#shop,
      children: [...this.#children.values()],
    };
    writeFileSync(`${this.#file}.new`, JSON.stringify(content), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
