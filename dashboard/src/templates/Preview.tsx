import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceDesktop, IconDeviceMobile, IconDevices2 } from '@tabler/icons-react'
import type { Drawing } from '@portico/contract/portal/drawing.ts'
import { PREVIEW_SCREENS, templates, type PreviewScreen, type TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { useDrawing } from '../core/useDrawing.ts'
import { useText } from '../core/useText.ts'
import { PortalFrame } from '../ui/PortalFrame.tsx'
import { SchemeChoice, type Scheme } from '../ui/SchemeChoice.tsx'
import { PreviewBar } from '../ui/editor/EditorFrame.tsx'
import { PickOne } from '../ui/editor/fields.tsx'
import css from './templates.module.css'

const SIZES = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const
/** What stands above and below the frame. */
const BAR_PX = 170

type Device = keyof typeof SIZES | 'both'
type Props = { design: TemplateDesign; venue: string; language: Language }

/** What guests will see, on a phone or a desk, in light or dark, on each kind of screen. */
export function Preview({ design, venue, language }: Props) {
  const t = useText('templates')
  const isWide = useMediaQuery('(min-width: 1400px)', false, { getInitialValueInEffect: false })
  const [chosen, setDevice] = useState<Device>('both')
  const device = chosen === 'both' && !isWide ? 'phone' : chosen
  const [scheme, setScheme] = useState<Scheme>('light')
  const [screen, setScreen] = useState<PreviewScreen>('connect')
  const { drawing } = useDrawing(templates.preview, { design, venue, language, screen, scheme }, (body, signal) =>
    api(templates.preview, { body }, signal),
  )
  const title = t('preview.title')
  return (
    <>
      <PreviewBar>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.device')}
          value={device}
          onChange={(value) => setDevice(value)}
          data={[
            ...(isWide
              ? [{ value: 'both' as const, label: <IconDevices2 size={18} aria-label={t('preview.both')} /> }]
              : []),
            { value: 'phone', label: <IconDeviceMobile size={18} aria-label={t('preview.phone')} /> },
            { value: 'desktop', label: <IconDeviceDesktop size={18} aria-label={t('preview.desktop')} /> },
          ]}
        />
        <SchemeChoice value={scheme} onChange={setScheme} />
        <PickOne
          label={t('preview.screen')}
          isBare
          value={screen}
          values={PREVIEW_SCREENS}
          nameOf={(one) => t(`screens.${one}`)}
          onChange={setScreen}
        />
      </PreviewBar>
      {device === 'both' ? (
        <div className={css.both}>
          <DeviceFrame device="phone" drawing={drawing} title={title} />
          <DeviceFrame device="desktop" drawing={drawing} title={`${title} · ${t('preview.desktop')}`} />
        </div>
      ) : (
        <DeviceFrame key={device} device={device} drawing={drawing} title={title} />
      )}
    </>
  )
}

function DeviceFrame({
  device,
  drawing,
  title,
}: {
  device: keyof typeof SIZES
  drawing: Drawing | undefined
  title: string
}) {
  const { width, height } = SIZES[device]
  // The whole phone in sight, unless the window is very low.
  const fit = Math.max(0.6, (window.innerHeight - BAR_PX) / height)
  const maxScale = device === 'phone' ? Math.min(0.95, fit) : 1
  return (
    <PortalFrame
      drawing={drawing}
      title={title}
      width={width}
      height={height}
      maxScale={maxScale}
      isPhone={device === 'phone'}
    />
  )
}
