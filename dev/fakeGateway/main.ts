// Runs the simulated gateway by hand: see --help.
import { parseArgs } from 'node:util'
import { startFakeGateway } from './startFakeGateway.ts'

const HELP = `A simulated hotspot: a RADIUS gateway and its login page, with real packets.

  node dev/fakeGateway/main.ts --nas-id NAME --secret SECRET --portal-url URL [options]

  --nas-id NAME           NAS-Identifier of the device in the dashboard
  --secret SECRET         its RADIUS secret
  --portal-url URL        its portal address, from the device's set-up steps
  --auth METHOD           chap, pap or mschapv2            (chap)
  --host ADDRESS          where to listen                  (127.0.0.1)
  --http-port PORT        login page                       (4042)
  --coa-port PORT         Disconnect and CoA               (3799)
  --public-url URL        where phones reach the login page
  --radius-address HOST   the RADIUS server                (127.0.0.1)
  --auth-port PORT                                         (1812)
  --acct-port PORT                                         (1813)
  --interim-seconds N     report this often                (what the server asks for)
  --stay-seconds N        guests walk out after this long  (never)

Set the device's login address to the one printed, then open the join address: you are a phone on its Wi-Fi.
Ctrl-C ends the sessions and says Accounting-Off.`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    'nas-id': { type: 'string' },
    secret: { type: 'string' },
    'portal-url': { type: 'string' },
    auth: { type: 'string', default: 'chap' },
    host: { type: 'string', default: '127.0.0.1' },
    'http-port': { type: 'string', default: '4042' },
    'coa-port': { type: 'string', default: '3799' },
    'public-url': { type: 'string' },
    'radius-address': { type: 'string', default: '127.0.0.1' },
    'auth-port': { type: 'string', default: '1812' },
    'acct-port': { type: 'string', default: '1813' },
    'interim-seconds': { type: 'string' },
    'stay-seconds': { type: 'string' },
  },
})

if (values.help) console.log(HELP)
else
  await run().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })

async function run(): Promise<void> {
  const { auth, secret, 'nas-id': nasId, 'portal-url': portalUrl } = values
  if (!nasId || !secret || !portalUrl)
    throw new Error('--nas-id, --secret and --portal-url are needed; --help tells more.')
  if (!URL.canParse(portalUrl)) throw new Error('--portal-url is no web address.')
  if (auth !== 'chap' && auth !== 'pap' && auth !== 'mschapv2') throw new Error('--auth is chap, pap or mschapv2.')

  const gateway = await startFakeGateway({
    httpPort: number('http-port') ?? 0,
    host: values.host,
    coaPort: number('coa-port'),
    publicUrl: values['public-url'],
    radius: {
      address: values['radius-address'],
      authPort: number('auth-port') ?? 0,
      acctPort: number('acct-port') ?? 0,
    },
    interimSeconds: number('interim-seconds'),
    staySeconds: number('stay-seconds'),
  })
  const { joinUrl, loginUrl } = gateway.enrol({ nasId, secret, portalUrl, auth })
  console.log(
    `Join the Wi-Fi:  ${joinUrl}\nLogin address:   ${loginUrl}\nDisconnect/CoA:  UDP ${gateway.coaPort}\nWho is there:    ${gateway.url}/`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.stop())
}

function number(
  name: 'http-port' | 'coa-port' | 'auth-port' | 'acct-port' | 'interim-seconds' | 'stay-seconds',
): number | undefined {
  const written = values[name]
  if (written === undefined) return undefined
  if (!/^\d{1,9}$/.test(written)) throw new Error(`--${name} is a whole number.`)
  return Number(written)
}
