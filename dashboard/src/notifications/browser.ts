// What this browser itself can do and has done about messages; the server knows the rest.

/** `on` names the subscription as the server does, by a hash of its address. */
export type BrowserState = { kind: 'insecure' | 'none' | 'home' | 'denied' | 'off' } | { kind: 'on'; mark: string }

const WORKER = '/push.js'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- newer than the compiler's library
const trusting = window as Trusting
// The page's policy lets no text become a script's address, but for this one.
const allowed = trusting.trustedTypes?.createPolicy('push-worker', { createScriptURL: () => WORKER })
type Trusting = {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown }
  }
}

export async function readBrowser(): Promise<BrowserState> {
  if (!window.isSecureContext) return { kind: 'insecure' }
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return { kind: isBareIphone() ? 'home' : 'none' }
  if (Notification.permission === 'denied') return { kind: 'denied' }
  // A private window has it all and refuses to use it.
  const registration = await navigator.serviceWorker.getRegistration(WORKER).catch(() => null)
  if (registration === null) return { kind: 'none' }
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? { kind: 'on', mark: await markOf(subscription.endpoint) } : { kind: 'off' }
}

/** Apple's phones and tablets have messages only for what was put on the home screen; an iPad says it is a Mac. */
function isBareIphone(): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && (navigator as Navigator & { standalone?: boolean }).standalone !== true
}

export type Address = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Asks the person, then the browser. @returns nothing when the person said no. */
export async function subscribe(publicKey: string): Promise<Address | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a trusted address is taken like text
  await navigator.serviceWorker.register((allowed?.createScriptURL(WORKER) ?? WORKER) as string)
  const { pushManager } = await navigator.serviceWorker.ready
  // One made with the key of another installation cannot be renewed, only replaced.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  return { endpoint: made.endpoint, keys: { p256dh, auth } }
}

/** Takes no more messages here. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function markOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
