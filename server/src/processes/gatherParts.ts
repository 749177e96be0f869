import { FEATURES } from './features.ts'
import type { OpenServices } from './openServices.ts'
import type { Parts } from './featureParts.ts'

/** Puts together what features need, their answers to each other among it. */
export function gatherParts(
  { services, locks, keepEvents }: OpenServices,
  gateways: Pick<Parts, 'registry' | 'presence' | 'tryOut'>,
): Parts {
  return {
    services,
    locks,
    keepEvents,
    ...gateways,
    listeningSince: services.clock.now(),
    async stepNames(tx, pageId, language) {
      const names = {}
      for (const { stepNames } of FEATURES) Object.assign(names, await stepNames?.(tx, pageId, language))
      return names
    },
    async gardenHosts(tx, gateway) {
      const hosts: string[] = []
      for (const { gardenHosts } of FEATURES) hosts.push(...((await gardenHosts?.(tx, gateway)) ?? []))
      return hosts
    },
    homeParts: FEATURES.flatMap(({ home }) => (home ? [home] : [])),
    segmentUses: FEATURES.flatMap(({ name, segmentUse }) =>
      segmentUse ? [{ feature: name, findUses: segmentUse }] : [],
    ),
    mediaUses: FEATURES.flatMap(({ name, mediaUse }) => (mediaUse ? [{ feature: name, findUses: mediaUse }] : [])),
  }
}
