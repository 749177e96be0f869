import { useEffect, useState } from 'react'
import { Button } from '@mantine/core'
import { useLatest } from '../ui/useLatest.ts'
import css from './reports.module.css'

type Props = {
  label: string
  isBusy: boolean
  onMore: () => void
}

/** Loads the next rows when the end of the list comes near; a button for those who do not scroll. */
export function MoreOnSight({ label, isBusy, onMore }: Props) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const latest = useLatest(onMore)
  useEffect(() => {
    if (!place || isBusy) return
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      {
        rootMargin: '200px',
      },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, isBusy, latest])
  return (
    <div ref={setPlace} className={css.more}>
      <Button variant="default" loading={isBusy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
