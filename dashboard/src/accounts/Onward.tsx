import { Link } from '@tanstack/react-router'
import css from './SignIn.module.css'

type Props = { question?: string; label: string; to: '/signin' | '/signup' | '/forgot-password' }

/** The other way to go, below a form. */
export function Onward({ question, label, to }: Props) {
  return (
    <p className={css.onward}>
      {question && <>{question} </>}
      <Link to={to} className={css.link}>
        {label}
      </Link>
    </p>
  )
}
