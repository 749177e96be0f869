import type { ReactNode } from 'react'
import type { File } from '@portico/contract/media.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { CafeDoor } from '../ui/art/CafeDoor.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FileCard } from '../ui/media/FileCard.tsx'
import { Pager } from '../ui/media/Pager.tsx'
import type { useFiles } from '../ui/media/useFiles.ts'
import grid from '../ui/media/media.module.css'

type Props = {
  list: ReturnType<typeof useFiles>
  isBin: boolean
  isFiltered: boolean
  /** Left out where nothing may be deleted. */
  selected: ReadonlySet<string> | undefined
  onSelected: (selected: ReadonlySet<string>) => void
  onOpen: (file: File) => void
  onPage: (page: number) => void
  /** What leads on from an empty library. */
  children: ReactNode
}

/** The files as pictures, twenty a page. */
export function FileGrid({ list, isBin, isFiltered, selected, onSelected, onOpen, onPage, children }: Props) {
  const t = useText('media')
  const format = useFormat()
  if (list.error) return <ErrorState error={list.error} onRetry={list.reload} isBoxed />
  if (list.loading) return <Waiting />
  if (list.files.length === 0 && list.currentPage === 1) {
    const text = isFiltered
      ? t('empty.filtered')
      : isBin
        ? t('empty.binText')
        : t(children ? 'empty.text' : 'empty.readOnly')
    return (
      <EmptyState art={<CafeDoor />} title={t(isBin ? 'empty.bin' : 'empty.title')} text={text}>
        {!isBin && !isFiltered && children}
      </EmptyState>
    )
  }

  function select(eid: string, isOn: boolean) {
    const next = new Set(selected)
    if (isOn) next.add(eid)
    else next.delete(eid)
    onSelected(next)
  }

  return (
    <>
      <ul className={grid.grid}>
        {list.files.map((file) => (
          <FileCard
            key={file.eid}
            file={file}
            openLabel={t('open', { name: file.name })}
            detail={`${file.width} × ${file.height} · ${format.bytes(file.filesize)}`}
            onOpen={onOpen}
            select={
              selected && {
                label: t('select', { name: file.name }),
                isOn: selected.has(file.eid),
                onChange: (isOn) => select(file.eid, isOn),
              }
            }
          />
        ))}
      </ul>
      <Pager currentPage={list.currentPage} totalPages={list.totalPages} onPage={onPage} />
    </>
  )
}

function Waiting() {
  return (
    <ul className={grid.grid} aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index} className={grid.card}>
          <span className={grid.thumb} />
          <span className={grid.waiting} />
        </li>
      ))}
    </ul>
  )
}
