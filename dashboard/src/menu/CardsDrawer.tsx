import { useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { pageItems } from '@portico/contract/menu.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { notify } from '../ui/toasts.ts'
import { tablesIn } from './tablesIn.ts'
import css from './menu.module.css'

type Props = { opened: boolean; onClose: () => void }

/** Cards for tables, six a sheet. */
export function CardsDrawer({ opened, onClose }: Props) {
  const t = useText('menu')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('cards.title')} subtitle={t('cards.lead')} width={480}>
      {opened && <Printing />}
    </SideDrawer>
  )
}

function Printing() {
  const t = useText('menu')
  const errorText = useErrorText()
  const [typed, setTyped] = useState('1-12')
  const [opens, setOpens] = useState<'menu' | 'home'>('menu')
  const [isBusy, setBusy] = useState(false)
  const tables = tablesIn(typed)

  async function make() {
    setBusy(true)
    try {
      const { base64, type, filename } = await api(pageItems.cards, { body: { tables, opens } })
      saveFile(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }), filename)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={css.panel}>
      <Textarea
        label={t('cards.tables')}
        description={t('cards.tablesHint')}
        value={typed}
        autosize
        minRows={2}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ChoiceCards
        label={t('cards.opens')}
        value={opens}
        onChange={setOpens}
        choices={[
          { value: 'menu', label: t('links.menu'), text: t('links.menuText') },
          { value: 'home', label: t('links.home'), text: t('links.homeText') },
        ]}
      />
      <Button loading={isBusy} disabled={tables.length === 0} onClick={() => void make()}>
        {t('cards.make', { count: tables.length })}
      </Button>
    </div>
  )
}
