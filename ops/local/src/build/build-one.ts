/** Builds one target in a process of its own: webpack's memory goes back to the system with it. */
import { buildApp } from '@suvarna/federation/build-app';
import { buildRemote } from '@suvarna/federation/build-remote';
import { buildShell } from '@suvarna/federation/build-shell';

const [kind, directory, out, version, commit, siteContract] = process.argv.slice(2);
if (!kind || !directory || !out || !version || !commit)
  throw new Error(
    'usage: build-one.ts <remote|shell|console> <directory> <out> <version> <commit> [contract of a shell]',
  );
if (kind === 'console') await buildApp(directory, { version, out });
else if (kind === 'shell')
  await buildShell(directory, { version, out, ...(siteContract !== undefined && { siteContract }) });
else await buildRemote(directory, { version, out, commit });
