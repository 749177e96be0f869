import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { PushBrowser } from '@portico/contract/notifications.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonLine } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import { Section } from '../ui/Section.tsx'
import { useBrowsers } from './useBrowsers.ts'
import css from './notifications.module.css'

const PHONES = /android|ios|iphone|ipad/i

/** Messages in this browser, with what stands in the way, and the person's other browsers. */
export function ThisBrowser() {
  const t = useText('notifications')
  const browsers = useBrowsers()
  return (
    <Section title={t('browser.title')} text={t('browser.text')}>
      {browsers.error ? (
        <ErrorState error={browsers.error} onRetry={browsers.reload} />
      ) : browsers.isPending || !browsers.kind ? (
        <SkeletonLine width="60%" height={18} />
      ) : (
        <Here {...browsers} kind={browsers.kind} />
      )}
      {browsers.others.length > 0 && (
        <div className={css.others}>
          <h3>{t('browser.others')}</h3>
          <ul>
            {browsers.others.map((one) => (
              <Other
                key={one.id}
                browser={one}
                isBusy={browsers.isBusy}
                onRemove={() => void browsers.remove(one.id)}
              />
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

type State = ReturnType<typeof useBrowsers>

const TAGS = { denied: 'browser.denied', home: 'browser.home', none: 'browser.none', insecure: 'browser.none' } as const

function Here({ kind, own, isBusy, turnOn, turnOff, test }: State & { kind: NonNullable<State['kind']> }) {
  const t = useText('notifications')
  if (kind === 'on' && own)
    return (
      <div className={css.state}>
        <Tag tone="good" hasDot>
          {t('browser.on')}
        </Tag>
        <div className={css.buttons}>
          <Button variant="default" loading={isBusy} onClick={() => void test(own.id)}>
            {t('browser.test')}
          </Button>
          <Button variant="subtle" disabled={isBusy} onClick={() => void turnOff()}>
            {t('browser.turnOff')}
          </Button>
        </div>
      </div>
    )
  if (kind === 'off' || kind === 'on')
    return (
      <div className={css.state}>
        <Tag>{t('browser.off')}</Tag>
        <Button loading={isBusy} onClick={() => void turnOn()}>
          {t('browser.turnOn')}
        </Button>
      </div>
    )
  return (
    <div className={css.blocked}>
      <Tag tone="warn">{t(TAGS[kind])}</Tag>
      <p>{t(`browser.${kind}Text`)}</p>
    </div>
  )
}

type OtherProps = { browser: PushBrowser; isBusy: boolean; onRemove: () => void }

function Other({ browser: { browser, os, deliveredAt }, isBusy, onRemove }: OtherProps) {
  const t = useText('notifications')
  const format = useFormat()
  const name = [browser, os].filter(Boolean).join(' · ') || t('browser.unknown')
  const Device = PHONES.test(os) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li>
      <Device size={24} stroke={1.6} aria-hidden />
      <div>
        <strong>{name}</strong>
        <p>
          {deliveredAt ? (
            <>
              {t('browser.delivered')} <RelativeTime at={deliveredAt} format={format} />
            </>
          ) : (
            t('browser.never')
          )}
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        disabled={isBusy}
        aria-label={`${t('browser.remove')}: ${name}`}
        onClick={onRemove}
      >
        {t('browser.remove')}
      </Button>
    </li>
  )
}
