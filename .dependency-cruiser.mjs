import { globSync, readFileSync } from 'node:fs';

/**
 * Import rules. Everything that is allowed is allowed for a reason; each rule says why
 * the opposite would hurt. `npm run lint` runs it over sources (tests may reach test builders). Reason for its length: a table of rules.
 */
const remotes = globSync('mfe-*', { cwd: import.meta.dirname }).map((folder) => folder.slice('mfe-'.length));
/** In order: each knows those before it. */
const commerceModules = [
  ...readFileSync(new URL('services/commerce/src/modules.ts', import.meta.url), 'utf8').matchAll(
    /modules\/([^/]+)\/module\.ts/g,
  ),
].map(([, name]) => name);
const MODULE_INDEX = '^services/commerce/src/modules/[^/]+/index\\.ts$';
const tests = '\\.(test|proof|fixtures)\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that need each other are one file, or a missing third one. Types too: what cannot be read apart cannot be changed apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...remotes.map((remote) => ({
      name: `remote-${remote}-stands-alone`,
      comment:
        'Remotes are strangers: they ship apart, so they meet only through the event map, the URL, and fragments by name.',
      severity: 'error',
      from: { path: `^mfe-${remote}/` },
      to: { path: '^(mfe-|shell/|services/|ops/|e2e/)', pathNot: `^mfe-${remote}/` },
    })),
    {
      name: 'shell-knows-no-remote',
      comment:
        'The host loads remotes by name at run time; an import would weld their release days together.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-|services/|ops/|e2e/)' },
    },
    {
      name: 'shared-looks-down-only',
      comment: 'A library that knows its users cannot be used by anybody else.',
      severity: 'error',
      from: { path: '^(shared|jewellery)/' },
      to: { path: '^(shell/|mfe-|services/|ops/|e2e/)' },
    },
    {
      name: 'contracts-know-nothing',
      comment: 'Contracts are the bottom of the house: whatever they import, everybody imports.',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: tests },
      to: { path: '^shared/', pathNot: '^shared/contracts/' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      comment:
        'Primitives take props and tokens; a primitive that knows the bag is a fragment. How an amount begins is a fact of a country.',
      severity: 'error',
      from: { path: '^shared/ui/', pathNot: tests },
      to: { path: '^(shared|shell|mfe-|services|ops)', pathNot: '^shared/(ui|contracts/src/base/money)/' },
    },
    {
      name: 'back-end-talks-http',
      comment:
        'Services and delivery run as processes of their own; of our code they import contracts, the database launcher, passwords as they are stored, the price formula, the rules of forms, the texts of both languages, which messages are said in, settings and the object storage they name, scopes, spans and figures of requests, the sandbox of server bundles, which gate and composer share, the model of the jewellery with what draws it, which browser and service share, and the finder of the browser that draws.',
      severity: 'error',
      from: { path: '^(services|ops)/', pathNot: [tests, '^ops/(local|console)/'] },
      to: {
        path: '^(shared/|shell/|mfe-|e2e/)',
        pathNot:
          '^shared/(chromium|contracts|database|forms|i18n|passwords|pricing|remote-sandbox|settings|telemetry)/',
      },
    },
    {
      name: 'console-app-is-a-page',
      comment:
        'What runs in the browser of an operator is made of primitives, texts and types; its server, and what a server is made of, stay out of the bundle.',
      severity: 'error',
      from: {
        path: '^ops/console/src/',
        pathNot: [tests, '^ops/console/src/(http/|(server|config)\\.ts$)'],
      },
      to: {
        path: '^(shared/|shell/|mfe-|e2e/|ops/console/src/(http/|(server|config)\\.ts$))',
        pathNot: '^shared/(contracts|i18n|ui)/',
      },
    },
    {
      name: 'console-server-is-no-page',
      comment: 'It serves files and passes calls on: with a component inside it would have to render one.',
      severity: 'error',
      from: { path: '^ops/console/src/(http/|(server|config)\\.ts$)', pathNot: tests },
      to: {
        path: '^(shared/|shell/|mfe-|e2e/|ops/console/src/)',
        pathNot: [
          '^shared/(contracts|settings|telemetry)/',
          '^ops/console/src/(http/|(server|config)\\.ts$)',
        ],
      },
    },
    {
      name: 'local-assembly-builds-only',
      comment:
        'The local assembly starts other processes; it builds with federation, finds the browser that draws, talks to the registry through its client, reads its settings as every process does, and must not run their code in its own process.',
      severity: 'error',
      from: { path: '^ops/local/', pathNot: tests },
      to: {
        path: '^(shared/|shell/|mfe-|services/|ops/registry/|e2e/)',
        pathNot: ['^shared/(chromium|contracts|database|federation|settings)/', '^ops/registry/src/client/'],
      },
    },
    {
      name: 'services-are-strangers',
      comment:
        'One process, one owner: services meet over HTTP. Suites of commerce have its providers beside it.',
      severity: 'error',
      from: {
        path: '^services/([^/]+)/',
        pathNot: '^services/commerce/test-support/sandbox\\.fixtures\\.ts$',
      },
      to: { path: '^(services/|ops/)', pathNot: '^services/$1/' },
    },
    {
      name: 'commerce-platform-knows-no-capability',
      comment:
        'What all modules stand on changes for none of them; what it has to do for one, that one hands in.',
      severity: 'error',
      from: { path: '^services/commerce/src/platform/', pathNot: tests },
      to: { path: '^services/commerce/src/modules/' },
    },
    {
      name: 'people-are-told-by-one-way',
      comment:
        'Whoever writes to people says why, so that what they chose is asked in one place: `platform/notifications/tell.ts`.',
      severity: 'error',
      from: { path: '^services/commerce/src/modules/', pathNot: tests },
      to: { path: '^services/commerce/src/platform/notifications/(notify|wanted)\\.ts$' },
    },
    {
      name: 'solids-are-united-in-the-seed',
      comment: 'It takes seconds a design: no request waits for it, and no bundle carries it (decision 99).',
      severity: 'error',
      from: { pathNot: '^services/commerce/seed/' },
      to: { path: 'node_modules/manifold-3d/' },
    },
    {
      name: 'commerce-modules-have-one-entrance',
      comment:
        'What others may use of a capability is what its index names; the rest can be rewritten without asking anybody. (The list of modules takes what they register.)',
      severity: 'error',
      from: { path: '^services/commerce/src/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^services/commerce/src/modules/',
        pathNot: ['^services/commerce/src/modules/$1/', MODULE_INDEX],
      },
    },
    {
      name: 'commerce-enters-modules-by-their-index',
      comment: 'The same for what puts the service together, and for the seed.',
      severity: 'error',
      from: {
        path: '^services/commerce/',
        pathNot: [tests, '^services/commerce/src/modules/', '^services/commerce/src/modules\\.ts$'],
      },
      to: { path: '^services/commerce/src/modules/', pathNot: MODULE_INDEX },
    },
    ...commerceModules.map((module, place) => ({
      name: `commerce-${module}-knows-what-is-below`,
      comment:
        'Capabilities that need each other cannot be read, tested or changed alone. Where the lower one has to be told something, it offers a hook and the upper one registers.',
      severity: 'error',
      from: { path: `^services/commerce/src/modules/${module}/`, pathNot: tests },
      to: { path: `^services/commerce/src/modules/(${commerceModules.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'commerce-stores-hold-sql-only',
      comment:
        'SQL that knows HTTP cannot be called by a job, and SQL that calls a use case is one. (Rules without SQL or HTTP it may apply.)',
      severity: 'error',
      from: { path: '^services/commerce/src/.*\\.store\\.ts$' },
      to: {
        path: '(^services/commerce/src/|/fastify/)',
        pathNot: '(\\.store|/tables|-rules|/index|/platform/(database|crypto)/[^/]+)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'use-cases-know-no-fastify',
      comment:
        'What the store or the registry does is called by routes, jobs, consumers and the command line alike; requests and replies end in `x.routes.ts`, `x.http.ts` and `x.plugin.ts`.',
      severity: 'error',
      from: {
        path: '^(services/commerce/src/modules/|ops/registry/src/domain/)',
        pathNot: [tests, '\\.(routes|http|plugin)\\.ts$'],
      },
      to: { path: '/(fastify|@fastify)/' },
    },
    {
      name: 'registry-domain-owns-its-ports',
      comment:
        'Where commerce has modules with an entrance, the registry has one domain with ports: what it needs of database, files and network is handed to it.',
      severity: 'error',
      from: { path: '^ops/registry/src/domain/', pathNot: tests },
      to: { path: '(^ops/registry/src/(data|http|cli)/|/(pg|kysely)/)' },
    },
    {
      name: 'delivery-parts-are-strangers',
      comment:
        'The registry serves over HTTP and its command line; nobody links its insides, only its client. (What dashboards read is compared with what all processes say.)',
      severity: 'error',
      from: {
        path: '^ops/([^/]+)/',
        pathNot: '^ops/local/src/observability/metric-names\\.database\\.test\\.ts$',
      },
      to: { path: '^(ops/|services/)', pathNot: ['^ops/$1/', '^ops/registry/src/client/'] },
    },
    {
      name: 'engine-knows-no-site',
      comment:
        'The engine carries whichever site it is handed; one import of this store and another shop would have to copy it.',
      severity: 'error',
      from: { path: '^shell/src/engine/', pathNot: tests },
      to: {
        path: ['^shell/src/site/', '^shared/', '/i18next/'],
        pathNot: [
          '^shared/(remote-kit|remote-sandbox|settings|telemetry)/',
          // What a press of a key means to whoever types is the same in any shop.
          '^shared/ui/src/pressed-key\\.ts$',
          // What an engine and its remotes say to each other, whatever is sold.
          '^shared/contracts/src/(release-delivery/|base/(call|locale|service)/|base/not-hydrated\\.ts$|events/)',
        ],
      },
    },
    {
      name: 'engine-leaves-languages-to-the-site',
      comment:
        'Which languages there are, and where their pages lie, is the site’s to say. (The type is everybody’s.)',
      severity: 'error',
      from: { path: '^shell/src/engine/', pathNot: tests },
      to: {
        path: '^shared/contracts/src/base/locale/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'site-answers-with-functions',
      comment: 'Addresses of the site are functions from Request to Response: the server below may be any.',
      severity: 'error',
      from: { path: '^shell/src/site/' },
      to: { path: '/(fastify|undici)/' },
    },
    {
      name: 'composer-is-a-small-server',
      comment:
        'The composer renders what releases bring along; with UI code inside it would have to be redeployed for a look. (Its settings are read as every process reads them.)',
      severity: 'error',
      from: { path: '^shell/src/engine/composer/', pathNot: tests },
      to: { path: '^shared/', pathNot: '^shared/(contracts|remote-kit|remote-sandbox|settings|telemetry)/' },
    },
    {
      name: 'journeys-see-the-shop-only',
      comment:
        'A journey that reaches into the shop would pass when a shopper fails. (The browser it drives is found as the shop finds its own.)',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shared/|shell/|mfe-|services/|ops/)', pathNot: '^shared/(chromium|contracts|testing)/' },
    },
    {
      name: 'tests-stay-out-of-products',
      comment: 'Test builders in a bundle are bytes and lies.',
      severity: 'error',
      from: { pathNot: [tests, '^shared/testing/', '^e2e/', '^jest\\.config\\.mjs$'] },
      to: { path: ['^shared/testing/', tests] },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that only works on one machine is a fault waiting for the next one.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'core-stays-library-free-in-models',
      comment: 'A model has no React: rules are tested and reused without a document.',
      severity: 'error',
      from: { path: '\\.model\\.ts$' },
      to: { path: '(^|/)(react|react-dom)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|reports)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
