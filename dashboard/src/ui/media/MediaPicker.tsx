import { useEffect, useState } from 'react'
import { Modal, TextInput } from '@mantine/core'
import type { File } from '@portico/contract/media.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { CafeDoor } from '../art/CafeDoor.tsx'
import { useEscape } from '../useEscape.ts'
import { FileCard } from './FileCard.tsx'
import { Pager } from './Pager.tsx'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { addUploads } from './uploads.ts'
import { useFiles, useMediaSummary } from './useFiles.ts'
import css from './media.module.css'

type Props = {
  isOpen: boolean
  /** `i` pictures only, `v` videos only, both when left out. */
  type?: 'i' | 'v'
  onClose: () => void
  onPick: (file: File) => void
}

/** Lets a screen take a file of the page's library, or upload one on the spot. A press on a file picks it. */
export function MediaPicker({ isOpen, type, onClose, onPick }: Props) {
  const t = useText('media')
  const close = useText('ui')('close')
  useEscape(isOpen, onClose)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('picker.title')}
      closeOnEscape={false}
      size={860}
      lockScroll={false}
      classNames={{ title: css.modalTitle }}
      closeButtonProps={{ 'aria-label': close }}
    >
      <Library type={type} onPick={onPick} />
    </Modal>
  )
}

function Library({ type, onPick }: Pick<Props, 'type' | 'onPick'>) {
  const t = useText('media')
  const format = useFormat()
  const mayWrite = useAllows('media:write')
  const summary = useMediaSummary()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const list = useFiles({ ...(type ? { type } : {}), ...(search ? { search } : {}) }, page)
  const canUploadVideo = (summary?.canUploadVideo ?? false) && type !== 'i'
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(typed.trim())
      setPage(1)
    }, 250)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className={css.pickerBody}>
      <div className={css.pickerTop}>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {mayWrite && (
          <UploadButton canUploadVideo={canUploadVideo} onFiles={(files) => addUploads(files, { canUploadVideo })} />
        )}
      </div>
      <UploadList />
      {list.error && <ErrorState error={list.error} onRetry={list.reload} />}
      {!list.error && !list.loading && list.files.length === 0 && (
        <EmptyState
          art={<CafeDoor />}
          title={t('empty.title')}
          text={search ? t('empty.filtered') : t(mayWrite ? 'empty.text' : 'empty.readOnly')}
        />
      )}
      <ul className={css.grid}>
        {list.files.map((file) => (
          <FileCard
            key={file.eid}
            file={file}
            openLabel={`${t('picker.choose')} ${file.name}`}
            detail={`${file.width} × ${file.height} · ${format.bytes(file.filesize)}`}
            onOpen={onPick}
          />
        ))}
      </ul>
      <Pager currentPage={page} totalPages={list.totalPages} onPage={setPage} />
    </div>
  )
}
