// What a handler is given; its endpoint's declared access decides how much.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Permission } from '@portico/contract/access.ts'
import type { Endpoint, Input, ReplyInput } from '@portico/contract/http/endpoint.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { Actor, Changes } from '../audit.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

export type Visitor = Services & {
  language: Language
  requestId: string
  ip: string
  request: FastifyRequest
  reply: FastifyReply
  /**
   * Adds to the audit row that every change leaves. `id` and `name` say what it was about, where the path and the reply do
   * not; `changes` what an update changed. Rows cannot be erased: no secrets, nothing personal of guests.
   */
  note(detail: Record<string, unknown> & { id?: string; name?: string; changes?: Changes }): void
  /** For calls that wait: a short transaction as the caller, with the call's audit row inside. At most once a call. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The audit row names `actor` and the page of `caller.pageId`. */
export type UserContext = Visitor & {
  tx: Tx
  actor: Actor
  caller: { pageId?: string }
  user: { id: string; groupId: number; family: string }
}

export type PageContext = UserContext & {
  page: { id: string; role: string; timeZone: string }
  may(permission: Permission): boolean
}

/** The context an access declaration earns. */
export type ContextOf<A extends Access> = A extends { by: 'anyone' }
  ? Visitor
  : A extends { by: 'user' | 'admin' }
    ? UserContext
    : PageContext

export type Handler<E extends Endpoint> = (context: ContextOf<E['access']>, input: Input<E>) => Promise<ReplyInput<E>>

/** One handler for each endpoint of a group; a missing one does not compile. */
export type Handlers<G> = { [Name in keyof G]: G[Name] extends Endpoint ? Handler<G[Name]> : never }
