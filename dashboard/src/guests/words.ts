import { ownValue } from '@portico/contract/names.ts'
import { useText } from '../core/useText.ts'

const OWN = ['name', 'phone', 'email', 'birthday', 'gender', 'tag'] as const

/** What a field is called: ours by the house's words, the venue's own by its question. */
export function useFieldName(labels: Record<string, string>): (key: string) => string {
  const t = useText('guests')
  return (key) => {
    const own = OWN.find((one) => one === key)
    return ownValue(labels, key) ?? (own ? t(`field.${own}`) : key)
  }
}

/** As people read it on their phone: 02:1A:… */
export function spellMac(mac: string): string {
  return (
    mac
      .match(/[0-9a-f]{2}/gi)
      ?.join(':')
      .toUpperCase() ?? mac
  )
}
