import { createElement } from 'react'
import { profiles, type Profile } from '@portico/contract/profiles.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { MergePreview } from './MergePreview.tsx'
import { nameOf } from './profileColumns.tsx'

/** Makes two guests one after showing what that means; the one known for longer stays. */
export function useMerging(reload: () => unknown) {
  const t = useText('profiles')
  const format = useFormat()
  const errorText = useErrorText()
  async function takeBack(id: string) {
    try {
      const { rows } = await api(profiles.merges, { params: { id } })
      if (rows[0]) await api(profiles.unmerge, { params: { id, merge: rows[0].id } })
      message(t('merging.undone'))
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await reload()
  }

  return async (one: Profile, other: Profile) => {
    const [into, from] = one.firstSeenAt <= other.firstSeenAt ? [one, other] : [other, one]
    const params = { id: into.id }
    try {
      const { isContested, ...two } = await api(profiles.mergePreview, { params, query: { from: from.id } })
      const names = { from: nameOf(from, t('unnamed')), into: nameOf(into, t('unnamed')) }
      const text = createElement(MergePreview, { ...two, isContested, text: t('merging.text', names), t, format })
      const isSure = await confirm({ title: t('merging.title'), text, confirm: t('merging.confirm'), isDanger: true })
      if (!isSure) return
      await api(profiles.merge, { params, body: { from: from.id } })
      const undo = () => void takeBack(into.id)
      notify({ kind: 'good', text: t('merging.done'), seconds: 10, action: { label: t('merging.undo'), run: undo } })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await reload()
  }
}
