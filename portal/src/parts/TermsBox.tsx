// The agreement without which nobody goes online. It starts unticked; only the guest's own tick is kept.
import type { FieldProblem } from '@portico/contract/errors.ts'
import { safeHref } from '../href.ts'
import type { PartProps } from '../part.ts'
import { FieldError, errorId } from './FieldError.tsx'

export function TermsBox({
  page,
  t,
  isTicked,
  problem,
}: PartProps & { isTicked: boolean | undefined; problem: FieldProblem | undefined }) {
  return (
    <div className="choice">
      <input
        type="checkbox"
        id="terms"
        name="terms"
        value="yes"
        required
        defaultChecked={isTicked === true}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId('terms') : undefined}
        data-missing={t('agree.termsRequired')}
      />
      <label htmlFor="terms">
        {t.rich('agree.terms', { link: (words) => <a href={safeHref(page.hrefs.terms)}>{words}</a> })}
      </label>
      <FieldError field="terms" sentence={problem && t('agree.termsRequired')} />
    </div>
  )
}
