// A Passpoint profile as Android installs it from a browser: a PerProviderSubscription object and the authority, as MIME
// (Android, Wi-Fi Passpoint; Hotspot 2.0 Specification 9.1).
import { derOf } from '../certificates.ts'
import { xml, type ProfileContent } from './profileFile.ts'

const EAP_TTLS = 21
const LINE = 76

/** The file, base64 around the whole. */
export function passpointProfile(of: ProfileContent): Buffer {
  const part = (type: string, bytes: Buffer) => [
    '--{boundary}',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    '',
    lines(bytes),
    '',
  ]
  const message = [
    'Content-Type: multipart/mixed; boundary={boundary}',
    'Content-Transfer-Encoding: base64',
    '',
    ...part('application/x-passpoint-profile', Buffer.from(subscription(of))),
    ...(of.authority ? part('application/x-x509-ca-cert', derOf(of.authority)) : []),
    '--{boundary}--',
    '',
  ].join('\n')
  return Buffer.from(lines(Buffer.from(message)))
}

type Tree = { [name: string]: string | number | boolean | Tree }

function subscription(of: ProfileContent): string {
  const tree: Tree = {
    HomeSP: { FriendlyName: of.venue, FQDN: of.realm },
    Credential: {
      CreationDate: `${new Date(0).toISOString().slice(0, 19)}Z`,
      ExpirationDate: `${of.expiresAt.toISOString().slice(0, 19)}Z`,
      Realm: of.realm,
      UsernamePassword: {
        MachineManaged: true,
        Username: of.login,
        Password: Buffer.from(of.password).toString('base64'),
        EAPMethod: { EAPType: EAP_TTLS, InnerMethod: 'PAP' },
      },
    },
  }
  return `<MgmtTree xmlns="syncml:dmddf1.2">
<VerDTD>1.2</VerDTD>
<Node>
<NodeName>PerProviderSubscription</NodeName>
<RTProperties><Type><DDFName>urn:wfa:mo:hotspot2dot0-perprovidersubscription:1.0</DDFName></Type></RTProperties>
<Node>
<NodeName>i001</NodeName>
${write(tree)}
</Node>
</Node>
</MgmtTree>
`
}

function write(tree: Tree): string {
  return Object.entries(tree)
    .map(([name, value]) => {
      const inner = typeof value === 'object' ? write(value) : `<Value>${xml(String(value))}</Value>`
      return `<Node>\n<NodeName>${name}</NodeName>\n${inner}\n</Node>`
    })
    .join('\n')
}

function lines(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll(new RegExp(`.{${LINE}}`, 'g'), '$&\n')
}
