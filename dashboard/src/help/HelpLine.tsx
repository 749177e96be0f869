import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import type { Line, Piece } from './readArticle.ts'
import css from './help.module.css'

/** One line of an article: text, the interface's own words, and links to articles and screens. */
export function HelpLine({ line }: { line: Line }) {
  // The pieces of a line keep their order.
  return line.map((piece, index) => <PieceOfLine key={`${index} ${piece.kind}`} piece={piece} />)
}

function PieceOfLine({ piece }: { piece: Piece }) {
  const say = useSay()
  if (piece.kind === 'text') return <WholeWords text={piece.text} />
  if (piece.kind === 'code') return <code className={css.code}>{piece.text}</code>
  if (piece.kind === 'label')
    return (
      <b className={css.label}>
        <WholeWords text={say(piece.key)} />
      </b>
    )
  const to = piece.to.startsWith('/') ? piece.to : `/help/${piece.to}`
  return (
    <Link to={to}>
      <HelpLine line={piece.pieces} />
    </Link>
  )
}

/** The interface's sentence under a key. */
export function useSay(): (key: string) => string {
  const t = useText()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a check shows that every key an article names is there
  return (key) => t(key as never)
}
