// What the server tells the portal to show of a campaign.
import type { CreativeDesign } from '@portico/contract/campaigns/creative.ts'
import type { Slot } from '@portico/contract/campaigns/kinds.ts'

export type Advert = {
  id: string
  slot: Slot
  design: CreativeDesign
  /** Asked for once it was on screen; absent in a preview, where nothing is counted. */
  seenHref?: string
  /** Follows or, before the guest is online, remembers the action. */
  goHref?: string
  /** Where a survey is posted, as `answer=…`. */
  answerAction?: string
  /** What the guest has just done with it. */
  notice?: 'saved' | 'thanks'
}
