import { planHas, type PaidFeature } from '@portico/contract/access.ts'
import { useSelectedPage } from './selectedPage.ts'

/** Whether the selected page's plan has a feature now. Display only: the server decides again. */
export function usePlanHas(): (feature: PaidFeature) => boolean {
  const subscription = useSelectedPage()?.PageSubscription
  return (feature) => planHas(subscription, feature, new Date())
}
