import { useId } from 'react'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { canRetry, useErrorText } from '../../core/errors.ts'
import { usePage } from '../../core/page.ts'
import { useText } from '../../core/useText.ts'
import { cancelUpload, clearDone, pauseUpload, resumeUpload, useUploads, type Job } from './uploads.ts'
import css from './media.module.css'

/** What is being uploaded to the selected page, with how far each file is. */
export function UploadList() {
  const t = useText('media')
  const pageId = usePage((state) => state.pageId)
  const all = useUploads((state) => state.jobs)
  const jobs = all.filter((job) => job.pageId === pageId)
  if (jobs.length === 0) return null
  return (
    <section className={css.uploads} aria-label={t('uploads.title')}>
      <ul>
        {jobs.map((job) => (
          <UploadRow key={job.key} job={job} />
        ))}
      </ul>
      {jobs.some(({ state }) => state === 'done') && (
        <Button variant="subtle" size="compact-sm" onClick={clearDone}>
          {t('uploads.clear')}
        </Button>
      )}
    </section>
  )
}

function UploadRow({ job }: { job: Job }) {
  const t = useText('media')
  const id = useId()
  const { key, name, state, file, sent } = job
  const percent = Math.floor((sent / Math.max(1, file.size)) * 100)
  const isGoing = state === 'sending' || state === 'waiting' || state === 'offline'
  const mayRetry = state === 'paused' || (state === 'failed' && !job.problem && canRetry(job.error))
  return (
    <li data-state={state}>
      <span id={id} className={css.uploadName}>
        {name}
      </span>
      <span className={css.uploadState} role={state === 'failed' ? 'alert' : 'status'}>
        <StateWords job={job} percent={percent} />
      </span>
      <span className={css.uploadActions}>
        {isGoing && (
          <UploadAction label={t('uploads.pause', { name })} icon={IconPlayerPause} run={() => pauseUpload(key)} />
        )}
        {mayRetry && (
          <UploadAction
            label={t(state === 'paused' ? 'uploads.resume' : 'uploads.retry', { name })}
            icon={state === 'paused' ? IconPlayerPlay : IconRefresh}
            run={() => resumeUpload(key)}
          />
        )}
        {state !== 'making' && (
          <UploadAction label={t('uploads.cancel', { name })} icon={IconX} run={() => cancelUpload(key)} />
        )}
      </span>
      {state !== 'failed' && state !== 'done' && (
        <progress aria-labelledby={id} max={100} value={state === 'making' ? undefined : percent} />
      )}
    </li>
  )
}

function StateWords({ job, percent }: { job: Job; percent: number }) {
  const t = useText('media')
  const errorText = useErrorText()
  if (job.state === 'failed') return job.problem ? t(`uploads.${job.problem}`) : errorText(job.error)
  return t(`uploads.${job.state}`, { percent: String(percent) })
}

type UploadActionProps = { label: string; icon: typeof IconX; run: () => void }

function UploadAction({ label, icon: Icon, run }: UploadActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} title={label} onClick={run}>
      <Icon size={17} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
