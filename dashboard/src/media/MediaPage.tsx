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
import { useFileCommands } from './useFileCommands.ts'
import css from './library.module.css'

/** The page's pictures and videos. */
export function MediaPage() {
  const [filters, onFilters] = usePlace(readPlace)
  const t = useText('media')
  const mayWrite = useAllows('media:write')
  const mayDelete = useAllows('media.own:delete')
  const summary = useMediaSummary()
  const { bin, page = 1, ...narrowed } = filters
  const list = useFiles({ ...narrowed, ...(bin ? { deleted: 'true' } : {}) }, page)
  useLiveReload(['media'], list.refresh)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [shownId, setShownId] = useState<string | null>(null)
  const folders = summary?.folders ?? []
  const canUploadVideo = summary?.canUploadVideo ?? false

  function take(files: globalThis.File[]) {
    addUploads(files, { canUploadVideo, folder: filters.folder ?? '' })
    if (bin) onFilters({})
  }

  function filter(next: MediaFilters) {
    setSelected(new Set())
    onFilters(next)
  }

  const button = mayWrite && <UploadButton canUploadVideo={canUploadVideo} onFiles={take} />
  return (
    <Screen title={t('title')} lead={t('lead')} action={button}>
      <DropArea isEnabled={mayWrite} onFiles={take}>
        <div className={css.bar}>
          <BinSwitch isBin={bin === true} onChange={(isBin) => filter(isBin ? { bin: true } : {})} />
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
        <SelectionBar
          files={list.files.filter(({ eid }) => selected.has(eid))}
          isBin={bin === true}
          onClear={() => setSelected(new Set())}
        />
      </DropArea>
      <FileDrawer list={list} folders={folders.map(({ name }) => name)} shownId={shownId} onShow={setShownId} />
    </Screen>
  )
}

function BinSwitch({ isBin, onChange }: { isBin: boolean; onChange: (isBin: boolean) => void }) {
  const t = useText('media')
  return (
    <SegmentedControl
      aria-label={t('library')}
      value={isBin ? 'bin' : 'library'}
      onChange={(value) => onChange(value === 'bin')}
      data={[
        { value: 'library', label: t('library') },
        { value: 'bin', label: t('bin') },
      ]}
    />
  )
}

/** What can be done with the selected files, while there are any. */
function SelectionBar({ files, isBin, onClear }: { files: File[]; isBin: boolean; onClear: () => void }) {
  const t = useText('media')
  const commands = useFileCommands()
  const clearIf = (isDone: boolean) => isDone && onClear()
  if (files.length === 0) return null
  const label = t('selected', { count: String(files.length) })
  return (
    <div className={css.selection} role="group" aria-label={label}>
      <span aria-live="polite">{label}</span>
      {isBin && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={17} aria-hidden />}
          onClick={() => void commands.restore(files).then(clearIf)}
        >
          {t('restore')}
        </Button>
      )}
      <Button
        color="red.9"
        leftSection={<IconTrash size={17} aria-hidden />}
        onClick={() => void commands.remove(files).then(clearIf)}
      >
        {t(isBin ? 'removeForGood' : 'remove')}
      </Button>
      <Button variant="subtle" onClick={onClear}>
        {t('unselect')}
      </Button>
    </div>
  )
}

type DrawerProps = {
  list: ReturnType<typeof useFiles>
  folders: string[]
  shownId: string | null
  onShow: (id: string | null) => void
}

/** The file that is shown; a cropped one is shown before the list has it. */
function FileDrawer({ list, folders, shownId, onShow }: DrawerProps) {
  const [fresh, setFresh] = useState<File | null>(null)
  const shown = list.files.find(({ eid }) => eid === shownId) ?? (fresh?.eid === shownId ? fresh : null)
  const last = useLast(shown)
  return (
    <SideDrawer opened={shown !== null} onClose={() => onShow(null)} title={last?.name ?? ''}>
      {last && (
        <FileDetails
          file={last}
          folders={folders}
          onClose={() => onShow(null)}
          onShow={(made) => {
            setFresh(made)
            onShow(made.eid)
            void list.refresh()
          }}
        />
      )}
    </SideDrawer>
  )
}
