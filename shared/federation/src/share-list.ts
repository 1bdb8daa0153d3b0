/**
 * The one share list. The host ships these once, eagerly; remotes ship no copy
 * (`import: false`), so an operator can never bring a second React or a second bus into a page.
 *
 * Libraries without state of their own (rxjs, zustand) are not on it: sharing a module keeps all
 * of its exports, and a remote that uses two operators should not ship a hundred.
 */
import { createRequire } from 'node:module';

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'single-spa-react',
  'i18next',
  '@suvarna/i18n',
  '@suvarna/event-bus',
  '@suvarna/session',
  '@suvarna/api-client',
  '@suvarna/stores',
] as const;

interface SharedOptions {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: false;
}

/** `react-dom/client` → the version of `react-dom`, as installed for `directory`. */
function installedVersion(request: string, directory: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const require = createRequire(`${directory}/package.json`);
  const found = require.resolve.paths(name)?.map((folder) => `${folder}/${name}/package.json`) ?? [];
  for (const file of found) {
    try {
      return (require(file) as { version: string }).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`share list: ${name} is not installed for ${directory}`);
}

/** Library → installed version, for the host's `shell.json` and the promotion gate. */
export function sharedVersions(directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(SHARED.map((request) => [request, installedVersion(request, directory)]));
}

/** Library → range a release accepts from a host: same major, at least what it was built with. */
export function sharedRanges(directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sharedVersions(directory)).map(([request, version]) => [request, `^${version}`]),
  );
}

export function hostShared(directory: string): Readonly<Record<string, SharedOptions>> {
  return Object.fromEntries(
    Object.entries(sharedVersions(directory)).map(([request, version]) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        eager: true,
        version,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}

export function remoteShared(directory: string): Readonly<Record<string, SharedOptions>> {
  return Object.fromEntries(
    Object.entries(sharedRanges(directory)).map(([request, requiredVersion]) => [
      request,
      { singleton: true, strictVersion: true, import: false, requiredVersion },
    ]),
  );
}
