import type { Namespace } from './namespace.ts'

/** ndsctl ends with this code and no message while another ndsctl runs. */
const LOCKED = 4

/** Asks openNDS inside the gateway, and retries up to 30 s while its helpers hold the lock or the daemon starts. */
export async function ndsctl(gateway: Namespace, args: string[]) {
  const line = ['ndsctl', ...args].map(quoted).join(' ')
  const deadline = performance.now() + 30_000
  for (;;) {
    const { code, stdout, stderr } = await gateway.run(line, { timeoutMs: 20_000 })
    const starting = /probably not started/.test(`${stdout}${stderr}`)
    const notYet = code === 124 || code === LOCKED || starting
    if (!notYet || performance.now() > deadline) return { code, stdout, stderr }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Quotes a word for the shell. */
export function quoted(word: string) {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
