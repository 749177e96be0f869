import { pageTemplates, templates, type BeeTemplate, type Template } from '@portico/contract/templates.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { useKeep } from './useTemplates.ts'

/** What can be done with a template from a list; each says by a toast how it went. */
export function useCommands() {
  const t = useText('templates')
  const errorText = useErrorText()
  const keep = useKeep()

  async function say<T>(good: string, bad: string, command: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await command()
      message(good)
      keep.lists()
      return result
    } catch (error) {
      notify({ kind: 'bad', title: bad, text: errorText(error) })
      return undefined
    }
  }

  async function ask(name: string): Promise<boolean> {
    return confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), confirm: t('delete'), isDanger: true })
  }

  return {
    copy: (name: string, from?: string) =>
      say(t('toast.created'), t('toast.createFailed'), () => api(pageTemplates.create, { body: { name, from } })),
    rename: ({ id }: Template, name: string) =>
      say(t('toast.updated'), t('toast.updateFailed'), () =>
        api(pageTemplates.update, { params: { id }, body: { name } }),
      ),
    activate: ({ id }: Template) =>
      say(t('toast.updated'), t('toast.updateFailed'), () => api(pageTemplates.activate, { params: { id } })),
    async remove({ id, name }: Template) {
      if (await ask(name))
        await say(t('toast.deleted'), t('toast.deleteFailed'), () => api(pageTemplates.remove, { params: { id } }))
    },
    share: (body: Pick<BeeTemplate, 'name' | 'category' | 'design'>) =>
      say(t('toast.created'), t('toast.createFailed'), () => api(templates.create, { body })),
    reshare: (id: string, body: Partial<Pick<BeeTemplate, 'name' | 'category' | 'design'>>) =>
      say(t('toast.updated'), t('toast.updateFailed'), () => api(templates.update, { params: { id }, body })),
    async unshare({ id, name }: BeeTemplate) {
      if (await ask(name))
        await say(t('toast.deleted'), t('toast.deleteFailed'), () => api(templates.remove, { params: { id } }))
    },
  }
}
