// The set-up steps as a page without a script: a phone's plainest browser shows it, and nothing on it can leak them.
import type { Language } from '@portico/locales/languages.ts'
import { escape } from '../../core/mail/layout.ts'
import type { RecipeStep } from './recipeStep.ts'
import type { WaitingLink } from './recipeLinks.ts'
import { recipeText } from './recipeText.ts'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:680px;margin:0 auto;padding:20px 16px 48px;overflow-wrap:anywhere}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 8px}p{margin:0 0 12px}
ol{padding:0;list-style:none;counter-reset:n}li{counter-increment:n;padding:16px 0;border-top:1px solid #8884}
li>p:first-child::before{content:counter(n)". ";font-weight:700}
pre{margin:0 0 8px;padding:12px;border-radius:10px;background:#8882;white-space:pre-wrap;font:13px/1.5 ui-monospace,monospace;user-select:all;-webkit-user-select:all}
button,a.file{display:inline-block;min-height:48px;padding:12px 20px;border:0;border-radius:12px;background:#0b5cad;color:#fff;font:600 1rem system-ui;text-decoration:none;box-sizing:border-box}
a.file{background:none;color:inherit;border:1px solid #8888;font-weight:400}`

export const LINK_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** The door: nothing secret is shown before a person asks for it, so that a preview of the link uses nothing up. */
export function doorPage({ language, isForDay }: WaitingLink): string {
  const t = recipeText(language)
  return page(
    language,
    t('link-title'),
    `<p>${escape(t(isForDay ? 'link-lead-day' : 'link-lead'))}</p><form method="post"><button>${escape(t('link-open'))}</button></form>`,
  )
}

/** A link that is used or over. */
export function gonePage(language: Language): string {
  const t = recipeText(language)
  return page(language, t('link-title'), `<p>${escape(t('link-gone'))}</p>`)
}

/** The steps of a device. */
export function stepsPage(
  language: Language,
  { name, steps, isHidden }: { name: string; steps: readonly RecipeStep[]; isHidden: boolean },
): string {
  const t = recipeText(language)
  const lead = [...(isHidden ? [t('link-hidden')] : []), t('link-mark')].map((line) => `<p>${escape(line)}</p>`)
  const items = steps.map(({ text, code, fileName }) => {
    const file =
      code && fileName
        ? `<a class="file" download="${escape(fileName)}" href="data:text/plain;base64,${Buffer.from(code).toString('base64')}">${escape(t('link-save'))}</a>`
        : ''
    return `<li><p>${escape(text)}</p>${code ? `<pre>${escape(code)}</pre>` : ''}${file}</li>`
  })
  return page(language, `${t('link-title')}: ${name}`, `${lead.join('')}<ol>${items.join('')}</ol>`)
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><h1>${escape(title)}</h1>${body}</body></html>`
}
