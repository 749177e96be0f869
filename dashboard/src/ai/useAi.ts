import { aiSettings, type AiSetting } from '@portico/contract/ai.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'

type Body = Omit<Request<typeof aiSettings.update>['body'], 'revision'>

/** The page's AI settings, and how to change them. */
export function useAi() {
  const t = useText('aiSettings')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const query = useReply(aiSettings.list, { query: {} })
  const setting = query.data?.data.data[0]
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call()
      message(t('saved'))
      return true
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
      return false
    } finally {
      await invalidate({ list: aiSettings.list })
    }
  }
  return {
    setting,
    isLoading: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    make: () => run(() => api(aiSettings.create, { body: {} })),
    save: ({ id, revision }: AiSetting, body: Body) =>
      run(() => api(aiSettings.update, { params: { id }, body: { ...body, revision } })),
  }
}
export type SaveAi = (body: Body) => Promise<boolean>
