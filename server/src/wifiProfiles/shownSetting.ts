// A venue's setting as its owner sees it, and the certificate that phones trust.
import { X509Certificate } from 'node:crypto'
import type { WifiProfileSetting } from '@portico/contract/wifiProfiles.ts'
import { MOST_NETWORK_BYTES } from '@portico/contract/wifiProfiles.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { readAuthority } from './authority.ts'
import { authorityOf, namesOf } from './ownCertificate.ts'
import { readChain, readSetting, type ProfileSetting } from './profileRows.ts'

const USUAL_DAYS = 365

/** The setting, or what it would be before it is first saved. */
export async function readShownSetting(services: Services, tx: Tx, pageId: string): Promise<WifiProfileSetting> {
  const now = services.clock.now()
  const row = await tx.first(sql<{ name: string; active: number }>`
    select name, (select count(*)::int from wifi_profiles w where w.page_id = ${pageId} and w.revoked_at is null and w.expires_at > ${now}) as active
    from pages where id = ${pageId}`)
  const kept = await readSetting(tx, pageId)
  const setting = kept ?? {
    isEnabled: false,
    networkName: usualName(row?.name ?? 'Wi-Fi'),
    validDays: USUAL_DAYS,
    isChain: false,
    hasPasspoint: false,
  }
  const { isEnabled, networkName, validDays, isChain, hasPasspoint } = setting
  // Certificates are of the installation, and venues of an owner beyond this page: the system reads both.
  const beyond = await services.db.asSystem(async (system) => ({
    certificate: isEnabled || kept?.certificate ? await readShownCertificate(services, system, kept!) : null,
    chain: isChain ? await readChain(system, pageId) : [],
  }))
  return {
    isEnabled,
    networkName,
    validDays,
    isChain,
    hasPasspoint,
    certificate: beyond.certificate && {
      serverName: beyond.certificate.serverName,
      until: beyond.certificate.until,
      isOwn: beyond.certificate.isOwn,
      authority: beyond.certificate.authority ?? null,
    },
    venues: beyond.chain.filter(({ id }) => id !== pageId).map(({ name }) => name),
    active: row?.active ?? 0,
  }
}

export type ShownCertificate = {
  serverName: string
  until: string
  isOwn: boolean
  authority: string | undefined
  /** What signs files: the server's certificate with its key. */
  server: { certificate: string; key: string }
}

/** The certificate phones are shown at a venue. @param tx of the system */
export async function readShownCertificate(
  services: Services,
  tx: Tx,
  setting: ProfileSetting,
): Promise<ShownCertificate> {
  const { certificate, sealedKey, certificateUntil } = setting
  if (certificate && sealedKey && certificateUntil)
    return {
      serverName: namesOf(new X509Certificate(certificate))[0] ?? '',
      until: certificateUntil,
      isOwn: true,
      authority: authorityOf(certificate),
      server: { certificate, key: services.secrets.open(sealedKey) },
    }
  const own = await readAuthority(services, tx)
  return {
    serverName: own.serverName,
    until: own.serverUntil,
    isOwn: false,
    authority: own.certificate,
    server: own.server,
  }
}

/** The venue's name, cut to what a network's name holds. */
function usualName(page: string): string {
  let name = ''
  for (const letter of page) if (Buffer.byteLength(`${name}${letter} Secure`) <= MOST_NETWORK_BYTES) name += letter
  return `${name.trim()} Secure`
}
