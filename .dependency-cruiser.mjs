// The import arrows of ARCHITECTURE.md. The same rules hold in scripts/planted, where each is broken once on purpose.
const HERE = '^(?:scripts/planted/)?'
const TEST = '\\.test\\.tsx?$|/testing/'

/** @param {string} tail a pattern below the top of the tree, or of its planted copy */
const at = (tail) => `${HERE}${tail}`

const FEATURE = at('server/src/(?!core/|processes/|testing/)([^/]+)/')
const SCREEN = at('dashboard/src/(?!core/|ui/|shell/|screens/)([^/]+)/')

export default {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      comment: 'contract/ is read by every runtime: zod and itself, nothing else.',
      from: { path: at('contract/src/'), pathNot: TEST },
      to: { pathNot: [at('contract/src/'), '(^|/)node_modules/zod/'] },
    },
    {
      name: 'radius-imports-crypto-only',
      comment: 'radius/ is the protocol as pure functions: node:crypto and itself.',
      from: { path: at('radius/src/'), pathNot: TEST },
      to: { pathNot: [at('radius/src/'), '^(node:)?crypto$'] },
    },
    {
      name: 'radius-through-gateways',
      comment: 'In the server only gateways/ speaks RADIUS.',
      from: { path: at('server/src/'), pathNot: [at('server/src/gateways/'), TEST] },
      to: { path: at('radius/') },
    },
    {
      name: 'locales-import-nothing',
      comment: 'locales/ is read by three runtimes.',
      from: { path: at('locales/src/'), pathNot: TEST },
      to: { pathNot: at('locales/src/') },
    },
    {
      name: 'browser-knows-no-server',
      comment: 'What runs in a browser or is sent to one never sees server/ or radius/.',
      from: { path: at('(dashboard|portal)/src/'), pathNot: TEST },
      to: { path: at('(server|radius)/') },
    },
    {
      name: 'server-knows-no-dashboard',
      comment: 'The server renders the portal; of the dashboard it only serves the built files.',
      from: { path: at('(server|portal)/src/') },
      to: { path: at('dashboard/') },
    },
    {
      name: 'core-knows-no-feature',
      from: { path: at('server/src/core/'), pathNot: TEST },
      to: { path: at('server/src/(?!core/)') },
    },
    {
      name: 'features-know-no-process',
      from: { path: FEATURE, pathNot: TEST },
      to: { path: at('server/src/processes/') },
    },
    {
      name: 'features-by-front-door',
      comment: 'A server feature uses another only through its index.ts.',
      from: { path: FEATURE, pathNot: TEST },
      to: { path: FEATURE, pathNot: [at('server/src/$1/'), at('server/src/[^/]+/index\\.ts$')] },
    },
    {
      name: 'features-wired-in-one-list',
      comment: 'What a feature brings is put in by processes/features.ts alone; everything else loops over that list.',
      from: { path: at('server/src/'), pathNot: [at('server/src/processes/features\\.ts$'), TEST] },
      to: { path: at('server/src/(?!core/)[^/]+/feature\\.ts$') },
    },
    {
      name: 'dashboard-features-apart',
      comment: 'A screen that needs two features lives in shell/ or takes them as props.',
      from: { path: SCREEN },
      to: { path: SCREEN, pathNot: at('dashboard/src/$1/') },
    },
    {
      name: 'dashboard-core-and-ui-know-no-feature',
      from: { path: at('dashboard/src/(core|ui)/') },
      to: { path: [SCREEN, at('dashboard/src/(shell/|screens/|screens\\.ts$|routes\\.tsx$)')] },
    },
    {
      name: 'dashboard-features-know-no-shell',
      from: { path: SCREEN },
      to: { path: at('dashboard/src/(shell/|screens/|screens\\.ts$|routes\\.tsx$)') },
    },
    {
      name: 'driver-in-core-db-only',
      from: { path: '.', pathNot: [at('server/src/core/db/'), at('bench/')] },
      to: { path: '(^|/)node_modules/(pg|pg-native|pg-pool)/' },
    },
    {
      name: 'product-needs-no-tooling',
      comment: 'What the product is made of needs none of what it is made with.',
      from: { path: at('(contract|radius|locales|server|portal|dashboard)/src/'), pathNot: TEST },
      to: { path: at('(attack|dev|e2e|bench|scripts)/') },
    },
    {
      name: 'tests-are-not-imported',
      from: { path: '.', pathNot: TEST },
      to: { path: at('.*\\.test\\.tsx?$') },
    },
    {
      name: 'testing-for-tests-only',
      from: { path: at('server/src/'), pathNot: TEST },
      to: { path: at('server/src/testing/') },
    },
    { name: 'no-cycles', from: {}, to: { circular: true } },
    { name: 'resolvable', from: {}, to: { couldNotResolve: true } },
  ],
}
