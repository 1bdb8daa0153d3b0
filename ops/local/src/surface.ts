/**
 * `npm run surface`: writes down what parts offer each other, where a test compares it: the exports of
 * shared packages, the public types or names of those everybody builds on, the README's table of ownership, and
 * the settings of each process.
 */
import { writeOwnership } from './repository/ownership.ts';
import { writePublicNames } from './repository/exports/public-names.ts';
import { writePublicTypes } from './repository/exports/public-types.ts';
import { writeSettingsReference } from './repository/settings-reference.ts';
import { writeSharedExports } from './repository/exports/shared-exports.ts';

writeSharedExports();
writePublicNames();
await writePublicTypes();
await writeOwnership();
await writeSettingsReference();
