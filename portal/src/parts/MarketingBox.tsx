// Consent to messages, and whether the guest is of an age to give it: two ticks, for one is no answer to the other. Neither
// is ever ticked for the guest, not even again after a refused submission.
import type { Marketing } from '../view.ts'
import type { PartProps } from '../part.ts'
import { ageText, marketingText } from '../agreement.ts'
import { Words } from './Words.tsx'

export function MarketingBox({ page, marketing }: PartProps & { marketing: Marketing }) {
  return (
    <div className="apart">
      <div className="choice">
        <input type="checkbox" id="marketing" name="marketing" value="yes" />
        <label htmlFor="marketing">
          <Words>{marketingText(page, marketing)}</Words>
        </label>
      </div>
      <div className="choice">
        <input type="checkbox" id="of_age" name="of_age" value="yes" />
        <label htmlFor="of_age">{ageText(page)}</label>
      </div>
    </div>
  )
}
