import { useState } from 'react'
import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import type { File } from '@portico/contract/media.ts'
import { useAllows } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { DropArea } from '../ui/media/DropArea.tsx'
import { UploadButton } from '../ui/media/UploadButton.tsx'
import { UploadList } from '../ui/media/UploadList.tsx'
import { addUploads } from '../ui/media/uploads.ts'
import { useFiles, useMediaSummary } from '../ui/media/useFiles.ts'
import { Screen } from '../ui/Screen.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { FileDetails } from './FileDetails.tsx'
import { FileGrid } from './FileGrid.tsx'
import { HalfUploads } from './HalfUploads.tsx'
import { MediaFilterBar } from './MediaFilterBar.tsx'
import { readPlace, type MediaFilters } from './place.ts'
import { QuotaBar } from './QuotaBar.tsx'
import { useFileDeeds } from './useFileDeeds.ts'
import css from './library.module.css'

/** The page's pictures and videos. */
export function MediaPage() {
  const [filters, onFilters] = usePlace(readPlace)
  const t = useText('media')
  const mayWrite = useAllows('media:write')
  const mayDelete = useAllows('media.own:delete')
  const deeds = useFileDeeds()
  const summary = useMediaSummary()
  const { bin, page = 1, ...narrowed } = filters
  const list = useFiles({ ...narrowed, ...(bin ? { deleted: 'true' } : {}) }, page)
  useLiveReload(['media'], list.refresh)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [shownId, setShownId] = useState<string | null>(null)
  const [fresh, setFresh] = useState<File | null>(null)
  const shown = list.files.find(({ eid }) => eid === shownId) ?? (fresh?.eid === shownId ? fresh : null)
  const last = useLast(shown)
  const folders = summary?.folders ?? []
  const chosen = list.files.filter(({ eid }) => selected.has(eid))
  const canUploadVideo = summary?.canUploadVideo ?? false

  function take(files: File_[]) {
    addUploads(files, { canUploadVideo, folder: filters.folder ?? '' })
    if (bin) onFilters({})
  }

  function filter(next: MediaFilters) {
    setSelected(new Set())
    onFilters(next)
  }

  const after = (isDone: boolean) => isDone && setSelected(new Set())
  const button = mayWrite && <UploadButton canUploadVideo={canUploadVideo} onFiles={take} />
  return (
    <Screen title={t('title')} lead={t('lead')} action={button}>
      <DropArea isEnabled={mayWrite} onFiles={take}>
        <div className={css.bar}>
          <SegmentedControl
            aria-label={t('library')}
            value={bin ? 'bin' : 'library'}
            onChange={(value) => filter(value === 'bin' ? { bin: true } : {})}
            data={[
              { value: 'library', label: t('library') },
              { value: 'bin', label: t('bin') },
            ]}
          />
          {summary && <QuotaBar {...summary} />}
        </div>
        <MediaFilterBar filters={filters} folders={folders} tags={summary?.tags ?? []} onFilters={filter} />
        <UploadList />
        {mayWrite && <HalfUploads />}
        <FileGrid
          list={list}
          isBin={bin === true}
          isFiltered={Object.values(narrowed).some(Boolean)}
          selected={mayDelete ? selected : undefined}
          onSelected={setSelected}
          onOpen={({ eid }) => setShownId(eid)}
          onPage={(next) => filter({ ...filters, page: next })}
        >
          {button}
        </FileGrid>
        {chosen.length > 0 && (
          <div className={css.selection} role="group" aria-label={t('selected', { count: String(chosen.length) })}>
            <span aria-live="polite">{t('selected', { count: String(chosen.length) })}</span>
            {bin && (
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={17} aria-hidden />}
                onClick={() => void deeds.restore(chosen).then(after)}
              >
                {t('restore')}
              </Button>
            )}
            <Button
              color="red.9"
              leftSection={<IconTrash size={17} aria-hidden />}
              onClick={() => void deeds.remove(chosen).then(after)}
            >
              {t(bin ? 'removeForGood' : 'remove')}
            </Button>
            <Button variant="subtle" onClick={() => setSelected(new Set())}>
              {t('unselect')}
            </Button>
          </div>
        )}
      </DropArea>
      <SideDrawer opened={shown !== null} onClose={() => setShownId(null)} title={last?.name ?? ''}>
        {last && (
          <FileDetails
            file={last}
            folders={folders.map(({ name }) => name)}
            onClose={() => setShownId(null)}
            onShow={(made) => {
              setFresh(made)
              setShownId(made.eid)
              void list.refresh()
            }}
          />
        )}
      </SideDrawer>
    </Screen>
  )
}

/** The browser's own, not the contract's. */
type File_ = globalThis.File
