import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { Flag } from '../core/Flag.tsx'
import { showLanguage, useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'

export function LanguageMenu() {
  const t = useText('shell')
  const current = useLanguage((state) => state.language)
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`${t('language')}: ${LANGUAGE_NAMES[current]}`}>
          <Flag language={current} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language')}>
        {LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            leftSection={<Flag language={language} />}
            rightSection={language === current && <IconCheck size={16} />}
            aria-current={language === current || undefined}
            onClick={() => void showLanguage(language)}
          >
            {LANGUAGE_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
