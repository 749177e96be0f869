// Prints docs/limits.md from the contract's table; `--write` writes it. scripts/limitsTable.test.ts compares the two.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GATEWAY_KINDS, GATEWAY_LIMITS, LIMITS, type GatewayKind, type Limit } from '../contract/src/gateways/limits.ts'

export const LIMITS_FILE = join(import.meta.dirname, '../docs/limits.md')

const NAMES: Record<GatewayKind, string> = {
  'opennds-1': 'openNDS, FAS level 1',
  'opennds-2': 'openNDS, FAS level 2',
  'opennds-3': 'openNDS, FAS level 3',
  mikrotik: 'MikroTik',
  radius: 'Any gateway by RADIUS',
  coovachilli: 'CoovaChilli',
  'unifi-password': 'UniFi by password',
  'unifi-key': 'UniFi by API key',
  omada: 'TP-Link Omada',
  'meraki-sign-on': 'Cisco Meraki, sign-on',
  'meraki-click': 'Cisco Meraki, click-through',
  'ruckus-unleashed': 'Ruckus Unleashed, ZoneDirector',
  'ruckus-smartzone': 'Ruckus SmartZone',
  cambium: 'Cambium',
  aruba: 'Aruba',
  cisco: 'Cisco wireless controller',
  fortinet: 'Fortinet',
}

const COLUMNS: Record<Limit, string> = {
  time: 'session time',
  speed: 'speed',
  data: 'data of a session',
  dailyTime: 'time a day',
  dailyData: 'data a day',
  disconnect: 'disconnect',
  extend: 'more time',
  changeSpeed: 'another speed',
}

/** The document that the contract's table produces. */
export function limitsDocument(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = GATEWAY_KINDS.map((kind) =>
    row([
      NAMES[kind],
      ...LIMITS.map((limit) => (GATEWAY_LIMITS[kind][limit] === 'none' ? '–' : GATEWAY_LIMITS[kind][limit])),
    ]),
  )
  return `# Who enforces guests’ limits

\`node scripts/limitsTable.ts --write\` prints this page from \`contract/src/gateways/limits.ts\`; a test compares the two. The
dashboard offers only what this table allows.

- **gateway**: the gateway receives the limit at sign-in and enforces it by itself.
- **order**: Portico sends an order while the session runs. openNDS levels 1 and 2 get time and speed this way, from the agent on the
  router, seconds after sign-in.
- **clock**: Portico reads the gateway's reports and has it end the session. The limit can be exceeded by one report interval: 5
  seconds with openNDS, a minute with RADIUS and UniFi.
- **sign-in**: Portico checks what is left when a guest signs in, and not again until the next sign-in.
- **–**: not possible with this gateway.

Where **disconnect** is possible, Portico ends a session two minutes after its time if the gateway has not done so. "Any gateway by RADIUS"
shows what Portico sends (Session-Timeout, WISPr and MikroTik attributes); the device's own documentation says what it obeys.

${row(['gateway', ...LIMITS.map((limit) => COLUMNS[limit])])}
|---|${LIMITS.map(() => '---|').join('')}
${lines.join('\n')}
`
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--write')) writeFileSync(LIMITS_FILE, limitsDocument())
  else process.stdout.write(limitsDocument())
}
