/** The console's account of a store on this machine, from the registry's first start until the starter shows it. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FirstAccount {
  readonly name: string;
  readonly password: string;
}

const FILE = 'first-account.json';

/** @param dataDir the registry's */
export const leaveFirstAccount = (dataDir: string, account: FirstAccount): Promise<void> =>
  writeFile(join(dataDir, FILE), JSON.stringify(account), { mode: 0o600 });

/** Once. @returns `null` where none was made since */
export async function takeFirstAccount(dataDir: string): Promise<FirstAccount | null> {
  const file = join(dataDir, FILE);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  await rm(file);
  return JSON.parse(text) as FirstAccount;
}
