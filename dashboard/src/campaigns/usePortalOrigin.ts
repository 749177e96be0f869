import { campaigns } from '@portico/contract/campaigns.ts'
import { useReply } from '../core/keys.ts'
import { PLAIN_DESIGN } from './design.ts'

/** Where guests reach the portal, and so the venue's pictures: asked once. */
export function usePortalOrigin(): string | undefined {
  const body = { design: PLAIN_DESIGN, slot: 'success', language: 'vi' } as const
  const { data } = useReply(campaigns.preview, { body }, { staleTime: Infinity })
  return data && new URL(data.frame).origin
}
