import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const LENGTH = 32;
/**
 * Cost of a hash as a power of two: 32 MiB and about a twentieth of a second a try. It is stored with
 * each hash, so it can be raised later; the service takes less only outside production (`PASSWORD_COST`).
 */
export const PASSWORD_COST = 15;
const BLOCK = { r: 8, p: 1 } as const;

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** `scrypt$N$r$p$salt$key` */
function written(salt: Buffer, key: Buffer, cost: number): string {
  return ['scrypt', 2 ** cost, BLOCK.r, BLOCK.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** @param cost power of two */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derive(password, salt, { N: 2 ** cost, ...BLOCK }), cost);
}

/** Whether a password is the one a hash was made from. @throws Error on a hash of another make */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [make, n, r, p, salt, key] = hash.split('$');
  if (make !== 'scrypt' || salt === undefined || key === undefined)
    throw new Error('A stored password hash has an unknown format.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

/** A hash of nothing: random where a key would be, so that not even the first comparison has to make one. */
export const decoyHash = (cost = PASSWORD_COST): string =>
  written(randomBytes(16), randomBytes(LENGTH), cost);

/** Spends the time a real check takes, for accounts that do not exist. Never true. */
export async function refuseSlowly(password: string, decoy: string): Promise<false> {
  await isPassword(password, decoy);
  return false;
}
