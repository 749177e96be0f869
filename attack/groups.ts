// The groups of attacks in order of value, and the test files that prove each.

/** A file outside `attack/` names the test in it that shows the others can see the fault. */
export type Proof = { file: string; only?: RegExp; control?: string }

export type Group = { number: number; name: string; proofs: readonly Proof[] }

const http = (name: string) => `server/src/core/http/${name}.test.ts`
const radius = (name: string) => `server/src/gateways/radius/${name}.test.ts`
const attack = (name: string, only?: RegExp): Proof => ({ file: `attack/${name}.test.ts`, ...(only && { only }) })

export const GROUPS: readonly Group[] = [
  {
    number: 1,
    name: 'every call × role × venue, with canaries and row hashes',
    proofs: [
      attack('wall'),
      { file: http('matrix'), control: 'the reviewed file names every call and no other' },
      { file: http('everyRole'), control: 'it was the switch alone that closed them' },
      { file: http('everyVenue'), control: 'the other venue has something in every table' },
    ],
  },
  {
    number: 2,
    name: 'row-level security, from the catalogue and by use',
    proofs: [
      attack('wall'),
      { file: 'server/src/core/db/catalogue.test.ts', control: 'a door for everybody' },
      { file: 'server/src/core/db/wall.test.ts', control: 'sees that page in every table' },
    ],
  },
  {
    number: 3,
    name: 'links to another venue’s ids, at both ends',
    proofs: [
      attack('foreignLinks'),
      {
        file: http('everyVenue'),
        only: /does not (find|take|let)/,
        control: 'the other venue has something in every table',
      },
      { file: 'server/src/core/db/catalogue.test.ts', only: /reference/, control: 'a reference that forgets the page' },
    ],
  },
  { number: 4, name: 'fields that are not the call’s to name', proofs: [attack('everyField', /changes nothing but/)] },
  {
    number: 5,
    name: 'giving oneself a role, and losing one',
    proofs: [
      { file: 'server/src/members/members.test.ts', control: 'the owner removes anybody below' },
      { file: http('everyRole'), only: /removal|switched off|is open to|alone/, control: 'it was the switch alone' },
      { file: http('adminAccess'), control: 'an administrator works with two-step sign-in on' },
    ],
  },
  {
    number: 6,
    name: 'fifty at once',
    proofs: [
      attack('races', /last one/),
      attack('limits'),
      {
        file: 'server/src/gifts/orders/orders.test.ts',
        only: /at once|fifty|one is an order/,
        control: 'of fifty taps',
      },
      { file: 'server/src/loyalty/ledger.test.ts', only: /parallel|at once|two cashiers/, control: 'one wins' },
      {
        file: 'server/src/finance/ledger.test.ts',
        only: /concurrent|at once/,
        control: 'nobody spends what they do not',
      },
      { file: 'server/src/accessCodes/overRadius.test.ts', only: /same moment/, control: 'exactly as many get in' },
      { file: 'server/src/tasks/tasks.test.ts', only: /last place/, control: 'the last place goes to one of many' },
    ],
  },
  {
    number: 7,
    name: 'requests repeated and cut off',
    proofs: [
      attack('races', /one key/),
      { file: http('idempotency'), control: 'what failed is not remembered' },
      { file: 'server/src/portal/walk/doubleTap.test.ts', control: 'one much later does not' },
    ],
  },
  { number: 8, name: 'stored scripts in every field', proofs: [attack('everyField', /runs on a screen/)] },
  {
    number: 9,
    name: 'bad tokens × every call',
    proofs: [{ file: http('everyEndpoint'), only: /token|who calls/, control: 'a good one opens' }],
  },
  {
    number: 10,
    name: 'hostile uploads',
    proofs: [
      { file: 'server/src/media/hostile.test.ts', control: 'an animation gives its first frame' },
      { file: 'server/src/imports/hostile.test.ts', control: 'a workbook is read as well' },
    ],
  },
  {
    number: 11,
    name: 'requests to the inside, and redirects to the outside',
    proofs: [
      attack('radiusOrders'),
      { file: 'server/src/core/egress/egress.test.ts', control: 'an address the operator configured is reached' },
      { file: 'server/src/media/fromAddress.test.ts', control: 'a picture at an address becomes a file' },
      { file: 'server/src/portal/hostile.test.ts', only: /address|form of another/, control: 'no address a phone' },
      { file: 'dashboard/src/core/origin.test.ts', control: 'signing in leads back to' },
      { file: 'portal/src/href.test.ts', control: 'an address a browser may follow is kept' },
    ],
  },
  {
    number: 12,
    name: 'webhooks forged and played back',
    proofs: [
      { file: 'server/src/zalo/events/events.test.ts', only: /sign|at once/, control: 'a message is answered at once' },
      { file: 'server/src/payments/payments.test.ts', only: /notice/, control: 'is credited when its notice comes' },
      { file: 'server/src/payments/providers/providers.test.ts', control: 'signatures are the ones' },
      { file: 'server/src/integrations/signature.test.ts', control: 'the guide’s own program believes what we sign' },
    ],
  },
  {
    number: 13,
    name: 'RADIUS',
    proofs: [
      attack('radius'),
      attack('radiusGateways'),
      { file: radius('refuse'), control: 'a one-time login works once' },
      { file: radius('hostile'), control: 'its Stop ends it' },
      { file: radius('flood'), control: 'guests meanwhile get in' },
      { file: radius('duplicates'), control: 'the same question gets the very same bytes' },
      { file: 'server/src/gateways/eap/hostile.test.ts', control: 'both sides have the same keys' },
    ],
  },
  {
    number: 14,
    name: 'guessing, enumeration, costs and limits',
    proofs: [
      attack('enumeration'),
      attack('accounts'),
      attack('strangersTries'),
      attack('messages'),
      { file: 'server/src/accessCodes/guessing.test.ts', control: 'guests get in meanwhile' },
      { file: 'server/src/accounts/signUp.test.ts', only: /same|flooded|guesses/, control: 'answers the same' },
      { file: 'server/src/accounts/totp.test.ts', only: /once|guess/, control: 'guessing the second step' },
    ],
  },
  {
    number: 15,
    name: 'formulas in exports, words in logs, remains of an erased guest',
    proofs: [
      attack('logSecrets'),
      attack('erasedGuest'),
      attack('everyField', /reaches the log/),
      { file: 'contract/src/csv.test.ts', control: 'words, figures and hours are left as they are' },
      { file: 'server/src/exports/exports.test.ts', only: /spreadsheet/, control: 'exactly the guests' },
      { file: 'server/src/guests/guestData.test.ts', control: 'a merge is refused when a feature leaves rows behind' },
    ],
  },
  {
    number: 16,
    name: 'anything before a guest is known',
    proofs: [
      attack('portalFuzz'),
      attack('starvation'),
      { file: 'server/src/portal/arrive/arrive.test.ts', control: 'a guest of any brand of gateway arrives' },
    ],
  },
]

/** Attacks beyond these groups. */
export const MORE: readonly Proof[] = [
  'diskFull',
  'doctor',
  'invisibleNames',
  'opennds',
  'portalIdentity',
  'production',
  'prototypeNames',
].map((name) => attack(name))
