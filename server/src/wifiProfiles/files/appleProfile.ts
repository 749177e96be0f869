// A configuration profile for iPhone, iPad and Mac (Apple, Device Management: WiFi). It removes itself when it ends.
import { createHash } from 'node:crypto'
import type { KeyedCertificate } from '../certificates.ts'
import { derOf } from '../certificates.ts'
import { packIdentity } from './pkcs12.ts'
import { xml, type ProfileContent } from './profileFile.ts'

type Plist =
  | string
  | number
  | boolean
  | Date
  | Buffer
  | readonly Plist[]
  | { readonly [key: string]: Plist | undefined }

const EAP_TLS = 13

/** The profile, not yet signed. @param own the guest's certificate */
// oxlint-disable-next-line eslint/max-lines-per-function -- one long piece of data
export function appleProfile(of: ProfileContent, own: KeyedCertificate): Buffer {
  const uuid = (part: string) => uuidOf(`${of.id} ${part}`)
  const payload = (type: string, part: string, name: string) => ({
    PayloadType: type,
    PayloadVersion: 1,
    PayloadIdentifier: `vn.portico.wifi.${of.id}.${part}`,
    PayloadUUID: uuid(part),
    PayloadDisplayName: name,
  })
  const authority = of.authority && {
    ...payload('com.apple.security.root', 'authority', `Wi-Fi ${of.venue}`),
    PayloadCertificateFileName: 'authority.cer',
    PayloadContent: derOf(of.authority),
  }
  const identity = {
    ...payload('com.apple.security.pkcs12', 'identity', of.words.title),
    PayloadCertificateFileName: 'identity.p12',
    PayloadContent: packIdentity({ ...own, name: of.words.title }, of.password),
    Password: of.password,
  }
  const network = {
    ...payload('com.apple.wifi.managed', 'network', of.networkName),
    SSID_STR: of.networkName,
    HIDDEN_NETWORK: false,
    AutoJoin: true,
    EncryptionType: 'WPA2',
    PayloadCertificateUUID: uuid('identity'),
    EAPClientConfiguration: {
      AcceptEAPTypes: [EAP_TLS],
      UserName: `${of.login}@${of.realm}`,
      TLSTrustedServerNames: [of.serverName],
      TLSMinimumVersion: '1.2',
      TLSMaximumVersion: '1.3',
      PayloadCertificateAnchorUUID: authority ? [uuid('authority')] : undefined,
    },
    ...(of.hasPasspoint && {
      IsHotspot: true,
      ServiceProviderRoamingEnabled: false,
      DisplayedOperatorName: of.venue,
      DomainName: of.realm,
      NAIRealmNames: [of.realm],
    }),
  }
  const profile: Plist = {
    ...payload('Configuration', 'profile', of.words.title),
    PayloadIdentifier: `vn.portico.wifi.${of.id}`,
    PayloadDescription: of.words.about,
    PayloadOrganization: of.venue,
    PayloadRemovalDisallowed: false,
    RemovalDate: of.expiresAt,
    ConsentText: { default: of.words.consent },
    PayloadContent: [...(authority ? [authority] : []), identity, network],
  }
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${write(profile)}
</plist>
`,
  )
}

function write(value: Plist): string {
  if (typeof value === 'string') return `<string>${xml(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (value instanceof Date) return `<date>${value.toISOString().slice(0, 19)}Z</date>`
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`
  if (isList(value)) return `<array>\n${value.map(write).join('\n')}\n</array>`
  const entries = Object.entries(value).filter((entry): entry is [string, Plist] => entry[1] !== undefined)
  return `<dict>\n${entries.map(([key, one]) => `<key>${xml(key)}</key>\n${write(one)}`).join('\n')}\n</dict>`
}

function isList(value: Plist): value is readonly Plist[] {
  return Array.isArray(value)
}

/** The same for the same profile: a second download replaces the first. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
    .join('-')
    .toUpperCase()
}
