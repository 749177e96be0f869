import { safeHref } from '../href.ts'
import { termsSections } from '../agreement.ts'
import { Heading } from '../parts/Heading.tsx'
import { Words } from '../parts/Words.tsx'
import type { ScreenProps } from '../part.ts'

export function Terms({ screen, page, t }: ScreenProps<'terms'>) {
  const back = (
    <a className="back" href={safeHref(screen.backHref)} data-back="">
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M15 5l-7 7 7 7" />
      </svg>
      {t('terms.back')}
    </a>
  )
  return (
    <article>
      {back}
      <Heading title={t('terms.title')} lead={t('terms.lead')} />
      {termsSections(page, screen.keptMonths).map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Words>{paragraph}</Words>
            </p>
          ))}
        </section>
      ))}
      {back}
    </article>
  )
}
