import type { Notice } from '../view.ts'
import type { Text } from '../text.ts'

export function NoticeLine({ notice, t }: { notice: Notice | undefined; t: Text }) {
  if (!notice) return null
  const isGood = notice.kind === 'sent'
  return (
    <p className={isGood ? 'notice good' : 'notice'} role={isGood ? 'status' : 'alert'}>
      {t(`notice.${notice.kind}`, { seconds: notice.seconds ?? 0, left: notice.left ?? 0 })}
    </p>
  )
}
