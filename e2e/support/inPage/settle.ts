// Runs inside the browser: waits until a screen has come to rest.
const QUIET_MS = 25
export const LONGEST_MS = 1500

let onTheWay = 0
const { fetch: ask } = globalThis
globalThis.fetch = async (...request) => {
  // The live stream never ends.
  const counts = !String(request[0] instanceof Request ? request[0].url : request[0]).includes('/live')
  onTheWay += counts ? 1 : 0
  try {
    return await ask(...request)
  } finally {
    onTheWay -= counts ? 1 : 0
  }
}

/** Until nothing has changed for a moment and nothing is on its way. */
export async function settle(quietMs = QUIET_MS) {
  const start = performance.now()
  let last = start
  const observer = new MutationObserver(() => (last = performance.now()))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const isMoving = () => performance.now() - last < quietMs || onTheWay > 0
  do await pause(8)
  while (performance.now() - start < LONGEST_MS && isMoving())
  observer.disconnect()
}

export function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
