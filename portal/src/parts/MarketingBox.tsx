// Consent to messages. Never ticked for the guest, not even again after a refused submission.
import type { Marketing } from '../view.ts'
import type { PartProps } from '../part.ts'
import { marketingText } from '../agreement.ts'
import { Words } from './Words.tsx'

export function MarketingBox({ page, marketing }: PartProps & { marketing: Marketing }) {
  return (
    <div className="choice apart">
      <input type="checkbox" id="marketing" name="marketing" value="yes" />
      <label htmlFor="marketing">
        <Words>{marketingText(page, marketing)}</Words>
      </label>
    </div>
  )
}
