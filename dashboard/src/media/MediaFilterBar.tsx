import { useEffect, useEffectEvent, useState } from 'react'
import { Button, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import type { MediaFilters } from './place.ts'
import css from './library.module.css'

type NameCount = { name: string; count: number }
type Props = {
  filters: MediaFilters
  folders: readonly NameCount[]
  tags: readonly NameCount[]
  onFilters: (filters: MediaFilters) => void
}

/** Narrows the library. Each choice goes into the address and back to its first page. */
export function MediaFilterBar({ filters, folders, tags, onFilters }: Props) {
  const t = useText('media')
  const change = (part: MediaFilters) => onFilters({ ...filters, page: undefined, ...part })
  const [typed, setTyped] = useDebouncedSearch(filters.search, (search) => change({ search }))
  const isFiltered = Boolean(filters.search ?? filters.type ?? filters.folder ?? filters.tag)
  return (
    <div className={css.filters} role="search" aria-label={t('title')}>
      <TextInput
        type="search"
        label={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        label={t('type')}
        placeholder={t('all')}
        data={[
          { value: 'i', label: t('image') },
          { value: 'v', label: t('video') },
        ]}
        value={filters.type ?? null}
        onChange={(type) => change({ type: type ?? undefined })}
        clearable
      />
      <NameSelect
        label={t('folder')}
        names={folders}
        value={filters.folder}
        onChange={(folder) => change({ folder })}
      />
      <NameSelect label={t('tag')} names={tags} value={filters.tag} onChange={(tag) => change({ tag })} />
      {isFiltered && (
        <Button
          variant="subtle"
          onClick={() => {
            setTyped('')
            onFilters(filters.bin ? { bin: true } : {})
          }}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

type NameProps = {
  label: string
  names: readonly NameCount[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A choice of names, each with the number of its files. */
function NameSelect({ label, names, value, onChange }: NameProps) {
  const t = useText('media')
  return (
    <Select
      label={label}
      placeholder={t('all')}
      data={names.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))}
      value={value ?? null}
      onChange={(name) => onChange(name ?? undefined)}
      clearable
      searchable
    />
  )
}

/** What is typed; `onSearch` receives it once the typing pauses. */
function useDebouncedSearch(current: string | undefined, onSearch: (search: string | undefined) => void) {
  const [typed, setTyped] = useState(current ?? '')
  const search = useEffectEvent(() => {
    const wanted = typed.trim() || undefined
    if (wanted !== current) onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(search, 300)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}
