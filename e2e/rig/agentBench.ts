import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { AGENT_SCRIPT } from '@portico/server/gateways/opennds/agentScript.ts'

export type AgentReport = {
  path: string
  authorization: string | undefined
  contentType: string | undefined
  at: number
  body: { agent: string; seq: number; version: string; clients: unknown; results: unknown[] }
}
type Agent = {
  pid: number
  said: () => string
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => boolean
}
export type Bench = Awaited<ReturnType<typeof openBench>>

/** Finds a program as a shell does. */
export function which(program: string) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

const tools = 'sh dash busybox awk sed tr cut cat head tail dd grep mkdir mv rm sleep timeout printf'.split(' ')

/** Sets the agent up without a router: an ndsctl that answers from files, a portal that answers from `commands`. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export async function openBench(client: 'curl' | 'wget' | 'busybox wget' = 'curl') {
  const folder = mkdtempSync(join(tmpdir(), 'agent-'))
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  for (const tool of [...tools, client]) {
    const file = which(tool)
    if (file) symlinkSync(file, join(bin, tool))
  }
  if (client === 'busybox wget') program('wget', `exec busybox wget "$@"`)
  program('opennds', 'echo This is openNDS version 9.10.0')
  program(
    'ndsctl',
    `echo "$*" >>${folder}/asked
    case $1 in
      json) cat "${folder}/json$2" ;;
      status) cat ${folder}/status ;;
      *) echo "Client $2 \${1}enticated." ;;
    esac`,
  )
  function program(name: string, text: string) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }

  const reports: AgentReport[] = []
  const commands: string[][] = []
  let statusOf = (_seq: number) => 200
  const portal = createServer((request, reply) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { authorization, 'content-type': contentType } = request.headers
      const report = { path: request.url ?? '', authorization, contentType, at: performance.now() }
      const body: AgentReport['body'] = JSON.parse(text)
      reports.push({ ...report, body })
      const status = statusOf(body.seq)
      reply.writeHead(status, { 'content-type': 'text/plain' })
      reply.end(status === 200 ? (commands.shift() ?? []).join('\n') : 'no')
    })
  })
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  const agents: Agent[] = []
  const running: (() => Promise<void>)[] = []
  const agentFile = join(folder, 'agent.sh')
  writeFileSync(agentFile, AGENT_SCRIPT)

  function start(shell = 'sh', env: Record<string, string> = {}): Agent {
    const child = spawn(which(shell.split(' ')[0] ?? 'sh') ?? 'sh', [...shell.split(' ').slice(1), agentFile], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: {
        PATH: bin,
        PORTICO_CONF: join(folder, 'conf'),
        PORTICO_RUN_DIR: folder,
        PORTICO_URL: `http://127.0.0.1:${(portal.address() as AddressInfo).port}`,
        PORTICO_NAS_ID: 'cafe-1',
        PORTICO_KEY: 'k3y',
        PORTICO_INTERVAL: '1',
        ...env,
      },
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const agent = { pid: child.pid ?? 0, said: () => said, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
    agents.push(agent)
    return agent
  }

  /** Runs a process of this name, which does nothing. @returns its end */
  function run(name: string) {
    const file = join(folder, name)
    if (!existsSync(file)) symlinkSync(which('sleep') ?? 'sleep', file)
    const child = spawn(file, ['600'], { stdio: 'ignore' })
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const stop = () => (child.kill(), ended)
    running.push(stop)
    return stop
  }

  return {
    folder,
    reports,
    commands,
    start,
    program,
    run,
    /** The output of `ndsctl json` (for one guest if `mac` is given) or `ndsctl status`. */
    prints: (name: 'json' | 'status', text: string, mac = '') => writeFileSync(join(folder, name + mac), text),
    /** Every command line of ndsctl. */
    asked: () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n'),
    /** Sets the portal's HTTP status for the agent's n-th report; 200 until then. */
    portalAnswers: (statusOfSeq: (seq: number) => number) => (statusOf = statusOfSeq),
    /** Waits up to 15 s for a report that satisfies the condition. */
    async report(wanted: (report: AgentReport) => boolean) {
      for (let i = 0; i < 300; i++) {
        const found = reports.find(wanted)
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`no such report; the agent said: ${agents.map((it) => it.said()).join('')}`)
    },
    async close() {
      for (const agent of agents) agent.kill('SIGTERM')
      await Promise.all([...agents.map((it) => it.ended), ...running.map((stop) => stop())])
      portal.close()
      portal.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
