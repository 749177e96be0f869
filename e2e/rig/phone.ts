import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from '../capabilities.ts'
import { openNamespace, type Namespace } from './namespace.ts'
import { quoted } from './ndsctl.ts'
import { must, type RunOptions } from './run.ts'
import type { Certificate } from './certificate.ts'

export type Reply = {
  /** 0 when there was no answer; `error` then gives the reason. */
  status: number
  headers: Record<string, string[]>
  body: string
  seconds: number
  error: string | undefined
}

const onLease = `#!/bin/sh
[ "$1" = bound ] || [ "$1" = renew ] || exit 0
ip addr flush dev "$interface"
ip addr add "$ip/$mask" dev "$interface"
ip route replace default via "$router"
for server in $dns; do echo "nameserver $server"; done >/etc/resolv.conf
`

const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Adds a guest's phone behind the gateway: its own namespace on the bridge br-lan, with an address from its DHCP. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export async function addPhone(gateway: Namespace, folder: string, number: number, certificate?: Certificate) {
  const etc = join(folder, 'etc')
  await mkdir(etc, { recursive: true })
  const phone = await openNamespace(`phone ${number}`, folder)
  // Programs are looked up in the gateway's namespace, pids are the host's.
  await must('nsenter', [
    '-t',
    String(gateway.pid),
    '-n',
    'sh',
    '-ec',
    `
    ip link add lan${number} type veth peer name eth0 netns ${phone.pid}
    ip link set lan${number} master br-lan up`,
  ])
  await phone.must(`
    mount -t tmpfs tmpfs ${quoted(etc)}
    cp -a /etc/. ${quoted(etc)}
    mount --bind ${quoted(etc)} /etc
    rm -f /etc/resolv.conf
    ip link set eth0 up`)
  await phone.write('/etc/on-lease', onLease, '755')
  if (certificate) await phone.must('cat >>/etc/ssl/certs/ca-certificates.crt', { input: certificate.cert })
  const dhcp = await phone.run(
    '$(command -v udhcpc || echo busybox udhcpc) -i eth0 -f -n -q -t 10 -T 1 -s /etc/on-lease',
  )
  if (dhcp.code !== 0) throw new Error(`the phone got no address: ${dhcp.stderr.trim()}`)
  const link = await phone.must('cat /sys/class/net/eth0/address; ip -4 -o addr show dev eth0')
  const browser = join(folder, 'chromium')
  await writeFile(browser, `#!/bin/sh\nexec ${phone.enter.join(' ')} ${quoted(pathOf('chromium'))} "$@"\n`, {
    mode: 0o755,
  })

  async function curl(url: string, args: string[] = []): Promise<Reply> {
    const line = [
      'curl',
      '-s',
      '--max-time',
      '10',
      '-w',
      '%{stderr}{"headers":%{header_json},"of":%{json}}',
      ...args,
      url,
    ]
    const { code, stdout, stderr } = await phone.run(line.map(quoted).join(' '), { timeoutMs: 15_000 })
    if (!stderr.startsWith('{'))
      return { status: 0, headers: {}, body: '', seconds: 0, error: stderr || `curl ended with code ${code}` }
    const { headers, of } = JSON.parse(stderr)
    return { status: of.response_code, headers, body: stdout, seconds: of.time_total, error: of.errormsg ?? undefined }
  }

  return {
    mac: link.split('\n')[0] ?? '',
    ip: /inet (\S+)\//.exec(link)?.[1] ?? '',
    /** Runs a shell line on the phone; never throws because of its exit code. */
    exec: (line: string, options?: RunOptions) => phone.run(line, options),
    /** Fetches like a phone's connectivity check: follows no redirects, 10 s at most; `args` go to curl. */
    curl,
    /** The options with which playwright's `chromium.launch()` runs Chromium on this phone. */
    chromium: () => ({
      executablePath: browser,
      chromiumSandbox: false,
      args: certificate
        ? [...browserFlags, `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`]
        : browserFlags,
    }),
    /** Removes the phone from the venue with everything on it. */
    close: phone.close,
  }
}
