// What a feature brings to the server, as one value. `processes/features.ts` lists them; every process is a loop over that list.
import type { FastifyInstance } from 'fastify'
import type { Group } from '@portico/contract/http/endpoint.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { HomeTile } from '@portico/portal/home/view.ts'
import type { EventConsumer } from './eventConsumer.ts'
import type { Tx } from './db/database.ts'
import type { Topic } from './db/topics.ts'
import type { GuestData } from './guestData.ts'
import type { Handlers } from './http/context.ts'
import { serve } from './http/serve.ts'
import type { Job } from './jobs/job.ts'
import type { MemberWays, OwnWay } from './mail/deliver.ts'
import type { Services } from './services.ts'

/** @typeParam Needs what it takes beside the services, such as the registry of gateways; the processes provide it. */
export type Feature<Needs = unknown> = {
  /** The name of its folder. */
  name: string
  /** Groups of the contract with their handlers, for the API. */
  calls?: (uses: Uses & Needs) => readonly Calls[]
  /** What guests' phones and gateways ask, on the portal's origin. */
  guestRoutes?: (app: FastifyInstance, uses: Uses & Needs) => void
  /** Work it does by itself. */
  jobs?: readonly Job<Uses & Needs>[]
  /** Starts its own queue of work, if it has one. @returns how to stop it */
  queue?: (services: Services) => { close(): Promise<void> }
  /** What it does when something happens. */
  consumer?: (uses: Pick<Services, 'clock' | 'secrets'>) => EventConsumer
  /** What it does with its rows about a guest. */
  guestData?: GuestData
  /** Topics it signals to dashboards. */
  topics?: readonly Topic[]
  /** Where it shows pictures and videos. */
  mediaUse?: MediaUse
  /** Where it chooses guests by a segment. */
  segmentUse?: SegmentUse
  /** What it shows on a guest's home. */
  home?: HomePart
  /** Its own ways of sending messages. */
  mailWays?: (services: Services) => { ownWay?: OwnWay } & MemberWays
  stepNames?: StepNames
  gardenHosts?: GardenHosts
}

export type Uses = { services: Services }

/** A group of calls to be served. Its name appears in the audit log. */
export type Calls = { name: string; group: Group; serve(app: FastifyInstance, services: Services): void }

/** Joins a group of the contract with its handlers. */
export function calls<G extends Group>(name: string, group: G, handlers: Handlers<G>): Calls {
  return { name, group, serve: (app, services) => serve(app, services, name, group, handlers) }
}

/** What steps (`<step>`), questions (`<question>`) and answers (`<question> <value>`) of a page are called in a language. */
export type StepNames = (tx: Tx, pageId: string, language: Language) => Promise<Record<string, string>>

/** The hosts a gateway's guests must reach before they are online. */
export type GardenHosts = (tx: Tx, gateway: { pageId: string; id: string }) => Promise<readonly string[]>

/** What a file can be named by elsewhere: its id, or the last path segment of any address of it. */
export type NamedFile = { eid: string; filenames: readonly string[] }

/** Places of a page that show a file, each with what people call it and the dashboard's path to it. */
export type MediaUse = (tx: Tx, pageId: string, file: NamedFile) => Promise<{ name: string; href: string }[]>

/** A page's home as somebody has it before them. */
export type HomeVisitor = {
  pageId: string
  /** Undefined for who is not signed in: they see only what is for anybody. */
  guestId: string | undefined
  language: Language
  /** Where the home is. Its pages are below, such as `${href}/menu`. */
  href: string
  now: Date
}

/** The tiles of a feature; `order` among those of all features: points 10, tasks 20, gifts 30, my gifts 40, menu 50, review 60, chat 65, Zalo 66, Wi-Fi 70, my data 80. */
export type HomePart = (tx: Tx, visitor: HomeVisitor) => Promise<readonly (HomeTile & { order: number })[]>

/** Places of a page that choose guests by a segment, each with what people call it and the dashboard's path to it. */
export type SegmentUse = (tx: Tx, pageId: string, segmentId: string) => Promise<{ name: string; href: string }[]>
