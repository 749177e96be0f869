import { Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { CodeFields } from './CodeFields.tsx'
import type { EditorProps } from './editorProps.ts'
import { hasPart } from './kinds.tsx'
import { OffersField } from './OffersField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { QuestionsField } from './QuestionsField.tsx'
import { SessionFields } from './SessionFields.tsx'
import { SignInNote } from './SignInNote.tsx'
import { VideoFields } from './VideoFields.tsx'
import { WordFields } from './WordFields.tsx'
import css from './flow.module.css'

/** Everything of one step. */
export function StepEditor(props: EditorProps & { problems: readonly string[] }) {
  const { step, problems, isReadOnly, onChange } = props
  const t = useText('flows')
  return (
    <fieldset className={css.editor} disabled={isReadOnly}>
      <legend className={css.unseen}>{t(`type.${step.type}`)}</legend>
      {problems.length > 0 && (
        <div className={css.problems} role="status">
          <strong>{t('problems')}</strong>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {hasPart(step, 'signIn') && <SignInNote {...props} />}
      {hasPart(step, 'accessCode') && (
        <p className={css.gate} data-good>
          <Link to="/dashboard/accesscode">{t('accessCodes')}</Link>
        </p>
      )}
      <WordFields {...props} />
      {hasPart(step, 'questions') && <QuestionsField {...props} />}
      {hasPart(step, 'questions') && (
        <section className={css.part}>
          <Switch
            label={t('makesLead')}
            description={t('makesLeadHint')}
            checked={step.makesLead ?? false}
            onChange={(event) => onChange({ makesLead: event.currentTarget.checked || undefined })}
          />
        </section>
      )}
      {hasPart(step, 'code') && <CodeFields {...props} />}
      {hasPart(step, 'offers') && <OffersField {...props} />}
      {hasPart(step, 'password') && <PasswordField {...props} />}
      {hasPart(step, 'video') && <VideoFields {...props} />}
      <SessionFields {...props} />
      {hasPart(step, 'known') && (
        <section className={css.part}>
          <Switch
            label={t('skipKnown')}
            description={t('skipKnownHint')}
            checked={step.skipKnown}
            onChange={(event) => onChange({ skipKnown: event.currentTarget.checked })}
          />
        </section>
      )}
    </fieldset>
  )
}
