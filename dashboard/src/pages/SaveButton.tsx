import { Button } from '@mantine/core'
import { canRetry } from '../core/errors.ts'
import { useText } from '../core/useText.ts'

type Props = { label: string; isSaving: boolean; failure: unknown }

/** Sends the form; says so when the same press may work now. */
export function SaveButton({ label, isSaving, failure }: Props) {
  const t = useText('shell')
  return (
    <Button type="submit" loading={isSaving}>
      {failure !== null && canRetry(failure) ? t('tryAgain') : label}
    </Button>
  )
}
