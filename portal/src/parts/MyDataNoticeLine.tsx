import type { MyDataNotice } from '../myDataView.ts'
import type { Text } from '../text.ts'

const GOOD = new Set<MyDataNotice>(['saved', 'withdrawn', 'link-made'])

export function MyDataNoticeLine({
  notice,
  left = 0,
  t,
}: {
  notice: MyDataNotice | undefined
  left?: number
  t: Text
}) {
  if (!notice) return null
  const isGood = GOOD.has(notice)
  return (
    <p className={isGood ? 'notice good' : 'notice'} role={isGood ? 'status' : 'alert'}>
      {t(`me.notice.${notice}`, { left })}
    </p>
  )
}
