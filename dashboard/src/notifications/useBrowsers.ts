import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { notifications } from '@portico/contract/notifications.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'
import { readBrowser, subscribe, unsubscribe } from './browser.ts'

// What the browser itself holds is kept beside what the server knows of it.
const BROWSERS = { list: notifications.browsers }
const HERE = [notifications.browsers.path, 'here']

/** This browser and the person's others: what they are, and turning them on and off. */
export function useBrowsers() {
  const t = useText('notifications')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const [isBusy, setBusy] = useState(false)
  const here = useQuery({ queryKey: HERE, queryFn: readBrowser, staleTime: 0 })
  const known = useReply(notifications.browsers, {})
  const rows = known.data?.rows ?? []
  const mark = here.data?.kind === 'on' ? here.data.mark : undefined
  const own = rows.find((row) => row.mark === mark)

  async function run(work: () => Promise<unknown>, failed?: string) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      // What is no answer of our server comes from the browser, in its own English.
      notify({ kind: 'bad', text: failed && error instanceof DOMException ? failed : errorText(error) })
    } finally {
      await invalidate(BROWSERS)
      setBusy(false)
    }
  }

  return {
    /** The browser may hold a subscription the server does not know, as after another person signed out: that is off. */
    kind: here.error ? ('none' as const) : here.data?.kind === 'on' && !own ? ('off' as const) : here.data?.kind,
    own,
    others: rows.filter((row) => row !== own),
    isPending: here.isPending || known.isPending,
    error: known.error,
    reload: () => invalidate(BROWSERS),
    isBusy,
    turnOn: () =>
      run(async () => {
        const address = await subscribe(known.data?.publicKey ?? '')
        if (!address) return
        await api(notifications.subscribe, { body: address })
        message(t('browser.turnedOn'))
      }, t('browser.failed')),
    turnOff: () =>
      run(async () => {
        await unsubscribe()
        if (own) await api(notifications.unsubscribe, { params: { id: own.id } })
        message(t('browser.turnedOff'))
      }),
    remove: (id: string) => run(() => api(notifications.unsubscribe, { params: { id } })),
    test: (id: string) =>
      run(async () => {
        await api(notifications.testPush, { params: { id } })
        message(t('browser.testSent'), { seconds: 4 })
      }),
  }
}
