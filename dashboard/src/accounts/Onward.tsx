import { Link, useSearch } from '@tanstack/react-router'
import type { OriginSearch } from '../core/origin.ts'
import css from './SignIn.module.css'

type Props = { question?: string; label: string; to: '/signin' | '/signup' | '/forgot-password' }

/** The other way to go, below a form. */
export function Onward({ question, label, to }: Props) {
  const { from, invitation } = useSearch({ strict: false })
  // Where they were going, and what they were asked, outlives the change of form.
  const carried: OriginSearch = { ...(from && { from }), ...(invitation && { invitation }) }
  return (
    <p className={css.onward}>
      {question && <>{question} </>}
      <Link to={to} search={carried} className={css.link}>
        {label}
      </Link>
    </p>
  )
}
