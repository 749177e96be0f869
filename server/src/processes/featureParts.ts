// What the processes make and hand to features.
import type { GardenHosts, HomePart, MediaUse, SegmentUse, StepNames } from '../core/feature.ts'
import type { Locks } from '../core/jobs/locks.ts'
import type { Services } from '../core/services.ts'
import type { Presence, Registry, TryOut } from '../gateways/index.ts'

export type Parts = {
  services: Services
  locks: Locks
  registry: Registry
  presence: Presence
  tryOut: TryOut
  /** Makes the months to come for events and drops those that are over. */
  keepEvents(): Promise<unknown>
  /** When this process began to receive packets from gateways. */
  listeningSince: Date
  // What one feature asks of all others.
  stepNames: StepNames
  gardenHosts: GardenHosts
  mediaUses: readonly { feature: string; findUses: MediaUse }[]
  homeParts: readonly HomePart[]
  segmentUses: readonly { feature: string; findUses: SegmentUse }[]
}
