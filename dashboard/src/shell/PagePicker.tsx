import { useDebouncedValue } from '@mantine/hooks'
import { IconBuildingStore, IconInfoCircle, IconPlus, IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { pages } from '@portico/contract/pages.ts'
import { selectPage, usePage } from '../core/page.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { usePages, useSelectedPage } from '../core/selectedPage.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { MenuItem, MenuLine, MenuLinkItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import css from './PagePicker.module.css'

/** More pages than this are found faster by typing. */
const SEARCH_ABOVE = 6
const WAIT_MS = 250

/** The selected page: its name opens the list of the others, and the way to its own details. */
export function PagePicker({ isRail }: { isRail: boolean }) {
  const t = useText('shell')
  const page = useSelectedPage()
  return (
    <div className={css.picker} data-rail={isRail || undefined} data-menu-anchor>
      <PopMenu
        label={page ? `${page.name}: ${t('picker.change')}` : t('picker.choose')}
        button={
          <>
            {page && <PageAvatar name={page.name} size={isRail ? 40 : undefined} />}
            {!isRail && <span className={css.name}>{page?.name ?? t('picker.choose')}</span>}
            {(!isRail || !page) && <IconSelector size={19} stroke={1.75} className={css.mark} aria-hidden />}
          </>
        }
        buttonClass={css.choose}
        width={272}
        align="start"
        role="dialog"
      >
        <PageList />
      </PopMenu>
    </div>
  )
}

function PageList() {
  const t = useText('shell')
  const { rows } = usePages()
  const pageId = usePage((state) => state.pageId)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS)
  const found = useList(pages, { search }, { isEnabled: search !== '' })
  const shown = search ? found.rows : rows
  return (
    <>
      {rows.length > SEARCH_ABOVE && (
        <input
          type="search"
          className={css.search}
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={css.list}>
        {shown.map((page) => (
          <MenuItem
            key={page.eid}
            isPlain
            icon={<PageAvatar name={page.name} size={28} />}
            isChosen={page.eid === pageId}
            onClick={() => void selectPage(page.eid)}
          >
            {page.name}
          </MenuItem>
        ))}
        {search && shown.length === 0 && !found.loading && <p className={css.none}>{t('picker.none')}</p>}
      </div>
      {rows.length > 0 && <MenuLine />}
      {pageId && (
        <MenuLinkItem
          isPlain
          to="/dashboard/page/$eid"
          params={{ eid: pageId }}
          icon={<IconInfoCircle size={20} stroke={1.75} />}
        >
          {t('picker.details')}
        </MenuLinkItem>
      )}
      {rows.length > 1 && (
        <MenuLinkItem isPlain to="/dashboard/my-pages" icon={<IconBuildingStore size={20} stroke={1.75} />}>
          {t('picker.all')}
        </MenuLinkItem>
      )}
      <MenuLinkItem isPlain to="/dashboard/create-page" icon={<IconPlus size={20} stroke={1.75} />}>
        {t('picker.create')}
      </MenuLinkItem>
    </>
  )
}
