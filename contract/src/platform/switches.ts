// Parts of the platform that administrators stop and start: new accounts, and messages that leave.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf } from '../http/crud.ts'

export const SWITCHES = ['signUp', 'sending'] as const
export type SwitchName = (typeof SWITCHES)[number]
const name = z.enum(SWITCHES)
const State = z.object({ name, isOn: z.boolean(), changedAt: z.iso.datetime().nullable() })

export const switches = {
  list: endpoint({
    method: 'GET',
    path: '/admin/switches',
    summary: 'List the parts of the platform that can be stopped, and whether they are on',
    access: { by: 'admin' },
    returns: listOf(State),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/admin/switches/{name}',
    summary: 'Stop or start a part of the platform, at once',
    access: { by: 'admin' },
    params: z.object({ name }),
    body: z.object({ isOn: z.boolean() }),
    returns: State,
  }),
}
