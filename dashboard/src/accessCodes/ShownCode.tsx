import { Button } from '@mantine/core'
import { IconCopy, IconFileDownload, IconPrinter, IconShare } from '@tabler/icons-react'
import type { IssuedBatch } from '@portico/contract/accessCodes.ts'
import { joinText } from '@portico/contract/accessCodes/joinText.ts'
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useCopy } from '../ui/copyText.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { useCodeCommands } from './useAccessCodes.ts'
import css from './slip.module.css'

/** A code for the guest to read or scan; printed, it is a slip of the receipt printer. */
export function ShownCode({ code, onAgain }: { code: IssuedBatch; onAgain: () => void }) {
  const t = useText('accessCodes')
  const format = useFormat()
  const page = useSelectedPage()
  const copy = useCopy()
  const { slip } = useCodeCommands()
  const text = t('counter.shareText', { code: groupCode(code.code) })

  return (
    <section className={css.shown} aria-live="polite">
      <div className={css.onPaper}>
        {code.logo && <img className={css.logo} src={code.logo} alt="" />}
        <p className={css.venue}>{page?.name}</p>
      </div>
      <p className={css.facts}>
        {code.batchName} · {format.duration(code.durationMinutes * 60)}
      </p>
      <p className={css.big}>{groupCode(code.code)}</p>
      {code.ssid && <p className={css.facts}>Wi-Fi: {code.ssid}</p>}
      <div className={css.scans}>
        {code.ssid && <Scan text={joinText(code.ssid)} label={t('counter.join', { ssid: code.ssid })} />}
        <Scan text={code.link} label={t('counter.scan')} />
      </div>
      <div className={css.shownActions}>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={17} aria-hidden />}
            onClick={() => void navigator.share({ text, url: code.link }).catch(() => undefined)}
          >
            {t('counter.share')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconCopy size={17} aria-hidden />} onClick={() => void copy(code.code)}>
          {t('counter.copy')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
          {t('counter.slip')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={17} aria-hidden />}
          onClick={() => void slip(code.id, 'slip80')}
        >
          {t('counter.pdf')}
        </Button>
      </div>
      {code.price !== null && page && <p className={css.price}>{format.money(code.price, page.currency)}</p>}
      <Button className={css.again} fullWidth size="md" onClick={onAgain}>
        {t('counter.again')}
      </Button>
    </section>
  )
}

function Scan({ text, label }: { text: string; label: string }) {
  return (
    <figure className={css.scan}>
      <QrCode text={text} label={label} size={170} />
      <figcaption className={css.facts}>{label}</figcaption>
    </figure>
  )
}
