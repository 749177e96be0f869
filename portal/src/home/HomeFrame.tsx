// What every page of the home has around it: the way back, its heading, what became of what was pressed.
import type { ReactNode } from 'react'
import { safeHref } from '../href.ts'
import { Heading } from '../parts/Heading.tsx'
import type { Text } from '../text.ts'
import type { HomeNotice } from './view.ts'

type Props = {
  title: string
  lead: string
  /** Absent on the home itself. */
  backHref?: string | undefined
  /** Where it leads, when not to the home. */
  backLabel?: string
  notice?: HomeNotice | undefined
  t: Text
  children?: ReactNode
}

export function HomeFrame({ title, lead, backHref, backLabel, notice, t, children }: Props) {
  return (
    <>
      {backHref && (
        <a className="back" href={safeHref(backHref)}>
          <span aria-hidden="true">←</span> {backLabel ?? t('home.back')}
        </a>
      )}
      <Heading title={title} lead={lead} />
      {notice && (
        <p className={notice.isGood ? 'notice good' : 'notice'} role={notice.isGood ? 'status' : 'alert'}>
          {notice.words}
        </p>
      )}
      {children}
    </>
  )
}
