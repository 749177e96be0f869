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
  const [typed, setTyped] = useState(filters.search ?? '')
  const change = (part: MediaFilters) => onFilters({ ...filters, page: undefined, ...part })
  const search = useEffectEvent(() => {
    const wanted = typed.trim() || undefined
    if (wanted !== filters.search) change({ search: wanted })
  })
  useEffect(() => {
    const timer = setTimeout(search, 300)
    return () => clearTimeout(timer)
  }, [typed])
  const isFiltered = Boolean(filters.search ?? filters.type ?? filters.folder ?? filters.tag)
  const counted = (all: readonly NameCount[]) =>
    all.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))
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
      <Select
        label={t('folder')}
        placeholder={t('all')}
        data={counted(folders)}
        value={filters.folder ?? null}
        onChange={(folder) => change({ folder: folder ?? undefined })}
        clearable
        searchable
      />
      <Select
        label={t('tag')}
        placeholder={t('all')}
        data={counted(tags)}
        value={filters.tag ?? null}
        onChange={(tag) => change({ tag: tag ?? undefined })}
        clearable
        searchable
      />
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
