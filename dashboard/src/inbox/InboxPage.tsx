import { useCallback, useState } from 'react'
import { Button } from '@mantine/core'
import { IconKeyboard, IconTags } from '@tabler/icons-react'
import { useAllows } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SplitContent, SplitView } from '../ui/SplitView.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { ConversationList } from './ConversationList.tsx'
import { HelpsDrawer } from './HelpsDrawer.tsx'
import { KeysDrawer } from './KeysDrawer.tsx'
import { OpenedConversation } from './OpenedConversation.tsx'
import { filtersOf, readPlace } from './place.ts'
import { useBoard } from './useBoard.ts'
import { useConversations } from './useConversations.ts'
import { focusOn, useInboxKeys, type InboxKey } from './useInboxKeys.ts'
import css from './thread.module.css'
import widths from './widths.module.css'

type Drawer = 'keys' | 'helps'

/** What people write to the venue, over every channel, answered by the whole team. */
export function InboxPage() {
  const t = useText('inbox')
  const [place, go] = usePlace(readPlace)
  const list = useConversations(filtersOf(place))
  const { board, labels, quick, reload } = useBoard()
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  useLiveReload(['inbox'], () => Promise.all([list.refresh(), reload()]))
  const open = useCallback(
    (id: string | undefined) => go({ ...place, id, pane: undefined }, { isStep: true }),
    [go, place],
  )
  const onKey = (key: InboxKey) => {
    if (key === 'search') focusOn('search')
    if (key === 'help') setDrawer('keys')
    if (key === 'search' || key === 'help') return true
    if (key !== 'next' && key !== 'previous') return false
    const at = list.rows.findIndex(({ id }) => id === place.id)
    const next = list.rows[key === 'next' ? at + 1 : Math.max(0, at - 1)]
    if (next) open(next.id)
    return true
  }
  useInboxKeys(onKey)
  return (
    <Screen title={t('title')} action={<PageButtons onOpen={setDrawer} />}>
      <SplitView
        label={t('title')}
        shown={place.id ? (place.pane ?? 'content') : 'list'}
        list={<ConversationList {...{ list, place, board, labels, go }} onOpen={open} />}
      >
        {place.id ? (
          <OpenedConversation
            key={place.id}
            id={place.id}
            {...{ place, board, labels, quick, go }}
            refresh={list.refresh}
          />
        ) : (
          <SplitContent>
            <div className={css.middle}>
              <EmptyState level={3} art={<EmptyCup />} title={t('choose.title')} text={t('choose.text')} />
            </div>
          </SplitContent>
        )}
      </SplitView>
      <KeysDrawer opened={drawer === 'keys'} onClose={() => setDrawer(null)} />
      <HelpsDrawer opened={drawer === 'helps'} onClose={() => setDrawer(null)} />
    </Screen>
  )
}

function PageButtons({ onOpen }: { onOpen: (drawer: Drawer) => void }) {
  const t = useText('inbox')
  const mayManage = useAllows('zalo:send')
  return (
    <>
      <Button
        variant="default"
        className={widths.onlyDesk}
        leftSection={<IconKeyboard size={17} aria-hidden />}
        onClick={() => onOpen('keys')}
      >
        {t('keys.title')}
      </Button>
      {mayManage && (
        <Button variant="default" leftSection={<IconTags size={17} aria-hidden />} onClick={() => onOpen('helps')}>
          {t('helps')}
        </Button>
      )}
    </>
  )
}
