import { useEffect, useState } from 'react'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { flows } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { useLatest } from '../ui/useLatest.ts'
import css from './flow.module.css'

type Props = { flowId: string; isOpen: boolean; onClose: () => void; saveNow: () => Promise<boolean> }

/** The draft on a real phone: a simulated device leads it through, from the first step to being online. */
export function TryDrawer({ isOpen, onClose, ...ask }: Props) {
  const t = useText('flows')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('tryOut')}>
      {isOpen && <Address {...ask} />}
    </SideDrawer>
  )
}

function Address({ flowId, saveNow }: Pick<Props, 'flowId' | 'saveNow'>) {
  const t = useText('flows')
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const save = useLatest(saveNow)
  useEffect(() => {
    let isGone = false
    setError(undefined)
    const ask = async () => {
      await save.current()
      return api(flows.tryOut, { params: { id: flowId } })
    }
    ask().then(
      (reply) => !isGone && setUrl(reply.url),
      (failure: unknown) => !isGone && setError(failure),
    )
    return () => {
      isGone = true
    }
  }, [flowId, tries, save])
  if (error) return <ErrorState error={error} onRetry={() => setTries((n) => n + 1)} />
  return (
    <div className={css.drawer}>
      <p className={css.note}>{t('tryLead')}</p>
      {url ? (
        <>
          <div className={css.qr}>
            <QrCode text={url} label={t('tryCode')} size={240} />
          </div>
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={17} stroke={1.8} aria-hidden />}
          >
            {t('tryOpen')}
          </Button>
          <p className={css.note}>{t('tryNear')}</p>
        </>
      ) : (
        <SkeletonBlock height={240} />
      )}
    </div>
  )
}
