import { TextField } from '../ui/fields.tsx'
import css from './SignIn.module.css'

type Props = Omit<Parameters<typeof TextField>[0], 'classNames'>

/** Six digits from a text message; a phone offers to fill them in. */
export function CodeField(props: Props) {
  return (
    <TextField
      size="md"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      classNames={{ input: css.code }}
      {...props}
    />
  )
}
