import { useState, type FormEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { usePage } from '../core/page.ts'
import { useStored } from '../core/useStored.ts'
import { useText } from '../core/useText.ts'
import { IconButton } from './IconButton.tsx'
import type { Place } from './filters.ts'
import { MenuItem, MenuLine } from './MenuItem.tsx'
import { PopMenu } from './PopMenu.tsx'
import css from './listMenu.module.css'

type View = { name: string; place: Place }
const MOST_VIEWS = 20

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** What another version of the dashboard stored may be anything. */
function readViews(raw: unknown): View[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((one: unknown) =>
    isRecord(one) && typeof one['name'] === 'string' && isRecord(one['place'])
      ? [{ name: one['name'], place: one['place'] }]
      : [],
  )
}

type Props = {
  /** The list whose views these are; a page has its own. */
  list: string
  place: Place
  isFiltered: boolean
  onPlace: (place: Place) => void
}

/** Searches and filters under a name, to come back to; this browser remembers them. */
export function SavedViews({ list, place, isFiltered, onPlace }: Props) {
  const t = useText('ui.views')
  const pageId = usePage((state) => state.pageId)
  const [views, store] = useStored(`views:${pageId ?? ''}:${list}`, readViews)
  const here = JSON.stringify(place)
  if (views.length === 0 && !isFiltered) return null
  return (
    <PopMenu
      label={t('label')}
      button={
        <>
          <IconBookmark size={17} stroke={1.8} aria-hidden />
          <span>{t('label')}</span>
        </>
      }
      buttonClass={css.control}
      width={300}
      role="dialog"
    >
      {views.map((view) => (
        <div key={view.name} className={css.view}>
          <MenuItem isPlain isChosen={JSON.stringify(view.place) === here} onClick={() => onPlace(view.place)}>
            {view.name}
          </MenuItem>
          <IconButton
            label={t('remove', { name: view.name })}
            onClick={() => store(views.filter((one) => one !== view))}
          >
            <IconTrash size={17} aria-hidden />
          </IconButton>
        </div>
      ))}
      {isFiltered && (
        <>
          {views.length > 0 && <MenuLine />}
          <SaveForm
            isFull={views.length >= MOST_VIEWS}
            onSave={(name) => store([...views.filter((one) => one.name !== name), { name, place }])}
          />
        </>
      )}
    </PopMenu>
  )
}

function SaveForm({ isFull, onSave }: { isFull: boolean; onSave: (name: string) => void }) {
  const t = useText('ui.views')
  const [name, setName] = useState('')
  function save(event: FormEvent) {
    event.preventDefault()
    const chosen = name.trim()
    if (chosen === '') return
    onSave(chosen)
    setName('')
  }
  if (isFull) return <p className={css.hint}>{t('full', { most: MOST_VIEWS })}</p>
  return (
    <form className={css.save} onSubmit={save}>
      <TextInput
        label={t('name')}
        placeholder={t('example')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-md" disabled={name.trim() === ''}>
        {t('save')}
      </Button>
    </form>
  )
}
