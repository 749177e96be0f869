import { Menu, TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck, IconPlus, IconSearch, IconSelector } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { selectPage, usePage } from '../core/page.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { usePages, useSelectedPage } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { matching } from '../core/matching.ts'
import css from './PagePicker.module.css'

/** More pages than this are found faster by typing. */
const SEARCH_ABOVE = 6

/** The selected page: its name leads to its settings, the button beside it to the other pages. */
export function PagePicker({ isRail }: { isRail: boolean }) {
  const t = useText('shell')
  const page = useSelectedPage()
  return (
    <div className={css.picker} data-rail={isRail || undefined}>
      {!isRail && page && (
        <Link to="/dashboard/page/$eid" params={{ eid: page.eid }} className={css.page}>
          <PageAvatar name={page.name} />
          <span className={css.name}>{page.name}</span>
        </Link>
      )}
      <PageMenu>
        {isRail || !page ? (
          <UnstyledButton className={css.choose} aria-label={page ? `${t('picker.change')}: ${page.name}` : t('picker.choose')}>
            {page ? <PageAvatar name={page.name} size={40} /> : <IconSelector size={20} stroke={1.75} />}
            {!isRail && <span>{t('picker.choose')}</span>}
          </UnstyledButton>
        ) : (
          <UnstyledButton className={css.change} aria-label={t('picker.change')}>
            <IconSelector size={18} stroke={1.75} />
          </UnstyledButton>
        )}
      </PageMenu>
    </div>
  )
}

function PageMenu({ children }: { children: React.ReactElement }) {
  const t = useText('shell')
  const { rows, hasMore } = usePages()
  const pageId = usePage((state) => state.pageId)
  const [search, setSearch] = useState('')
  const found = matching(rows, search)
  return (
    <Menu position="bottom-start" width={264} onClose={() => setSearch('')}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown aria-label={t('picker.choose')}>
        {rows.length > SEARCH_ABOVE && (
          <TextInput
            className={css.search}
            aria-label={t('picker.search')}
            placeholder={t('picker.search')}
            leftSection={<IconSearch size={16} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <div className={css.list}>
          {found.map((page) => (
            <Menu.Item
              key={page.eid}
              leftSection={<PageAvatar name={page.name} size={28} />}
              rightSection={page.eid === pageId && <IconCheck size={16} />}
              aria-current={page.eid === pageId || undefined}
              onClick={() => void selectPage(page.eid)}
            >
              {page.name}
            </Menu.Item>
          ))}
          {found.length === 0 && rows.length > 0 && <p className={css.none}>{t('picker.none')}</p>}
        </div>
        {hasMore && (
          <Menu.Item component={Link} to="/dashboard/my-pages">
            {t('picker.all')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item component={Link} to="/dashboard/create-page" leftSection={<IconPlus size={18} stroke={1.75} />}>
          {t('picker.create')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
