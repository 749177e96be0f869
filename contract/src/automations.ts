// Automations: what happens to guests by itself, from a trigger step by step.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { seenRevision, versionedCalls } from './http/versioned.ts'
import { LANGUAGE_CODES } from './segments/condition.ts'
import { requiredText, text } from './text.ts'
import { AUTOMATION_PROBLEMS } from './automations/check.ts'
import { AutomationContent, AutomationSteps, Trigger, Who } from './automations/content.ts'
import { RESULTS, REASONS } from './automations/kinds.ts'
import { RECIPES } from './automations/recipes.ts'
import { TEMPLATE_KINDS } from './messages/kinds.ts'

const count = z.int()
const instant = z.iso.datetime()

export const Automation = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The draft. */
  ...AutomationContent.shape,
  revision: count,
  /** Newest published version; 0 before the first. */
  version: count,
  publishedAt: instant.nullable(),
  hasChanges: z.boolean(),
  /** Guests come in. */
  isActive: z.boolean(),
  /** Guests on their way, and those who came in within 30 days. */
  inside: count,
  entered: count,
  /** What its provider said when a message could not leave; empty while all is well. */
  blockedWhy: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type Automation = z.output<typeof Automation>

const Version = AutomationContent.extend({
  version: count,
  publishedAt: instant,
  publishedBy: z.string().nullable(),
  isPublished: z.boolean(),
})

const Named = z.object({ id: z.uuid(), name: z.string() })

/** What the venue has that an automation may name. */
const Facts = z.object({
  templates: z.array(Named.extend({ kind: z.enum(TEMPLATE_KINDS), isReady: z.boolean() })),
  tags: z.array(Named),
  segments: z.array(Named),
  gifts: z.array(Named),
  webhooks: z.array(Named),
  campaigns: z.array(Named),
  others: z.array(Named.extend({ tagId: z.uuid().nullable(), gives: z.array(z.uuid()) })),
})
export type AutomationChoices = z.output<typeof Facts>

const Finding = z.object({ stepId: z.string().nullable(), code: z.enum(AUTOMATION_PROBLEMS) })

/** What became of guests at a step, over a time. */
const StepCounts = z.object({
  stepId: z.string(),
  /** Who wait there now. */
  waiting: count,
  came: count,
  did: count,
  skipped: count,
  failed: count,
  /** How many took each arm. */
  arms: z.record(z.string(), count),
  /** Of messages: what the provider and the guest did with them. */
  messages: z
    .object({ sent: count, seen: count, clicked: count, replied: count, failed: count, waiting: count })
    .nullable(),
  reasons: z.array(z.object({ reason: z.enum(REASONS), guests: count })),
})
export type StepCounts = z.output<typeof StepCounts>

const LogRow = z.object({
  id: z.string(),
  /** One passage of one guest. */
  entryId: z.uuid(),
  /** Null once the guest was erased. */
  guestId: z.uuid().nullable(),
  /** Masked without the right to guests’ identity. */
  guest: z.string(),
  version: count,
  stepId: z.string(),
  at: instant,
  dueAt: instant,
  result: z.enum(RESULTS),
  reason: z.union([z.literal(''), z.enum(REASONS)]),
  detail: z.string(),
})
export type AutomationLogRow = z.output<typeof LogRow>

/** One line of a test run: what would happen, when, and why. */
const TestLine = z.object({
  stepId: z.string(),
  at: instant,
  result: z.enum(RESULTS),
  reason: z.union([z.literal(''), z.enum(REASONS)]),
  detail: z.string(),
  /** Words of a message that would leave, and when, where that is later. */
  leavesAt: instant.nullable(),
})
export type TestLine = z.output<typeof TestLine>

const Settings = z.object({
  /** Messages of all automations together that one guest gets at most. */
  mostADay: z.int().min(1).max(20),
  mostAWeek: z.int().min(1).max(50),
})

const read = { by: 'page', may: 'automation:read' } as const
/** What a page has can be changed and stopped without the plan; making and publishing needs it. */
const edit = { by: 'page', may: 'automation:write' } as const
const write = { ...edit, module: 'automation' } as const
const publish = { by: 'page', may: 'automation:publish', module: 'automation' } as const
const params = z.object({ id: z.uuid() })
const path = '/automations'

