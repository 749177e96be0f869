import type { ReactNode } from 'react'
import { Brand } from '../core/Brand.tsx'
import { useText } from '../core/useText.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import { CafeDoor } from './art/CafeDoor.tsx'
import { LanguageRow } from '../core/LanguageRow.tsx'
import css from './SignIn.module.css'

type Props = { title: string; heading?: string; intro?: ReactNode; children: ReactNode }

/** The front of the house, around every screen that needs no sign-in: the form, and beside it what waits behind. */
export function FrontDoor({ title, heading = title, intro, children }: Props) {
  const t = useText('accounts')
  return (
    <div className={css.split}>
      <title>{`${title} · Portico`}</title>
      <main className={css.form}>
        <header className={css.head}>
          <Brand size={36} />
        </header>
        <div className={css.middle}>
          <h1>{heading}</h1>
          {intro && <p className={css.intro}>{intro}</p>}
          {children}
        </div>
        <LanguageRow />
      </main>
      <aside className={css.scene}>
        <CafeDoor />
        <p className={css.promise}>
          <WholeWords text={t('promise')} />
        </p>
        <p className={css.promiseText}>
          <WholeWords text={t('promiseText')} />
        </p>
      </aside>
    </div>
  )
}
