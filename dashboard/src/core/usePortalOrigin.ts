import { campaigns } from '@portico/contract/campaigns.ts'
import { useReply } from './keys.ts'

/** Where guests reach the portal, and so the venue's pictures: asked once. */
export function usePortalOrigin(): string | undefined {
  const body = { design: {}, slot: 'success', language: 'vi' } as const
  const { data } = useReply(campaigns.preview, { body }, { staleTime: Infinity })
  return data && new URL(data.frame).origin
}
