import { useMemo } from 'react'
import { useLocation } from '@tanstack/react-router'
import { reports } from '@portico/contract/reports.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { Head } from '@portico/contract/reports/replies.ts'
import { ownValue } from '@portico/contract/names.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { GrowingChart } from '../ui/art/GrowingChart.tsx'
import { ByLink, WithQueries } from '../ui/ByLink.tsx'
import { spell } from '../ui/dates/spell.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Card, Screen } from '../ui/Screen.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { KINDS, type Kind } from './kinds.ts'
import { Sections } from './Sections.tsx'
import { useWords } from './words.ts'
import css from './sharedReport.module.css'

type SharedReply = Reply<typeof reports.shared>

/** A report by its link: to look at and to keep, for people who need not sign in. */
export function SharedReport() {
  return (
    <WithQueries>
      <ReportByLink />
    </WithQueries>
  )
}

function ReportByLink() {
  // After the sign #, so that the secret stays in the browser and out of every log.
  const token = useLocation().hash
  const t = useText('reports')
  const reading = useReply(reports.shared, { body: { token } })
  return (
    <ByLink
      kicker={t('shared.kicker')}
      art={<GrowingChart />}
      gone={t('shared.gone')}
      goneText={t('shared.goneText')}
      reading={reading}
    >
      {reading.data && <SharedView shared={reading.data} />}
    </ByLink>
  )
}

/** The parts of each report; devices has its two tabs one after the other. */
const PARTS: Record<string, readonly Kind[]> = {
  ...Object.fromEntries(Object.values(KINDS).map((kind) => [kind.report, [kind]])),
  devices: [KINDS.phones, KINDS.hotspots],
}

function SharedView({ shared }: { shared: SharedReply }) {
  const { saved, pageName, expiresAt } = shared
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each report has the head, whichever it is
  const head = shared[saved.report as 'overview'] as Head | undefined
  const names = useMemo(() => shared.names && new Map(Object.entries(shared.names)), [shared.names])
  const words = useWords(head?.timeZone, names)
  const { t, format } = words
  const sections = useMemo(
    () =>
      head
        ? (ownValue(PARTS, saved.report) ?? [])
            .filter((kind) => !kind.isEmpty(head))
            .flatMap((kind) => kind.sections(head, words))
        : [],
    [head, saved.report, words],
  )
  const title = t(`name.${saved.report}`)
  const days = head && spell(head.range, format)
  const fileName = head ? `${saved.report}-${head.range.from}_${head.range.to}` : saved.report
  return (
    <Screen
      title={title}
      lead={`${pageName}${days ? ` · ${days}` : ''}`}
      action={<DownloadMenu sections={sections} title={title} fileName={fileName} />}
    >
      {sections.length > 0 ? (
        <Sections
          sections={sections}
          words={words}
          fileName={fileName}
          when={t(`compare.when.${saved.compare === 'year' ? 'year' : 'previous'}`)}
        />
      ) : (
        <Card>
          <EmptyState art={<GrowingChart />} title={t('empty.range')} />
        </Card>
      )}
      <p className={css.foot}>
        {t('shared.until', { date: format.dateTime(expiresAt) })} · {t('shared.by')}
      </p>
    </Screen>
  )
}
