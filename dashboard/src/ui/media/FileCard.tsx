import type { File } from '@portico/contract/media.ts'
import { IconMovie, IconPlayerPlayFilled } from '@tabler/icons-react'
import css from './media.module.css'

/** A file as a small picture; a video by its poster. Plain elements: a page has twenty of them. */
export function Thumbnail({ file }: { file: File }) {
  return (
    <span className={css.thumb} data-video={file.type === 'v' || undefined}>
      {file.thumbnail ? (
        <img src={file.thumbnail} alt="" loading="lazy" decoding="async" />
      ) : (
        <IconMovie size={34} stroke={1.3} aria-hidden />
      )}
      {file.type === 'v' && <IconPlayerPlayFilled className={css.play} size={20} aria-hidden />}
    </span>
  )
}

type Props = {
  file: File
  openLabel: string
  detail?: string
  isPressed?: boolean
  onOpen: (file: File) => void
  /** A tick to select several. */
  select?: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }
}

/** A file in a grid. */
export function FileCard({ file, openLabel, detail, isPressed, onOpen, select }: Props) {
  return (
    <li className={css.card} data-selected={select?.isOn || isPressed || undefined}>
      <button type="button" aria-label={openLabel} aria-pressed={isPressed} onClick={() => onOpen(file)}>
        <Thumbnail file={file} />
        <span className={css.cardName}>{file.name}</span>
        {detail && <span className={css.cardDetail}>{detail}</span>}
      </button>
      {select && (
        <label className={css.tick}>
          <input
            type="checkbox"
            aria-label={select.label}
            checked={select.isOn}
            onChange={(event) => select.onChange(event.currentTarget.checked)}
          />
        </label>
      )}
    </li>
  )
}
