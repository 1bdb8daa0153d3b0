/** `1.0.0` in package.json becomes `1.0.0-local.1a2b3c4d` once other content was published as 1.0.0. */
export function localVersion(
  packageVersion: string,
  hash: string,
  publishedHash: string | undefined,
): string {
  if (publishedHash === undefined || publishedHash === hash) return packageVersion;
  return `${packageVersion}-local.${hash.slice(0, 8)}`;
}

/** Of the shell and the console: their files are cached for a year by address, so that their version carries their content. */
export function contentVersion(packageVersion: string, hash: string): string {
  return `${packageVersion}-${hash.slice(0, 8)}`;
}
