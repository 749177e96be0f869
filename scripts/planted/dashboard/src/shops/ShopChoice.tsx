import { form } from './form.ts'

// planted: lint/branched-hook
export function ShopChoice({ names }: { names: string[] }) {
  return <p>{names.find((name) => name === form.useWatchValue('name'))}</p>
}
