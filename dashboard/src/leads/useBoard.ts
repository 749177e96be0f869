import { leads, USUAL_STAGES } from '@portico/contract/leads.ts'
import { useReply } from '../core/keys.ts'

const USUAL = USUAL_STAGES.map((stage) => ({ ...stage, leads: 0 }))

/** The stages of the page and who works on its leads; the usual stages while they load. */
export function useBoard() {
  const { data, refetch } = useReply(leads.board, {})
  return { stages: data?.rows ?? USUAL, people: data?.people ?? [], isLoaded: data !== undefined, reload: refetch }
}
export type Stages = ReturnType<typeof useBoard>['stages']
export type People = ReturnType<typeof useBoard>['people']
