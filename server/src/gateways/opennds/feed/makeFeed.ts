// A feed for opkg with one package: the openNDS agent, what starts it, and its settings.
import { createHash } from 'node:crypto'
import { AGENT_SCRIPT, AGENT_SERVICE, AGENT_SETTINGS } from '../agentScript.ts'
import { compress, packIpk, writeFields } from './packIpk.ts'
import { signFeed } from './signFeed.ts'

const NAME = 'portico-agent'
const SETTINGS = '/etc/config/portico-agent'
const FILES = [
  // Holds the key.
  { path: SETTINGS, text: AGENT_SETTINGS, mode: 0o600 },
  { path: '/etc/init.d/portico-agent', text: AGENT_SERVICE, mode: 0o755 },
  { path: '/usr/bin/portico-agent', text: AGENT_SCRIPT, mode: 0o755 },
]
/** What every package of OpenWrt runs: starts its service, or stops it. */
const script = (does: string) => `#!/bin/sh
[ "\${IPKG_NO_SCRIPT}" = "1" ] && exit 0
[ -s "\${IPKG_INSTROOT}/lib/functions.sh" ] || exit 0
. "\${IPKG_INSTROOT}/lib/functions.sh"
${does} "$0" "$@"
`

/**
 * The files of a feed, by name.
 * @param release of Portico; the agent's own number follows it, so that a router sees every new agent as newer
 * @param secretKey of usign; without one the feed is not signed
 */
export async function makeFeed(release: string, secretKey?: string): Promise<Map<string, Buffer>> {
  const fields = fieldsOf(`${release}-${agentNumber()}`)
  const file = `${NAME}_${fields.Version}_${fields.Architecture}.ipk`
  const bytes = await packIpk({
    fields,
    scripts: { postinst: script('default_postinst'), prerm: script('default_prerm') },
    files: FILES,
    settings: [SETTINGS],
  })
  const sum = createHash('sha256').update(bytes).digest('hex')
  const listed = { ...fields, Filename: file, Size: String(bytes.length), SHA256sum: sum }
  const index = Buffer.from(`${writeFields(listed)}\n`)
  const signature = secretKey === undefined ? undefined : signFeed(secretKey, index)
  return new Map([
    [file, bytes],
    ['Packages', index],
    ['Packages.gz', compress(index)],
    ...(signature === undefined ? [] : [['Packages.sig', Buffer.from(signature)] as const]),
  ])
}

function fieldsOf(version: string) {
  return {
    Package: NAME,
    Version: version,
    Depends: 'opennds, curl, ca-bundle',
    Section: 'net',
    License: 'Apache-2.0',
    Architecture: 'all',
    'Installed-Size': String(FILES.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)),
    Description: 'Tells a Portico portal who is online by openNDS on this router, and carries out what it asks.',
  }
}

/** As the agent tells it in its reports. */
function agentNumber(): string {
  const [, number] = /"agent":"(\d+)"/.exec(AGENT_SCRIPT) ?? []
  if (number === undefined) throw new Error('the agent does not tell its number')
  return number
}
