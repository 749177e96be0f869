import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { Flag } from '../core/Flag.tsx'
import { chooseLanguage } from '../core/chooseLanguage.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'

export function LanguageMenu() {
  const t = useText('shell')
  const current = useLanguage((state) => state.language)
  return (
    <PopMenu label={`${t('language')}: ${LANGUAGE_NAMES[current]}`} button={<Flag language={current} />} width={200}>
      {LANGUAGES.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          icon={<Flag language={language} />}
          isChosen={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </MenuItem>
      ))}
    </PopMenu>
  )
}
