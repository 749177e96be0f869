import type { ConversationLabel } from '@portico/contract/inbox.ts'
import css from './list.module.css'

/** A label in its colour. */
export function LabelTag({ label: { name, colour } }: { label: ConversationLabel }) {
  return (
    <span className={css.label} data-colour={colour}>
      {name}
    </span>
  )
}
