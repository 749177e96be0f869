import { form } from './form.ts'

// planted: lint/branched-hook
export function ShopForm({ isOpen }: { isOpen: boolean }) {
  return isOpen && <p>{form.useWatchValue('name')}</p>
}
