import { SegmentedControl } from '@mantine/core'
import { useText } from '../core/useText.ts'

export type Scheme = 'light' | 'dark'
type Props = { value: Scheme; onChange: (scheme: Scheme) => void }

/** Whether a preview is drawn for a phone in light or in dark mode. */
export function SchemeChoice({ value, onChange }: Props) {
  const t = useText('ui')
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('scheme.label')}
      value={value}
      onChange={onChange}
      data={[
        { value: 'light', label: t('scheme.light') },
        { value: 'dark', label: t('scheme.dark') },
      ]}
    />
  )
}
