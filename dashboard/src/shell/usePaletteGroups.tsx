import type { SpotlightActionGroupData } from '@mantine/spotlight'
import { IconLogout, IconPalette, IconPlus, IconUserCog } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '@portico/contract/pages.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { Flag } from '../core/Flag.tsx'
import { chooseLanguage } from '../core/chooseLanguage.ts'
import { selectPage, usePage } from '../core/page.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { usePages } from '../core/selectedPage.ts'
import { signOut } from '../core/signIn.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { addressOf } from '../screens.ts'
import { ScreenIcon } from './ScreenIcon.tsx'
import { useMenu } from './useMenu.ts'

/** What the palette offers: the screens this role may open, the user's pages, and a few actions. @param search names pages beyond those that are here */
export function usePaletteGroups(onLook: () => void, search: string): SpotlightActionGroupData[] {
  return [useScreens(), usePagesGroup(search), useActions(onLook)]
}

function useScreens(): SpotlightActionGroupData {
  const t = useText('frame')
  const navigate = useNavigate()
  const pageId = usePage((state) => state.pageId)
  const screens = useMenu().flatMap(({ label, entries }) => entries.map((entry) => ({ entry, area: label })))
  return {
    group: t('palette.screens'),
    actions: screens.map(({ entry, area }) => ({
      id: entry.path,
      label: t(`menu.${entry.label}`),
      keywords: t(`menu.${area}`),
      leftSection: <ScreenIcon name={entry.icon} />,
      onClick: () => void navigate({ to: addressOf(entry, pageId) }),
    })),
  }
}

function usePagesGroup(search: string): SpotlightActionGroupData {
  const t = useText('frame')
  const navigate = useNavigate()
  const listed = usePages()
  const found = useList(pages, { search }, { isEnabled: search !== '' && listed.hasMore })
  const isListed = new Set(listed.rows.map(({ eid }) => eid))
  const rows = [...listed.rows, ...(search ? found.rows.filter(({ eid }) => !isListed.has(eid)) : [])]

  async function openPage(eid: string) {
    await selectPage(eid)
    await navigate({ to: '/dashboard' })
  }

  return {
    group: t('palette.pages'),
    actions: rows.map(({ eid, name }) => ({
      id: eid,
      label: name,
      // The server found it; it may have matched another way than by these letters.
      keywords: isListed.has(eid) ? undefined : search,
      leftSection: <PageAvatar name={name} size={28} />,
      onClick: () => void openPage(eid),
    })),
  }
}

function useActions(onLook: () => void): SpotlightActionGroupData {
  const t = useText('frame')
  const shell = useText('shell')
  const navigate = useNavigate()
  return {
    group: t('palette.actions'),
    actions: [
      {
        id: 'create',
        label: shell('user.create'),
        leftSection: <IconPlus size={20} stroke={1.75} aria-hidden />,
        onClick: () => void navigate({ to: '/dashboard/create-page' }),
      },
      {
        id: 'settings',
        label: t('settings'),
        leftSection: <IconUserCog size={20} stroke={1.75} aria-hidden />,
        onClick: () => void navigate({ to: '/dashboard/settings' }),
      },
      {
        id: 'look',
        label: t('look.label'),
        leftSection: <IconPalette size={20} stroke={1.75} aria-hidden />,
        onClick: onLook,
      },
      ...LANGUAGES.map((language) => ({
        id: `language ${language}`,
        label: `${shell('language')}: ${LANGUAGE_NAMES[language]}`,
        leftSection: <Flag language={language} />,
        onClick: () => void chooseLanguage(language),
      })),
      {
        id: 'sign out',
        label: shell('user.signOut'),
        leftSection: <IconLogout size={20} stroke={1.75} aria-hidden />,
        onClick: signOut,
      },
    ],
  }
}
