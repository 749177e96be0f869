import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { killGroup, must, run, type RunOptions } from './run.ts'

export type Namespace = Awaited<ReturnType<typeof openNamespace>>

// The first process of the new pid namespace waits on our pipe. When we end, even by SIGKILL, the pipe closes, it
// ends, and the kernel removes its processes, mounts, network and veths. /proc still shows the host's pid here.
const holder = `
read pid rest </proc/self/stat
mount -t proc proc /proc
mount -t sysfs sysfs /sys
sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv6.conf.default.disable_ipv6=1 2>/dev/null
ip link set lo up
echo "$pid"
cat >/dev/null
`
const outer = 'unshare -m -n -p -f --kill-child --propagation private sh -c "$1"; rm -rf -- "$2"'

/** Makes a network, mount and pid namespace that lasts until `close()` or the end of this process, with its `folder`. */
export async function openNamespace(name: string, folder: string) {
  const child = spawn('sh', ['-c', outer, 'sh', holder, folder], { stdio: 'pipe', detached: true })
  child.stdin.on('error', () => undefined)
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const pid = await new Promise<number>((resolve, reject) => {
    const failed = () => reject(new Error(`the ${name} namespace could not be made: ${complaint.trim()}`))
    child.once('close', failed).once('error', failed)
    createInterface(child.stdout).once('line', (line) => resolve(Number(line)))
  })
  const inside = ['-t', String(pid), '-m', '-n', '-p', '--']

  return {
    name,
    /** The pid of the namespace's first process on the host. */
    pid,
    run: (command: string, options?: RunOptions) => run('nsenter', [...inside, 'sh', '-c', command], options),
    must: (command: string, options?: RunOptions) => must('nsenter', [...inside, 'sh', '-ec', command], options),
    write: (path: string, text: string, mode = '644') =>
      must('nsenter', [...inside, 'sh', '-ec', 'cat >"$1"; chmod "$2" "$1"', 'sh', path, mode], {
        input: text,
      }),
    /** Starts a background process that ends with the namespace. Both its outputs go to `onLine`. */
    start(argv: string[], onLine: (line: string) => void, env = process.env) {
      const daemon = spawn('nsenter', [...inside, ...argv], {
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        env,
      })
      createInterface(daemon.stdout).on('line', onLine)
      createInterface(daemon.stderr).on('line', onLine)
      daemon.on('error', (error) => onLine(error.message))
      return { stop: () => killGroup(daemon.pid) }
    },
    /** The command line that enters the namespace, to be followed by a program and its arguments. */
    enter: ['nsenter', ...inside],
    async close() {
      child.stdin.end()
      const timer = setTimeout(() => killGroup(child.pid), 5000)
      await ended
      clearTimeout(timer)
    },
  }
}
