import { Link } from '@tanstack/react-router'
import { segments } from '@portico/contract/segments.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { PickOne, RangeField } from '../../ui/editor/fields.tsx'
import type { StepProps } from './draft.ts'

/** Everybody or a segment, and how many of them are left out to compare with. */
export function StepWhom({ draft, change }: StepProps) {
  const t = useText('zaloCampaigns')
  const { number } = useFormat()
  const { data } = useReply(segments.list, { query: { limit: 100 } })
  const rows = data?.rows ?? []
  const values = ['', ...rows.map(({ id }) => id)]
  return (
    <>
      <PickOne
        label={t('whom')}
        value={draft.segmentId ?? ''}
        values={values}
        nameOf={(id) => rows.find((row) => row.id === id)?.name ?? t('everybody')}
        onChange={(id) => change({ segmentId: id || null })}
      />
      <p>
        <Link to="/dashboard/segments">{t('toSegments')}</Link>
      </p>
      <RangeField
        label={t('holdOut')}
        value={draft.holdOut}
        min={0}
        max={50}
        step={5}
        said={`${number(draft.holdOut)} %`}
        help={t('holdOutHelp')}
        onChange={(holdOut) => change({ holdOut })}
      />
    </>
  )
}
