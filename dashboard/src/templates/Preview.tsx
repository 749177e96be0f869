import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconMoon, IconSun } from '@tabler/icons-react'
import { PREVIEW_SCREENS, type PreviewScreen, type TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { PortalFrame } from '../ui/PortalFrame.tsx'
import { PickOne } from './fields.tsx'
import { usePreview } from './usePreview.ts'
import css from './templates.module.css'

const SIZES = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const
/** What stands above and below the frame. */
const BAR_PX = 170

type Props = { design: TemplateDesign; venue: string; language: Language }

/** What guests will see, on a phone or a desk, in light or dark, on each kind of screen. */
export function Preview({ design, venue, language }: Props) {
  const t = useText('templates')
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [screen, setScreen] = useState<PreviewScreen>('connect')
  const drawing = usePreview({ design, venue, language, screen, scheme })
  const { width, height } = SIZES[device]
  // The whole phone in sight, unless the window is very low.
  const fit = Math.max(0.6, (window.innerHeight - BAR_PX) / height)
  const maxScale = device === 'phone' ? Math.min(0.95, fit) : 1
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <div className={css.previewBar}>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.device')}
          value={device}
          onChange={(value) => setDevice(value)}
          data={[
            { value: 'phone', label: <IconDeviceMobile size={18} aria-label={t('preview.phone')} /> },
            { value: 'desktop', label: <IconDeviceDesktop size={18} aria-label={t('preview.desktop')} /> },
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('preview.scheme')}
          value={scheme}
          onChange={(value) => setScheme(value)}
          data={[
            { value: 'light', label: <IconSun size={18} aria-label={t('scheme.light')} /> },
            { value: 'dark', label: <IconMoon size={18} aria-label={t('scheme.dark')} /> },
          ]}
        />
        <PickOne
          label={t('preview.screen')}
          isBare
          value={screen}
          values={PREVIEW_SCREENS}
          nameOf={(one) => t(`screens.${one}`)}
          onChange={setScreen}
        />
      </div>
      <PortalFrame
        key={device}
        drawing={drawing}
        title={t('preview.title')}
        width={width}
        height={height}
        maxScale={maxScale}
        isPhone={device === 'phone'}
      />
    </section>
  )
}
