import { WORKING } from '@portico/contract/imports/fields.ts'
import { imports } from '@portico/contract/imports.ts'
import { useErrorText } from '../core/errors.ts'
import { useReply } from '../core/keys.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { notify } from '../ui/toasts.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'

const EVERY_MS = 2000

/** One import as it goes on; also where no news comes through. */
export function useImport(id: string | undefined) {
  const errorText = useErrorText()
  const reply = useReply(
    imports.read,
    { params: { id: id ?? '' } },
    {
      isEnabled: id !== undefined,
      refetchInterval: ({ state }) => (state.data && WORKING.includes(state.data.state) ? EVERY_MS : false),
    },
  )
  useLiveReload(['imports'], () => (id === undefined ? Promise.resolve() : fetchAgain(reply)))
  /** Does something with it, shows how it is then, and says what went wrong. */
  async function act(command: () => Promise<unknown>): Promise<boolean> {
    try {
      await command()
      return true
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error), seconds: 10 })
      return false
    } finally {
      await fetchAgain(reply)
    }
  }
  return { data: reply.data, error: reply.error, reload: () => fetchAgain(reply), act }
}
