import { IconBulb } from '@tabler/icons-react'
import { BrandDrawing } from './BrandDrawing.tsx'
import { BRANDS } from './brands.ts'
import { HelpLine, useSay } from './HelpLine.tsx'
import { sayLine, type Block, type Line } from './readArticle.ts'
import css from './help.module.css'

/** One block of an article. A picture is our drawing of a brand, or a screenshot of the product. */
export function ArticleBlock({ block, pictures }: { block: Block; pictures: Map<string, string> }) {
  if (block.kind === 'steps') return <Lines lines={block.lines} list="ol" />
  if (block.kind === 'points') return <Lines lines={block.lines} list="ul" />
  if (block.kind === 'picture') return <Picture block={block} pictures={pictures} />
  const line = <HelpLine line={block.line} />
  if (block.kind === 'heading') return <h2>{line}</h2>
  if (block.kind === 'text') return <p>{line}</p>
  return (
    <p className={css.note} role="note">
      <IconBulb size={20} stroke={1.5} aria-hidden />
      <span>{line}</span>
    </p>
  )
}

function Lines({ lines, list: List }: { lines: Line[]; list: 'ol' | 'ul' }) {
  return (
    <List>
      {lines.map((line, index) => (
        // The lines of an article keep their order.
        <li key={index}>
          <HelpLine line={line} />
        </li>
      ))}
    </List>
  )
}

function Picture({ block, pictures }: { block: Extract<Block, { kind: 'picture' }>; pictures: Map<string, string> }) {
  const say = useSay()
  const brand = BRANDS[block.name]
  const caption = <HelpLine line={block.line} />
  const url = pictures.get(block.name)
  if (brand) return <BrandDrawing brand={brand} caption={caption} />
  if (!url) return null
  return (
    <figure className={css.picture}>
      <img src={url} alt={sayLine(block.line, say)} loading="lazy" />
      <figcaption aria-hidden>{caption}</figcaption>
    </figure>
  )
}
