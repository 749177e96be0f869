// Where adverts were shown, on which hotspot, and which variant: beside the days before.
import type { CampaignsReport } from '@portico/contract/reports/replies.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { amountCell, beforeLabel, textCell } from './chartParts.ts'
import type { Section } from './sections.ts'
import type { Words } from './words.ts'

type Part = NonNullable<CampaignsReport['parts']>[number]

const KINDS = ['slot', 'hotspot', 'variant'] as const
const SLOTS = ['before-login', 'waiting', 'success'] as const
const MOST_BARS = 12

/** A chart for each way of parting that has at least two parts, and one table of them all. */
export function partSections(report: CampaignsReport, words: Words): Section[] {
  const parts = report.parts ?? []
  const kinds = KINDS.filter((by) => parts.filter((part) => part.by === by).length > 1)
  const shown = parts.filter(({ by }) => kinds.includes(by))
  if (shown.length === 0) return []
  return [...kinds.map((by) => barsOf(by, report, words)), tableOf(shown, report, words)]
}

function barsOf(by: Part['by'], report: CampaignsReport, words: Words): Section {
  const { t, format } = words
  const isCompared = report.comparedTo !== null
  const parts = (report.parts ?? []).filter((part) => part.by === by).slice(0, MOST_BARS)
  return {
    kind: 'bars',
    key: `parts-${by}`,
    title: t(`parts.title.${by}`),
    isHalf: true,
    filter: by,
    data: {
      rowsLabel: t(`parts.kind.${by}`),
      isRanked: true,
      series: [
        { key: 'impressions', label: t('figure.impressions') },
        ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []),
      ],
      rows: parts.map((part) => ({
        ...pickOf(part),
        label: labelOf(part, words),
        title: labelOf(part, words),
        values: [part.impressions, ...(isCompared ? [part.previousImpressions ?? 0] : [])],
      })),
      format: format.number,
    },
  }
}

function tableOf(parts: readonly Part[], report: CampaignsReport, words: Words): Section {
  const { t, format } = words
  const isCompared = report.comparedTo !== null
  return {
    kind: 'table',
    key: 'parts',
    title: t('parts.all'),
    columns: [
      { key: 'part', label: t('parts.part') },
      { key: 'by', label: t('parts.by'), isWide: true },
      { key: 'impressions', label: t('figure.impressions'), isAmount: true },
      ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isAmount: true, isWide: true }] : []),
      { key: 'clicks', label: t('figure.clicks'), isAmount: true },
      { key: 'ctr', label: t('figure.ctr'), isAmount: true },
    ],
    rows: parts.map((part) => ({
      key: `${part.by} ${keyOf(part)}`,
      cells: [
        textCell(labelOf(part, words)),
        textCell(t(`parts.kind.${part.by}`)),
        amountCell(part.impressions, format.number),
        ...(isCompared ? [amountCell(part.previousImpressions, format.number)] : []),
        amountCell(part.clicks, format.number),
        amountCell(part.impressions === 0 ? null : part.clicks / part.impressions, format.percent),
      ],
    })),
  }
}

/** What is gone is no filter. */
function pickOf(part: Part): { key?: string } {
  return part.key === '' ? {} : { key: keyOf(part) }
}

function keyOf({ by, key, campaignId }: Part): string {
  return by === 'variant' ? `${campaignId}=${key}` : key
}

function labelOf({ by, key, name }: Part, { t }: Words): string {
  if (by === 'slot') return isOneOf(SLOTS, key) ? t(`parts.slots.${key}`) : key
  if (by === 'hotspot') return name ?? t('parts.gone')
  return t('parts.variant', { name: name ?? t('chart.deleted'), variant: key.toUpperCase() })
}
