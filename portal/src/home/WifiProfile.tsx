// The network that knows a guest: an offer before, the way to install after, and how to get rid of it.
import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { CopyField } from '../parts/CopyField.tsx'
import type { ScreenProps } from '../part.ts'
import type { Text } from '../text.ts'
import { nameOf } from '../words.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'
import type { ProfileDevice } from './wifiView.ts'

const DEVICES: readonly ProfileDevice[] = ['apple', 'android', 'windows', 'other']

export function WifiOffer({ screen, page, t }: ScreenProps<'homeWifi'>) {
  const { backHref, notice, action, device, venues, days, profiles, networkName } = screen
  const others = DEVICES.filter((one) => one !== device)
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} notice={notice} t={t}>
      <ul className="way">
        <li>{t('wifiProfile.secure', { network: networkName })}</li>
        <li>{t('wifiProfile.known', { days })}</li>
        <li>{t('wifiProfile.noNews')}</li>
        {venues.length > 0 && <li>{t('wifiProfile.venues', { venues: venues.join(', ') })}</li>}
      </ul>
      <Make action={action} device={device} label={t(`wifiProfile.make.${device}`)} t={t} />
      <details className="where">
        <summary>{t('wifiProfile.otherDevice')}</summary>
        {others.map((one) => (
          <Make key={one} action={action} device={one} label={t(`wifiProfile.make.${one}`)} t={t} isQuiet />
        ))}
      </details>
      {profiles.length > 0 && (
        <section className="part">
          <h2>{t('wifiProfile.yours')}</h2>
          <ul className="rows">
            {profiles.map((profile) => (
              <li key={profile.id}>
                <b>{t(`wifiProfile.device.${profile.device}`)}</b>
                <small>
                  {t('wifiProfile.made', { at: profile.madeOn })} · {t('wifiProfile.until', { at: profile.until })}
                  {profile.usedOn && ` · ${t('wifiProfile.used', { at: profile.usedOn })}`}
                </small>
                <form method="post" action={safeHref(action)}>
                  <input type="hidden" name="do" value="remove" />
                  <input type="hidden" name="id" value={profile.id} />
                  <Submit label={t('wifiProfile.remove')} busy={t('me.saving')} quiet />
                </form>
              </li>
            ))}
          </ul>
          <p className="aside">{t('wifiProfile.removeHow')}</p>
        </section>
      )}
    </HomeFrame>
  )
}

type MakeProps = { action: string; device: ProfileDevice; label: string; t: Text; isQuiet?: boolean }

function Make({ action, device, label, t, isQuiet = false }: MakeProps) {
  return (
    <form method="post" action={safeHref(action)}>
      <input type="hidden" name="do" value="make" />
      <input type="hidden" name="device" value={device} />
      <Submit label={label} busy={t('wifiProfile.making')} quiet={isQuiet} />
    </form>
  )
}

export function WifiReady({ screen, page, t }: ScreenProps<'homeWifiReady'>) {
  const { backHref, device, fileHref, address, qr, typed, networkName, until } = screen
  const heading = homeHeading(screen, nameOf(page.venue, t), t)
  return (
    <HomeFrame {...heading} backHref={backHref} backLabel={t('wifiProfile.title')} t={t}>
      <ol className="way">
        {(['first', 'second', 'third'] as const).map((step) => (
          <li key={step}>{t(`wifiProfile.steps.${device}.${step}`, { network: networkName })}</li>
        ))}
      </ol>
      {fileHref && <LinkButton href={fileHref} label={t(`wifiProfile.file.${device}`)} />}
      {typed && (
        <dl className="card part">
          <dt>{t('wifiProfile.network')}</dt>
          <dd>{networkName}</dd>
          <dt>{t('wifiProfile.name')}</dt>
          <dd>{typed.name}</dd>
          <dt>{t('wifiProfile.password')}</dt>
          <dd>{typed.password}</dd>
          <dt>{t('wifiProfile.method')}</dt>
          <dd>{t('wifiProfile.inside')}</dd>
          <dt>{t('wifiProfile.server')}</dt>
          <dd>{typed.server}</dd>
        </dl>
      )}
      <details className="where qr">
        <summary>{t('wifiProfile.elsewhere')}</summary>
        <p>{t('wifiProfile.elsewhereHow')}</p>
        <svg
          viewBox={`0 0 ${qr.edge} ${qr.edge}`}
          role="img"
          aria-label={t('wifiProfile.qr')}
          shapeRendering="crispEdges"
        >
          <rect width={qr.edge} height={qr.edge} fill="#fff" />
          <path d={qr.path} fill="#17150f" />
        </svg>
        <CopyField label={t('wifiProfile.address')} value={address} button={t('zalo.copyIt')} done={t('zalo.copied')} />
      </details>
      <p className="aside">
        {t('wifiProfile.until', { at: until })}. {t('wifiProfile.removeHow')}
      </p>
    </HomeFrame>
  )
}
