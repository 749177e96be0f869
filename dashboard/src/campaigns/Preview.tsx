import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { campaigns, type CreativeDesign } from '@portico/contract/campaigns.ts'
import { SLOTS, type Slot } from '@portico/contract/campaigns/kinds.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { useDrawing } from '../core/useDrawing.ts'
import { useText } from '../core/useText.ts'
import { PortalFrame } from '../ui/PortalFrame.tsx'
import { PreviewBar } from '../ui/editor/EditorFrame.tsx'
import { SchemeChoice, type Scheme } from '../ui/SchemeChoice.tsx'

const PHONE = { width: 390, height: 760 }
/** What stands above and below the frame. */
const BAR_PX = 190

type Props = { design: CreativeDesign | undefined; language: Language; slots?: readonly Slot[] }

/** The advert on a guest's phone: in each of its places, in light and dark. */
export function Preview({ design, language, slots = SLOTS }: Props) {
  const t = useText('campaigns')
  const [chosen, setSlot] = useState<Slot>('success')
  const [scheme, setScheme] = useState<Scheme>('light')
  const offered = slots.length > 0 ? slots : SLOTS
  const slot = offered.includes(chosen) ? chosen : offered[0]!
  const { drawing } = useDrawing(campaigns.preview, design && { design, slot, language, scheme }, (body, signal) =>
    api(campaigns.preview, { body }, signal),
  )
  const maxScale = Math.min(0.95, Math.max(0.6, (window.innerHeight - BAR_PX) / PHONE.height))
  return (
    <>
      <PreviewBar>
        <SegmentedControl
          size="xs"
          aria-label={t('slots.label')}
          value={slot}
          onChange={(value) => setSlot(value)}
          data={offered.map((value) => ({ value, label: t(`slots.${value}`) }))}
        />
        <SchemeChoice value={scheme} onChange={setScheme} />
      </PreviewBar>
      <PortalFrame drawing={design && drawing} title={t('preview')} {...PHONE} maxScale={maxScale} />
    </>
  )
}
