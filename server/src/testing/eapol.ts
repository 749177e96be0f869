// wpa_supplicant's own client, `eapol_test`: a phone and its access point, whom nobody here wrote.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatMac } from '@portico/radius/mac.ts'
import type { KnownGateway } from '../gateways/index.ts'
import type { GivenProfile } from './givenProfile.ts'

const PROGRAM = 'eapol_test'

export type EapolTry = {
  port: number
  gateway: KnownGateway
  profile: GivenProfile
  method: 'TLS' | 'TTLS'
  tls: '1.2' | '1.3'
  /** More lines of the network block; a later one wins. */
  more?: Record<string, string>
  /** How often it signs in again afterwards. */
  again?: number
  /** Fragments of what the phone sends. */
  fragmentBytes?: number
}

/** What it printed, and whether it got in with the same keys on both sides. */
export type EapolResult = { said: string; isIn: boolean; isResumed: boolean; keys: number }

/** Tries to get in once, or again and again. */
export async function runEapolTest(of: EapolTry): Promise<EapolResult> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-eapol-'))
  try {
    for (const name of ['authority', 'certificate', 'key'] as const) writeFileSync(join(folder, name), of.profile[name])
    writeFileSync(join(folder, 'network.conf'), networkOf(of, folder))
    const { gateway, profile, port } = of
    const args = ['-c', join(folder, 'network.conf'), '-a', '127.0.0.1', '-p', String(port)]
    args.push('-s', gateway.radiusSecret.toString(), '-N', `32:s:${gateway.nasId}`, '-t', '10')
    args.push('-M', formatMac(profile.mac, 'aa:bb:cc:dd:ee:ff'), '-r', String(of.again ?? 0))
    const said = await new Promise<string>((resolve) => {
      execFile(PROGRAM, args, { maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout))
    })
    const keys = /MPPE keys OK: (\d+) {2}mismatch: (\d+)/.exec(said)
    return {
      said,
      isIn: /^SUCCESS$/m.test(said) && keys?.[2] === '0',
      keys: Number(keys?.[1] ?? 0),
      isResumed: said.split('Handshake finished - resumed=1').length > 1,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function networkOf({ profile, method, tls, more = {}, fragmentBytes }: EapolTry, folder: string): string {
  const versions = tls === '1.3' ? 'tls_disable_tlsv1_3=0' : 'tls_disable_tlsv1_3=1'
  const lines: Record<string, string> = {
    key_mgmt: 'WPA-EAP',
    eap: method,
    identity: `"${profile.login}"`,
    ca_cert: `"${join(folder, 'authority')}"`,
    domain_match: `"${profile.serverName}"`,
    phase1: `"${versions} tls_disable_time_checks=0"`,
    ...(fragmentBytes !== undefined && { fragment_size: String(fragmentBytes) }),
    ...(method === 'TLS'
      ? { client_cert: `"${join(folder, 'certificate')}"`, private_key: `"${join(folder, 'key')}"` }
      : { anonymous_identity: `"${profile.login}"`, password: `"${profile.password}"`, phase2: '"auth=PAP"' }),
    ...more,
  }
  const text = Object.entries(lines).map(([name, value]) => `  ${name}=${value}`)
  return `network={\n${text.join('\n')}\n}\n`
}
