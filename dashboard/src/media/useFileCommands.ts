import { media, type File } from '@portico/contract/media.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { offerUndo } from '../ui/undo.ts'

/** What can be done with files, each with its question before and its word after. All answer whether it was done. */
export function useFileCommands() {
  const t = useText('media')
  const words = useText('drafts')
  const errorText = useErrorText()
  const invalidate = useInvalidate()

  async function tell(command: () => Promise<unknown>, done?: string): Promise<boolean> {
    try {
      await command()
      if (done) message(done)
      return true
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
      return false
    } finally {
      await invalidate(media)
    }
  }

  const restore = (files: readonly File[]) =>
    tell(async () => {
      for (const { eid } of files) await api(media.restore, { params: { eid } })
    }, t('restored'))

  return {
    restore,

    /** Says first where the files are used; files in the bin are deleted for good. */
    async remove(files: readonly File[]): Promise<boolean> {
      const isForGood = files.every(({ deletedAt }) => deletedAt !== null)
      const places = isForGood ? [] : await placesOf(files).catch(() => [])
      const text = isForGood ? t('removeAsk.forGood') : t('removeAsk.text')
      const isSure = await confirm({
        title: t('removeAsk.title', { count: files.length }),
        text: places.length > 0 ? `${t('removeAsk.used', { places: places.join(', ') })} ${text}` : text,
        confirm: t(isForGood ? 'removeForGood' : 'remove'),
        isDanger: true,
      })
      if (!isSure) return false
      const query = {
        ...(places.length > 0 && { even: 'used' as const }),
        ...(isForGood && { purge: 'yes' as const }),
      }
      const send = async () => {
        for (const { eid } of files) await api(media.remove, { params: { eid }, query })
      }
      if (isForGood) return tell(send, t('deleted'))
      const isDone = await tell(send)
      if (isDone) offerUndo({ text: t('deleted'), label: words('undo'), undo: () => void restore(files) })
      return isDone
    },

    save: ({ eid }: File, body: { name: string; folder: string; tags: string[] }) =>
      tell(() => api(media.update, { params: { eid }, body }), t('saved')),
  }
}

async function placesOf(files: readonly File[]): Promise<string[]> {
  const found: string[] = []
  for (const { eid } of files) {
    const { rows } = await api(media.uses, { params: { eid } })
    found.push(...rows.map(({ name }) => name))
  }
  return [...new Set(found)]
}
