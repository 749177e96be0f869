import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimAddresses } from './addresses.ts'
import { canRunRig } from './canRunRig.ts'
import { makeCertificate } from './certificate.ts'
import { setUpGateway } from './gateway.ts'
import { startInternet } from './internet.ts'
import { connect, linkGone } from './links.ts'
import { openNamespace } from './namespace.ts'
import { addPhone } from './phone.ts'
import { startTlsFront } from './tlsFront.ts'
import { within } from './within.ts'

export type Rig = Awaited<ReturnType<typeof startRig>>
export type RigOptions = {
  /** Where the portal listens, on 0.0.0.0 of this host; at level 3 it must answer before the rig starts. */
  portalPort: number
  /** The portal's page for this gateway: openNDS's `faspath`. */
  fasPath: string
  fasKey: string
  level?: 1 | 2 | 3
  gatewayName?: string
  checkInterval?: number
  pollSeconds?: number
  sessionMinutes?: number
  /** Level 3: returns only after authmon's first call, which empties the portal's queue (5 s after the start). */
  waitForAuthmon?: boolean
  progress?: (line: string) => void
}
type Undo = (() => unknown)[]

const portalName = 'portal.test'

/** Starts openNDS between a phone, an internet and the portal on this host. @throws Error when it cannot run here */
export async function startRig(options: RigOptions) {
  const able = canRunRig(options.level)
  if (!able.ok) throw new Error(able.reason)
  const undo: Undo = []
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= runBackwards(undo))
  try {
    return { ...(await build(options, undo)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

// oxlint-disable-next-line eslint/max-lines-per-function -- parts start one after another, and stop the other way round
async function build(options: RigOptions, undo: Undo) {
  const { level = 1, portalPort, fasPath, fasKey, progress = () => undefined } = options
  const folder = await mkdtemp(join(tmpdir(), 'opennds-rig-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const open = async (name: string, folderOfIt: string) => {
    const space = await openNamespace(name, folderOfIt)
    undo.push(space.close)
    return space
  }
  const at = await claimAddresses()
  undo.push(at.release, () => linkGone(at.hostLink))
  const [gatewaySpace, internetSpace] = await Promise.all([open('gateway', folder), open('internet', '')])
  await connect(gatewaySpace, internetSpace, at)
  progress(`rig: ${at.host} is the portal, ${at.gatewayLan} the gateway, ${at.internet} the internet`)

  const certificate = level === 3 ? await makeCertificate(folder, portalName, at.host) : undefined
  let queueCleared = () => {}
  const authmonCame = new Promise<void>((resolve) => (queueCleared = resolve))
  const front =
    certificate &&
    (await startTlsFront(certificate, at.host, portalPort, (seen) => {
      progress(`front: ${seen.status} ${seen.method} ${seen.path.slice(0, 80)} ${seen.body.slice(0, 300)}`)
      if (seen.status < 400 && seen.body.includes('auth_get=clear')) queueCleared()
    }))
  if (front) undo.push(front.close)

  const internetReady = startInternet(internetSpace, progress)
  const gateway = await setUpGateway(
    gatewaySpace,
    {
      at,
      level,
      portalName,
      trusted: certificate?.cert ?? '',
      gatewayName: options.gatewayName ?? 'Test venue',
      fas: {
        ip: at.host,
        port: front?.port ?? portalPort,
        path: fasPath,
        key: fasKey,
        fqdn: front && portalName,
      },
      checkInterval: options.checkInterval ?? 600,
      pollSeconds: options.pollSeconds ?? 2,
      sessionMinutes: options.sessionMinutes ?? 0,
    },
    progress,
  )
  let phones = 0
  const newPhone = async () => {
    const number = ++phones
    const phone = await addPhone(gatewaySpace, join(folder, `phone${number}`), number, certificate)
    undo.push(phone.close)
    return phone
  }
  const started = gateway.ndsctl('status').then((answer) => {
    if (answer.code !== 0) throw new Error(`openNDS did not start:\n${gateway.log().slice(-20).join('\n')}`)
  })
  const [phone] = await Promise.all([newPhone(), internetReady, started])
  if (front && options.waitForAuthmon !== false) {
    await within(30, authmonCame, `authmon got no good answer from the portal on port ${portalPort}`)
  }
  progress('rig: ready')
  const host = front ? `https://${portalName}:${front.port}` : `http://${at.host}:${portalPort}`
  return {
    /** The portal's origin as the phone and the gateway reach it. */
    portalUrl: host,
    phone,
    /** Adds a phone behind the same gateway. */
    addPhone: newPhone,
    gateway,
    internet: { url: `http://${at.internet}/`, namedUrl: 'http://example.test/' },
    /** Level 3: the certificate's file, for a program on the host that must trust the portal. */
    certFile: certificate?.certFile,
  }
}

async function runBackwards(steps: Undo) {
  for (const step of steps.toReversed()) await step()
}
