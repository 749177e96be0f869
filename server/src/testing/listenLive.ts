// A dashboard that listens to what changes on its page.
import type { RunningServer } from '../processes/all.ts'

export type Listening = { isOpen(): boolean; stop(): void }

/** Opens the stream and waits for its first event. */
export async function listenLive(
  { apiUrl }: RunningServer,
  token: string,
  onTopic: (topic: string) => void = () => undefined,
): Promise<Listening> {
  const stopped = new AbortController()
  const response = await fetch(`${apiUrl}/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopped.signal,
  })
  if (response.status !== 200) throw new Error(`no live events: ${response.status}`)
  const reader = response.body!.getReader()
  await reader.read()
  let isOpen = true
  const drain = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      for (const [, topic] of new TextDecoder().decode(value).matchAll(/"topic":"([\w-]+)"/g)) onTopic(topic!)
    }
  }
  drain().then(
    () => (isOpen = false),
    () => (isOpen = false),
  )
  return { isOpen: () => isOpen, stop: () => stopped.abort() }
}
