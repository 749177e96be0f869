import { useEffect } from 'react'
import { Button } from '@mantine/core'
import { canRetry, useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { AlertChannels } from './AlertChannels.tsx'
import { Digest } from './Digest.tsx'
import { MailSwitch } from './MailSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'
import { RuleList } from './RuleList.tsx'
import { ThisBrowser } from './ThisBrowser.tsx'
import { useSettings } from './useSettings.ts'
import css from './notifications.module.css'

/** Who is notified of what happens on the page, and how. */
export function NotificationsPage() {
  const t = useText('notifications')
  const settings = useSettings()
  const { data, draft, error, refetch } = settings
  const isReadOnly = !useAllows('page.notification:write')
  useShownHash(data !== undefined)
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={css.sections}>
        <ThisBrowser />
        {data && draft ? (
          <>
            {isReadOnly && <p className={css.note}>{t('readOnly')}</p>}
            <MailSwitch draft={draft} isReadOnly={isReadOnly} onChange={settings.change} />
            <RuleList draft={draft} people={data.people} isReadOnly={isReadOnly} onChange={settings.change} />
            <AlertChannels mayWrite={!isReadOnly} />
            <QuietHours draft={draft} timeZone={data.timeZone} isReadOnly={isReadOnly} onChange={settings.change} />
            <Digest draft={draft} people={data.people} isReadOnly={isReadOnly} onChange={settings.change} />
            {settings.isDirty && <SaveBar {...settings} />}
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} isBoxed />
        ) : (
          <SkeletonBlock height={420} />
        )}
      </div>
    </Screen>
  )
}

/** A mail leads to the setting that sent it, which is on the screen only once it has been fetched. */
function useShownHash(isThere: boolean) {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (isThere && id) document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [isThere])
}

function SaveBar({ save, undo, isSaving, failure }: ReturnType<typeof useSettings>) {
  const t = useText('notifications')
  const shell = useText('shell')
  const errorText = useErrorText()
  const mayRetry = failure !== null && canRetry(failure)
  return (
    <div className={css.save}>
      {mayRetry && <p role="alert">{errorText(failure)}</p>}
      <Button variant="default" disabled={isSaving} onClick={undo}>
        {t('undo')}
      </Button>
      <Button loading={isSaving} onClick={() => void save()}>
        {mayRetry ? shell('tryAgain') : t('save')}
      </Button>
    </div>
  )
}
