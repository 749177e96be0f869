import { lazy, Suspense, useState, type FormEvent } from 'react'
import { Autocomplete, Button, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconCrop, IconTrash } from '@tabler/icons-react'
import type { File } from '@portico/contract/media.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { useOnceTrue } from '../ui/useOnceTrue.ts'
import { FileFacts } from './FileFacts.tsx'
import { FileUses } from './FileUses.tsx'
import { SizeList } from './SizeList.tsx'
import { useFileCommands } from './useFileCommands.ts'
import css from './library.module.css'

const CropDialog = lazy(async () => ({ default: (await import('../ui/media/CropDialog.tsx')).CropDialog }))

type Props = { file: File; folders: readonly string[]; onShow: (file: File) => void; onClose: () => void }

/** One file: what it looks like, what it is called, which sizes there are and where it is used. */
export function FileDetails({ file, folders, onShow, onClose }: Props) {
  const mayWrite = useAllows('media:write') && file.deletedAt === null
  const [isCropping, setCropping] = useState(false)
  const hasCropper = useOnceTrue(isCropping)
  const isInBin = file.deletedAt !== null
  return (
    <div className={css.details}>
      <div className={css.preview}>{!isInBin && <FilePreview file={file} />}</div>
      <FileButtons
        file={file}
        onCrop={mayWrite && file.type === 'i' ? () => setCropping(true) : undefined}
        onClose={onClose}
      />
      {mayWrite && <NameForm key={file.eid} file={file} folders={folders} />}
      <FileFacts file={file} />
      {!isInBin && <FileUses file={file} />}
      {!isInBin && <SizeList file={file} />}
      {hasCropper && (
        <Suspense>
          <CropDialog
            key={file.eid}
            file={file}
            isOpen={isCropping}
            onClose={() => setCropping(false)}
            onCropped={(made) => {
              setCropping(false)
              onShow(made)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function FilePreview({ file }: { file: File }) {
  if (file.type === 'i')
    return <img src={file.url} alt={file.name} width={file.width} height={file.height} style={{ height: 'auto' }} />
  const poster = file.renditions.find(({ isPoster, type }) => isPoster && type === 'image/webp')?.url
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an owner's own advert; nobody has written captions for it
    <video src={file.url} poster={poster} controls preload="none" aria-label={file.name} />
  )
}

type ButtonProps = { file: File; onCrop: (() => void) | undefined; onClose: () => void }

function FileButtons({ file, onCrop, onClose }: ButtonProps) {
  const t = useText('media')
  const mayDelete = useAllows('media.own:delete')
  const commands = useFileCommands()
  const closeIf = (isDone: boolean) => isDone && onClose()
  const icon = { size: 17, stroke: 1.8, 'aria-hidden': true }
  return (
    <div className={css.actions}>
      {onCrop && (
        <Button variant="default" leftSection={<IconCrop {...icon} />} onClick={onCrop}>
          {t('crop.open')}
        </Button>
      )}
      {mayDelete && file.deletedAt !== null && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={() => void commands.restore([file]).then(closeIf)}
        >
          {t('restore')}
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="default"
          c="var(--bad)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => void commands.remove([file]).then(closeIf)}
        >
          {t(file.deletedAt === null ? 'remove' : 'removeForGood')}
        </Button>
      )}
    </div>
  )
}

function NameForm({ file, folders }: { file: File; folders: readonly string[] }) {
  const t = useText('media')
  const commands = useFileCommands()
  const [name, setName] = useState(file.name)
  const [folder, setFolder] = useState(file.folder)
  const [tags, setTags] = useState(file.tags.join(', '))

  function save(event: FormEvent) {
    event.preventDefault()
    const list = tags
      .split(',')
      .map((tag) => tag.trim().slice(0, 30))
      .filter(Boolean)
      .slice(0, 12)
    void commands.save(file, { name: name.trim(), folder: folder.trim(), tags: list })
  }

  const isChanged = name !== file.name || folder !== file.folder || tags !== file.tags.join(', ')
  return (
    <form className={css.fields} onSubmit={save}>
      <TextInput
        label={t('name')}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Autocomplete
        label={t('folder')}
        description={t('folderHint')}
        data={[...folders]}
        maxLength={60}
        value={folder}
        onChange={setFolder}
      />
      <TextInput
        label={t('tags')}
        description={t('tagsHint')}
        maxLength={400}
        value={tags}
        onChange={(event) => setTags(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={!isChanged || name.trim() === ''}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
