import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Hashes = Record<string, Record<string, string>>;

/** Which sources stand behind the versions this store has published: remote → version → source hash. */
export class PublishedReleases {
  readonly #file: string;
  readonly #hashes: Hashes;

  constructor(data: string) {
    this.#file = join(data, 'published.json');
    this.#hashes = existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Hashes) : {};
  }

  hashes(): Readonly<Hashes> {
    return this.#hashes;
  }

  has(remote: string, version: string, hash: string): boolean {
    return this.#hashes[remote]?.[version] === hash;
  }

  add(remote: string, version: string, hash: string): void {
    this.#hashes[remote] = { ...this.#hashes[remote], [version]: hash };
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#hashes, null, 1));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
