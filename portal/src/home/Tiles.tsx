import { safeHref } from '../href.ts'
import { TileDrawing } from './TileDrawing.tsx'
import type { HomeTile } from './view.ts'

export function Tiles({ tiles }: { tiles: readonly HomeTile[] }) {
  if (tiles.length === 0) return null
  return (
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.icon + tile.title}>
          {tile.href ? (
            <a className="tile" href={safeHref(tile.href)}>
              <Inside tile={tile} />
            </a>
          ) : (
            <div className="tile">
              <Inside tile={tile} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Inside({ tile: { icon, title, line, count } }: { tile: HomeTile }) {
  return (
    <>
      <TileDrawing icon={icon} />
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
      {count && <strong>{count}</strong>}
    </>
  )
}
