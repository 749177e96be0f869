import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import css from './flow.module.css'

/** The way out of a flow. */
export function BackToFlows() {
  return (
    <Link className={css.back} to="/dashboard/wifi-login-flow">
      {useText('flows')('back')}
    </Link>
  )
}
