import { messageTemplates } from '@portico/contract/messages.ts'
import { placeOf } from '../core/usePlace.ts'

/** Which templates are shown. */
export const readPlace = placeOf(messageTemplates.list)
