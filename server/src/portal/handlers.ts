import type { portal } from '@portico/contract/portal.ts'
import type { Handlers } from '../core/http/context.ts'
import { drawStep } from './show/preview.ts'
import { recordCounterLook } from './codes/counterLooks.ts'
import { readStaffCodes } from './codes/staffCodes.ts'

export const portalHandlers: Handlers<typeof portal> = {
  preview: drawStep,

  async codes(context) {
    const { tx, page, clock } = context
    await recordCounterLook(tx, page.id, clock.now())
    const rows = await readStaffCodes(context)
    return { rows, count: rows.length }
  },
}
