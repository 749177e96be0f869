// Six plain links in a fold that opens without a script.
import { LANGUAGES, LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { safeHref } from '../href.ts'
import type { PartProps } from '../part.ts'

export function Languages({ page, t }: PartProps) {
  return (
    <details className="languages">
      <summary aria-label={`${t('page.language')}: ${LANGUAGE_NAMES[page.language]}`}>
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          aria-hidden="true"
        >
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
        </svg>
        {LANGUAGE_NAMES[page.language]}
      </summary>
      <nav aria-label={t('page.language')}>
        {LANGUAGES.map((language) => (
          <a
            key={language}
            href={safeHref(page.hrefs.languageHref(language))}
            lang={language}
            hrefLang={language}
            aria-current={language === page.language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        ))}
      </nav>
    </details>
  )
}
