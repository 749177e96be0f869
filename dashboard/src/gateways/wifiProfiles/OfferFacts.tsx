import { Button } from '@mantine/core'
import type { WifiProfileSetting } from '@portico/contract/wifiProfiles.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { Section } from '../../ui/Section.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { CertificateNotice } from './CertificateNotice.tsx'
import css from './wifiProfiles.module.css'

type Props = { setting: WifiProfileSetting; onCertificate: () => void; onNetwork: () => void }

/** What is offered now, the second network, and the certificate phones are shown. */
export function OfferFacts({ setting, onCertificate, onNetwork }: Props) {
  const t = useText('wifiProfiles')
  const format = useFormat()
  const mayReveal = useAllows('device.secret:reveal')
  const { certificate, venues } = setting
  return (
    <>
      <Section title={t('offer.title')} text={t('offer.text')}>
        <dl className={css.facts}>
          <Fact label={t('offer.now')} value={t(setting.isEnabled ? 'offer.on' : 'offer.off')} />
          <Fact label={t('offer.network')} value={setting.networkName} />
          <Fact label={t('offer.days')} value={t('offer.daysCount', { days: setting.validDays })} />
          <Fact label={t('offer.active')} value={format.number(setting.active)} />
          {setting.isChain && (
            <Fact label={t('offer.chain')} value={venues.length > 0 ? venues.join(', ') : t('offer.noVenues')} />
          )}
        </dl>
        <p className={css.note}>{t('offer.notMarketing')}</p>
        {mayReveal && (
          <Button variant="default" className={css.inline} onClick={onNetwork}>
            {t('network.open')}
          </Button>
        )}
      </Section>
      {certificate && (
        <Section title={t('certificate.title')} text={t('certificate.text')}>
          {certificate.isOwn && <CertificateNotice until={certificate.until} />}
          <dl className={css.facts}>
            <Fact
              label={t('certificate.from')}
              value={t(certificate.isOwn ? 'certificate.own' : 'certificate.system')}
            />
            <Fact label={t('certificate.server')} value={certificate.serverName} />
            <Fact label={t('certificate.until')} value={format.dateTime(certificate.until)} />
          </dl>
          <div className={css.buttons}>
            {certificate.authority !== null && (
              <Button variant="default" onClick={() => saveAuthority(certificate.authority)}>
                {t('certificate.download')}
              </Button>
            )}
            {mayReveal && (
              <Button variant="default" onClick={onCertificate}>
                {t(certificate.isOwn ? 'certificate.replace' : 'certificate.change')}
              </Button>
            )}
          </div>
        </Section>
      )}
    </>
  )
}

function saveAuthority(authority: string | null) {
  if (authority !== null) saveFile(authority, 'wifi-authority.pem')
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
