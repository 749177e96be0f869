import { useState } from 'react'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import type { Batch } from '@portico/contract/accessCodes.ts'
import { PER_ROW } from '@portico/contract/accessCodes/sheet.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { minorDigits } from '../core/formats.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { SheetPreview } from './SheetPreview.tsx'
import { useCodeCommands } from './useAccessCodes.ts'
import css from './accessCodes.module.css'

type Props = { batch: Batch | null; ssid: string; logo: string | null; onClose: () => void }

/** Unused codes on paper. */
export function PrintDrawer({ batch, ssid, logo, onClose }: Props) {
  const t = useText('accessCodes')
  const shown = useLast(batch)
  return (
    <SideDrawer
      opened={batch !== null}
      onClose={onClose}
      title={t('print.title')}
      subtitle={shown && `${shown.name} · ${t('print.which', { count: shown.counts.unused })}`}
      width={560}
    >
      {shown && <Printing key={shown.id} batch={shown} ssid={ssid} logo={logo} />}
    </SideDrawer>
  )
}

type Kind = 'sheet' | 'slip80' | 'slip58'

type PrintProps = { batch: Batch; ssid: string; logo: string | null }
type PerRow = (typeof PER_ROW)[number]

function Printing({ batch, ssid: before, logo }: PrintProps) {
  const t = useText('accessCodes')
  const { print, setNetwork } = useCodeCommands()
  const [as, setAs] = useState<Kind>('sheet')
  const [perRow, setPerRow] = useState<PerRow>(3)
  const [ssid, setSsid] = useState(before)
  const [isBusy, setBusy] = useState(false)

  async function make() {
    setBusy(true)
    try {
      if (ssid.trim() !== before) await setNetwork(ssid.trim())
      await print(batch.id, { as, perRow })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={`${css.inside} ${css.printing}`}>
      <ChoiceCards
        label={t('print.as')}
        value={as}
        onChange={setAs}
        choices={[
          { value: 'sheet', label: t('print.sheet'), text: t('print.sheetText') },
          { value: 'slip80', label: t('print.slip80'), text: t('print.slipText') },
          { value: 'slip58', label: t('print.slip58'), text: t('print.slipText') },
        ]}
      />
      <TextInput
        label={t('print.ssid')}
        description={t('print.ssidHint')}
        value={ssid}
        onChange={(event) => setSsid(event.currentTarget.value)}
        maxLength={32}
        autoComplete="off"
        spellCheck={false}
      />
      {as === 'sheet' && <SheetFields batch={batch} ssid={ssid} logo={logo} perRow={perRow} onPerRow={setPerRow} />}
      <Button loading={isBusy} onClick={() => void make()}>
        {t('print.make')}
      </Button>
    </div>
  )
}

type SheetProps = PrintProps & { perRow: PerRow; onPerRow: (perRow: PerRow) => void }

/** How many codes stand side by side, and the sheet that comes of it. */
function SheetFields({ batch, ssid, logo, perRow, onPerRow }: SheetProps) {
  const t = useText('accessCodes')
  const page = useSelectedPage()
  const currency = page?.currency ?? 'VND'
  const { alphabet, length, durationMinutes, price } = batch
  return (
    <>
      <div>
        <p className={css.label} id="per-row">
          {t('print.perRow')}
        </p>
        <SegmentedControl
          aria-labelledby="per-row"
          data={PER_ROW.map(String)}
          value={String(perRow)}
          onChange={(value) => onPerRow(PER_ROW.find((one) => String(one) === value) ?? perRow)}
        />
      </div>
      <SheetPreview
        perRow={perRow}
        count={batch.counts.unused}
        sample={{
          venue: page?.name ?? '',
          ssid,
          logo,
          alphabet,
          length,
          durationMinutes,
          currency,
          price: price === null ? null : price / 10 ** minorDigits(currency),
        }}
      />
    </>
  )
}