const versioned = versionedCalls({
  path,
  name: 'an automation',
  item: Automation,
  version: Version,
  read,
  write,
  publish,
  remove: { by: 'page', may: 'automation:delete' },
})

export const automations = {
  ...versioned,
  list: endpoint({
    method: 'GET',
    path,
    summary: 'List automations, those that run first',
    access: read,
    returns: listOf(Automation),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Create an automation as a draft, empty or from a recipe',
    access: write,
    body: z.object({
      name: requiredText(80),
      recipe: z.enum(RECIPES).optional(),
      /** Of the message templates a recipe brings along. */
      language: z.enum(LANGUAGE_CODES).optional(),
      content: AutomationContent.optional(),
    }),
    returns: Automation,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Save the draft, unless someone else did meanwhile; guests go on by the published version',
    access: edit,
    params,
    body: z.object({
      name: requiredText(80).optional(),
      trigger: Trigger.optional(),
      who: Who.optional(),
      again: AutomationContent.shape.again.optional(),
      exit: AutomationContent.shape.exit.optional(),
      steps: AutomationSteps.optional(),
      revision: seenRevision,
    }),
    returns: Automation,
  }),
  check: endpoint({
    method: 'GET',
    path: `${path}/{id}/check`,
    summary: 'What keeps the draft from being published: what is missing, loops, steps nobody reaches',
    access: read,
    params,
    returns: z.object({ problems: z.array(Finding) }),
  }),
  facts: endpoint({
    method: 'GET',
    path: '/automation-facts',
    summary: 'What an automation may name here: templates, tags, segments, gifts, webhooks, campaigns',
    access: read,
    returns: Facts,
  }),
  stop: endpoint({
    method: 'POST',
    path: `${path}/{id}/stop`,
    summary: 'Let nobody in any more; guests inside go on to the end, or leave at once',
    access: { by: 'page', may: 'automation:publish' },
    params,
    body: z.object({ inside: z.enum(['finish', 'leave']) }),
    returns: Automation,
  }),
  unblock: endpoint({
    method: 'POST',
    path: `${path}/{id}/unblock`,
    summary: 'Send again after its provider refused our access',
    access: publish,
    params,
    returns: Automation,
  }),
  funnel: endpoint({
    method: 'GET',
    path: `${path}/{id}/funnel`,
    summary: 'What became of guests at each step within so many days',
    access: read,
    params,
    query: z.object({ days: z.coerce.number<number | string>().int().min(1).max(365).default(30) }),
    returns: z.object({
      entered: count,
      refused: count,
      inside: count,
      ended: count,
      left: count,
      steps: z.array(StepCounts),
    }),
  }),
  log: endpoint({
    method: 'GET',
    path: `${path}/{id}/log`,
    summary: 'What happened to whom at which step, and why or why not; newest first',
    access: { by: 'page', may: 'guest:read' },
    params,
    query: paging.extend({
      guestId: z.uuid().optional(),
      stepId: text(64).optional(),
      result: z.enum(RESULTS).optional(),
    }),
    returns: listOf(LogRow),
  }),
  test: endpoint({
    method: 'POST',
    path: `${path}/{id}/test`,
    summary: 'What would happen to one guest step by step, with the clock moved on; nothing is sent or changed',
    access: { by: 'page', may: 'guest:read' },
    // A question, however it is sent.
    isPart: true,
    params,
    body: z.object({
      guestId: z.uuid(),
      /** When the guest would come in; now when left out. */
      at: z.iso.datetime({ offset: true }).optional(),
      /** Of each thing waited for, whether it happens. */
      happens: z.record(text(64), z.boolean()).default({}),
    }),
    returns: z.object({ lines: z.array(TestLine) }),
    perMinute: 60,
  }),
}

export const automationSettings = {
  read: endpoint({
    method: 'GET',
    path: '/automation-settings',
    summary: 'How many messages of all automations together a guest gets at most',
    access: read,
    returns: Settings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/automation-settings',
    summary: 'Change how many messages of all automations together a guest gets at most',
    access: { by: 'page', may: 'automation:publish' },
    body: Settings,
    returns: Settings,
  }),
}
