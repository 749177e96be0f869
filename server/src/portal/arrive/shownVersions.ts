// What an arriving guest is shown, by the versions that are published at this moment. A version stays as it is, so its
// content is kept in memory; which version it is, is read with each page.
import type { Subscription } from '@portico/contract/access.ts'
import type { FlowStep } from '@portico/contract/flows.ts'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import { lookOf } from '@portico/portal/look/design.ts'
import type { Venue } from '@portico/portal/view.ts'
import type { Database, Tx } from '../../core/db/database.ts'
import { keepUpTo } from '../../core/kept.ts'
import type { Services } from '../../core/services.ts'
import { readVersionSteps, withoutSurveys, WITHOUT_FLOW, type RunningFlow } from '../../flows/index.ts'
import { readPublished, withinPlan } from '../../templates/index.ts'
import { asShown, menuHrefOf, plainLook, type Front } from '../venue.ts'

type Version = { id: string; version: number }

/** What is published now. `flowTemplateId`: the flow's own template; `template`: the one that is shown. */
export type ShownVersions = {
  pageId: string
  name: string
  accent: string | null
  /** There is something on its menu. */
  hasMenu: boolean
  subscription: Subscription
  wording: { marketing: number; terms: number }
  flow: Version | undefined
  flowTemplateId: string | null
  template: Version | undefined
}

const MOST = 1000

type Contents = ReturnType<typeof openContents>
const opened = new WeakMap<Database, Contents>()

function openContents() {
  return {
    steps: keepUpTo<Promise<FlowStep[] | undefined>>(MOST),
    designs: keepUpTo<Promise<TemplateDesign | undefined>>(MOST),
    venues: keepUpTo<Promise<Venue>>(MOST),
  }
}

/** The flow a guest begins with, and the venue in its look. */
export async function readShown(
  { db, clock }: Services,
  shown: ShownVersions,
): Promise<{ flow: RunningFlow; front: Front }> {
  const contents = opened.get(db) ?? openContents()
  opened.set(db, contents)
  const { pageId, name, wording, flow, template, flowTemplateId, accent, hasMenu, subscription } = shown
  const read = <T>(work: (tx: Tx) => Promise<T>) => db.asSystem(work)
  const venue = contents.venues(`${pageId} ${wording.marketing}.${wording.terms} ${name}`, () =>
    read((tx) => asShown(tx, pageId, { name }, wording)),
  )
  const design =
    template &&
    contents.designs(`${pageId} ${template.id} ${template.version}`, () =>
      read((tx) => readPublished(tx, pageId, template)),
    )
  const steps =
    flow &&
    contents.steps(`${pageId} ${flow.id} ${flow.version}`, () => read((tx) => readVersionSteps(tx, pageId, flow)))
  const [madeVenue, madeDesign, madeSteps] = await Promise.all([venue, design, steps])
  return {
    flow:
      flow && madeSteps
        ? {
            ...flow,
            steps: madeDesign?.survey === false ? withoutSurveys(madeSteps) : madeSteps,
            templateId: flowTemplateId,
          }
        : WITHOUT_FLOW,
    front: {
      venue: hasMenu ? { ...madeVenue, menuHref: menuHrefOf(pageId) } : madeVenue,
      look: madeDesign ? lookOf(withinPlan(madeDesign, subscription, clock.now())) : plainLook(accent),
    },
  }
}
