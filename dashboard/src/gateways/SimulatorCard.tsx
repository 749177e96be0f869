import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { gateways } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import { useServerOptions } from '../core/serverOptions.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { NewTabButton } from '../ui/NewTabButton.tsx'
import { Card } from '../ui/Screen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import css from './gateways.module.css'

/** Where try-outs go through: no device of the venue, so it stands below them and can be taken away. */
export function SimulatorCard() {
  const t = useText('gateways')
  const options = useServerOptions()
  const { rows, remove, reload } = useList(gateways, { simulator: 'true' })
  useLiveReload(['devices', 'sessions'], reload, 30)
  const simulator = rows[0]
  if (!options?.tryOut && !simulator) return null

  async function removeSimulator(nas_id: string) {
    const sure = { title: t('simulator.removeTitle'), text: t('simulator.removeText'), confirm: t('simulator.remove') }
    // The list itself shows how it went.
    if (await confirm({ ...sure, isDanger: true })) await remove({ nas_id }).catch(() => undefined)
  }
  return (
    <Card title={t('simulator.title')}>
      <p className={css.simulatorText}>
        {t('simulator.text')}
        {simulator && simulator.guestsOnline > 0 && ` ${t('simulator.online', { count: simulator.guestsOnline })}.`}
      </p>
      <div className={css.simulatorButtons}>
        {options?.tryOut && (
          <NewTabButton
            leftSection={<IconExternalLink size={17} stroke={1.8} aria-hidden />}
            getUrl={async () => (await api(gateways.tryOut, {})).url}
          >
            {t('tryOut')}
          </NewTabButton>
        )}
        {simulator && (
          <Button variant="default" onClick={() => void removeSimulator(simulator.nas_id)}>
            {t('simulator.remove')}
          </Button>
        )}
      </div>
    </Card>
  )
}
