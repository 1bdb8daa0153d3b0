/** Where the client files of shells are kept: a folder (`folder-shelf.ts`) or a bucket (`bucket-shelf.ts`). */
export interface Shelf {
  /** Shells that are there as a whole, and when their list was put last, milliseconds since the epoch. */
  shells(): Promise<readonly ShellOnShelf[]>;
  /** `null` when there is none. */
  list(version: string): Promise<Buffer | null>;
  /** Says that all files of the shell are there. */
  putList(version: string, list: Buffer): Promise<void>;
  /** `null` when there is none. */
  file(version: string, path: string): Promise<Buffer | null>;
  /** Readers see the whole file or none. */
  putFile(version: string, path: string, bytes: Buffer): Promise<void>;
  /** The list first, so that nobody takes the rest for a whole shell. */
  remove(version: string, paths: readonly string[]): Promise<void>;
}

export interface ShellOnShelf {
  readonly version: string;
  readonly putAt: number;
}

/** Of a shell, as `shell.json` has it. */
export const VERSION = '^[0-9A-Za-z.-]{1,60}$';
