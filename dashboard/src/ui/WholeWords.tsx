import { Fragment } from 'react'
import css from './wholeWords.module.css'

const WORD = 'Wi-Fi'

/** A line in which "Wi-Fi" stays in one piece: browsers break after its hyphen, and no style but this one stops them. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(WORD)
  return parts.map((part, index) => (
    // The parts of one text keep their order.
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <span className={css.whole}>{WORD}</span>}
      {part}
    </Fragment>
  ))
}
