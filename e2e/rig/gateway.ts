import { AGENT_SCRIPT } from '@portico/server/gateways/opennds/agentScript.ts'
import type { Addresses } from './addresses.ts'
import { dnsmasqConf, privateFolders, routing, supervise, wrapNft } from './gatewayScripts.ts'
import type { Namespace } from './namespace.ts'
import { ndsctl } from './ndsctl.ts'
import { openndsConf, type OpenndsSettings } from './openndsConf.ts'

export type GatewaySettings = OpenndsSettings & { at: Addresses; portalName: string; trusted: string }

// openNDS's helpers complain about missing systemd and syslog, and about their own use of pgrep.
const noise = /^(pgrep: pattern|Try `pgrep|logger: socket|System has not been booted|Failed to connect to bus|\s*$)/

/** Turns a connected namespace into the venue's router: forwarding, DHCP, DNS, and openNDS under a supervisor. */
export async function setUpGateway(
  gateway: Namespace,
  { at, portalName, trusted, ...settings }: GatewaySettings,
  progress: (line: string) => void,
) {
  const log: string[] = []
  let starts = 0
  const note = (line: string) => {
    if (noise.test(line)) return
    if (line === 'rig: openNDS starts') starts++
    if (log.push(line) > 5000) log.shift()
    progress(`gateway: ${line}`)
  }
  await gateway.must(privateFolders + routing(at) + wrapNft)
  await gateway.must('cat >>/etc/ssl/certs/ca-certificates.crt', { input: trusted })
  await gateway.write('/etc/opennds/opennds.conf', openndsConf(settings))
  await gateway.write('/tmp/rig/dnsmasq.conf', dnsmasqConf(at, portalName))
  await gateway.write('/tmp/rig/supervise', supervise)
  gateway.start(['dnsmasq', '-k', '--conf-file=/tmp/rig/dnsmasq.conf'], note)
  gateway.start(['sh', '/tmp/rig/supervise'], note)

  return {
    ip: at.gatewayLan,
    /** openNDS's own control program; waits while a helper of openNDS holds its lock, and never throws. */
    ndsctl: (...args: string[]) => ndsctl(gateway, args),
    /** Runs a shell line on the gateway; never throws because of its exit code. */
    exec: gateway.run,
    /** The newest 5000 lines of openNDS and dnsmasq. */
    log: () => log.slice(),
    /** How often the supervisor started openNDS: 1 when it never crashed. */
    starts: () => starts,
    /** Ends openNDS like a crash; the supervisor restarts it and every guest must sign in again. */
    crash: () => gateway.run('pkill -9 -x opennds'),
    /** Runs our agent on the gateway with additional environment variables. */
    async startAgent(env: Record<string, string>, shell = 'sh') {
      await gateway.write('/tmp/rig/agent.sh', AGENT_SCRIPT, '755')
      const lines: string[] = []
      const heard = (line: string) => {
        lines.push(line)
        progress(`agent: ${line}`)
      }
      const argv = [...shell.split(' '), '/tmp/rig/agent.sh']
      const agent = gateway.start(argv, heard, { ...process.env, ...env })
      return { lines: () => lines.slice(), stop: agent.stop }
    },
  }
}
