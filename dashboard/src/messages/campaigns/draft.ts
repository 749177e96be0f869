import type { MessageCampaign } from '@portico/contract/messages/campaigns.ts'

/** What of a campaign is written before it begins. */
export type Draft = Pick<MessageCampaign, 'name' | 'segmentId' | 'ways' | 'holdOut' | 'startsAt'>
export type StepProps = { draft: Draft; change: (patch: Partial<Draft>) => void }
