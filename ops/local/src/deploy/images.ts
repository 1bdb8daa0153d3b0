/** What each container image holds. `deploy/Dockerfile` has a target for each. */

export interface Image {
  readonly name: 'composer' | 'commerce' | 'imaging' | 'registry' | 'console';
  /** Its sources and those of all of ours below it are copied, its packages installed. */
  readonly workspace: string;
  /** What is built and read while it runs; patterns from the root. */
  readonly built: readonly string[];
  /** Dependencies that are for its build alone. */
  readonly buildOnly: readonly string[];
}

export const IMAGES: readonly Image[] = [
  {
    name: 'composer',
    workspace: '@suvarna/shell',
    built: ['shell/dist'],
    buildOnly: ['@suvarna/federation', '@module-federation/enhanced'],
  },
  { name: 'commerce', workspace: '@suvarna/commerce', built: [], buildOnly: [] },
  { name: 'imaging', workspace: '@suvarna/imaging', built: [], buildOnly: [] },
  {
    name: 'registry',
    workspace: '@suvarna/registry',
    // The gate holds releases to it; the first ones are published from here.
    built: ['shell/dist/shell.json', 'mfe-*/dist'],
    buildOnly: [],
  },
  {
    name: 'console',
    workspace: '@suvarna/console',
    built: ['ops/console/dist'],
    // The app is one bundle: its server needs none of what that is made of.
    buildOnly: [
      '@base-ui/react',
      '@simplewebauthn/browser',
      '@suvarna/federation',
      '@suvarna/i18n',
      '@suvarna/ui',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      'cmdk',
      'react',
      'react-dom',
      'uplot',
    ],
  },
];
