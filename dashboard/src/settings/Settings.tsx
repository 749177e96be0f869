import { useText } from '../core/useText.ts'
import { Section } from '../ui/Section.tsx'
import { Screen } from '../ui/Screen.tsx'
import { AccountLog } from './AccountLog.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Email } from './Email.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { OwnName } from './OwnName.tsx'
import { SignIns } from './SignIns.tsx'
import { TwoStep } from './TwoStep.tsx'
import css from './settings.module.css'

/** What belongs to the person, not to a page: name, e-mail, password, second step, devices, language. */
export function Settings() {
  const t = useText('settings')
  return (
    <Screen title={t('title')} lead={t('intro')}>
      <div className={css.sections}>
        <Section title={t('name.title')} text={t('name.text')}>
          <OwnName />
        </Section>
        <Section title={t('email.title')} text={t('email.text')}>
          <Email />
        </Section>
        <Section title={t('password.title')} text={t('password.text')}>
          <ChangePassword />
        </Section>
        <Section title={t('twoStep.title')} text={t('twoStep.text')}>
          <TwoStep />
        </Section>
        <Section title={t('devices.title')} text={t('devices.text')}>
          <SignIns />
        </Section>
        <Section title={t('log.title')} text={t('log.text')}>
          <AccountLog />
        </Section>
        <Section title={t('language.title')} text={t('language.text')}>
          <LanguageChoice />
        </Section>
      </div>
    </Screen>
  )
}
