// The file of a profile, in the form its device installs.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { problem, showWithoutSession } from '../portal/index.ts'
import { appleProfile } from './files/appleProfile.ts'
import { derOf } from './certificates.ts'
import { passpointProfile } from './files/passpoint.ts'
import type { ProfileContent } from './files/profileFile.ts'
import { signFile } from './files/signed.ts'
import { windowsProfile } from './files/windowsProfile.ts'
import { certifyProfile } from './issue.ts'
import { passwordOf } from './logins.ts'
import { findByFile, readSetting, type FileProfile, type ProfileSetting } from './profileRows.ts'
import { readShownCertificate } from './shownSetting.ts'

type File = { type: string; name: string; bytes: Buffer; encoding?: string }

/** Sends it to who has the link, or says that the link is over. */
export async function sendFile(
  services: Services,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await services.db.asSystem(async (tx) => {
    const profile = await findByFile(services, tx, request.params.token)
    const setting = profile && (await readSetting(tx, profile.pageId))
    return setting?.isEnabled && profile ? makeFile(services, tx, profile, setting) : undefined
  })
  if (!file) return showWithoutSession(request, reply, { screen: problem('expired', '/'), status: 410 })
  if (file.encoding) reply.header('content-transfer-encoding', file.encoding)
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('x-content-type-options', 'nosniff')
    .type(file.type)
    .send(file.bytes)
}

async function makeFile(services: Services, tx: Tx, profile: FileProfile, setting: ProfileSetting): Promise<File> {
  const shown = await readShownCertificate(services, tx, setting)
  const page = await tx.first(sql<{ name: string }>`select name from pages where id = ${profile.pageId}`)
  const t = textIn(isLanguage(profile.language) ? profile.language : 'vi')
  const said = { venue: page?.name ?? '', network: setting.networkName }
  const content: ProfileContent = {
    id: profile.id,
    login: profile.login,
    password: passwordOf(services.secrets, profile.login),
    venue: said.venue,
    networkName: setting.networkName,
    words: {
      title: t('wifiProfile.fileTitle', said),
      about: t('wifiProfile.fileAbout', said),
      consent: t('wifiProfile.fileConsent', said),
    },
    expiresAt: new Date(profile.expiresAt),
    serverName: shown.serverName,
    authority: shown.authority,
    realm: shown.serverName,
    hasPasspoint: setting.hasPasspoint,
  }
  switch (profile.device) {
    case 'apple': {
      const own = await certifyProfile(services, tx, { login: profile.login, expiresAt: content.expiresAt })
      const bytes = await signFile(appleProfile(content, own), shown.server, services.clock.now())
      return { type: 'application/x-apple-aspen-config', name: 'wifi.mobileconfig', bytes }
    }
    case 'android':
      return {
        type: 'application/x-wifi-config',
        name: 'wifi.config',
        bytes: passpointProfile(content),
        encoding: 'base64',
      }
    case 'windows':
      return { type: 'application/xml', name: 'wifi.xml', bytes: windowsProfile(content) }
    case 'other':
      return {
        type: 'application/x-x509-ca-cert',
        name: 'wifi.cer',
        bytes: derOf(shown.authority ?? shown.server.certificate),
      }
  }
}
