// An e-mail out of its blocks: HTML that every mail program shows alike, light and dark, and the same in plain text.
import type { MessageBlock, MessageContent } from '@portico/contract/messages/content.ts'
import type { MergeValues } from '@portico/contract/messages/merge.ts'
import { sayTo, type MessageLanguage } from '@portico/contract/messages/readiness.ts'
import type { Picture } from '@portico/contract/templates.ts'

import { escape } from '../core/mail/layout.ts'
import { mailWords } from './words.ts'

export type MailDrawing = {
  content: MessageContent
  language: MessageLanguage
  values: MergeValues
  /** Where the venue's pictures are. */
  origin: string
  unsubscribeUrl: string
  /** Turns an address into the one that counts who follows it. */
  track?: (address: string) => string
  /** Before the subject, where the law wants adverts to be named. */
  label?: string
}

/** @returns also the fields that had no value */
export function drawMail(drawing: MailDrawing) {
  const { subject, text, missing, paper } = write(drawing)
  return { subject, text, missing, html: frame(drawing.language, subject, paper) }
}

/** The same letter, and its two parts for an editor's frame. */
export function previewMail(drawing: MailDrawing) {
  const { subject, text, paper } = write(drawing)
  const { language } = drawing
  const shown = { language, style: `body{${LIGHT}}${DARK}`, body: paper }
  return { subject, text, html: frame(language, subject, paper), shown }
}

function write({ content, language, values, origin, unsubscribeUrl, track = (a) => a, label }: MailDrawing) {
  const { missing, say } = sayTo(language, values)
  const words = mailWords(language)
  const subject = [label, say(content.subject)].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')
  const drawn = content.blocks.map((block) => drawBlock(block, { say, origin, track }))
  const why = words.why.replace('{venue}', values.venue ?? '')
  const text = [...drawn.map((one) => one.text).filter(Boolean), '--', why, `${words.stop}: ${unsubscribeUrl}`].join(
    '\n\n',
  )
  const foot = `<p class="quiet" style="margin:32px 0 0;font-size:13px;color:#5b6472">${escape(why)} <a class="quiet" href="${escape(unsubscribeUrl)}" style="color:#5b6472">${escape(words.stop)}</a></p>`
  const body = [...drawn.map((one) => one.html), foot].join('\n')
  return { subject, text, missing: [...missing], paper: layPaper(say(content.preheader), body) }
}

type Drawing = { say: (texts: object) => string; origin: string; track: (address: string) => string }
type BlockParts = { html: string; text: string }

function drawBlock(block: MessageBlock, { say, origin, track }: Drawing): BlockParts {
  switch (block.type) {
    case 'heading': {
      const text = say(block.text)
      return { text, html: `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escape(text)}</h1>` }
    }
    case 'text': {
      const text = say(block.text)
      const parts = text.split(/\n{2,}/).map((part) => escape(part).replaceAll('\n', '<br>'))
      return { text, html: parts.map((part) => `<p style="margin:0 0 16px">${part}</p>`).join('\n') }
    }
    case 'picture': {
      const alt = say(block.alt)
      if (!block.picture) return { text: '', html: '' }
      const image = `<img src="${escape(sourceOf(block.picture, origin))}" alt="${escape(alt)}" width="456" style="display:block;width:100%;max-width:456px;height:auto;border:0;border-radius:8px">`
      const html = block.href ? `<a href="${escape(track(block.href))}">${image}</a>` : image
      return {
        text: [alt, block.href && track(block.href)].filter(Boolean).join(': '),
        html: `<p style="margin:0 0 16px">${html}</p>`,
      }
    }
    case 'button': {
      const [label, link] = [say(block.label), track(block.href)]
      const html = `<p style="margin:24px 0"><a class="button" href="${escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f766e;color:#fff;text-decoration:none;font-weight:600">${escape(label)}</a></p>`
      return { text: `${label}: ${link}`, html }
    }
    case 'line':
      return { text: '', html: '<hr style="margin:24px 0;border:0;border-top:1px solid #d5dae1">' }
  }
}

const WIDEST = 1200

/** The widest size a mail needs, in a form that mail programs know. */
function sourceOf({ sizes }: Picture, origin: string): string {
  const known = sizes.filter(({ path }) => !path.endsWith('.avif'))
  const [widest] = known.filter(({ width }) => width <= WIDEST).toSorted((a, b) => b.width - a.width)
  return origin + (widest ?? known[0] ?? sizes[0])!.path
}

const LIGHT =
  'margin:0;background:#f1f5f9;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#0f172a'
const DARK =
  '@media (prefers-color-scheme: dark){body{background:#0f1419!important;color:#e6e9ee!important}.paper{background:#1a2129!important}.quiet{color:#9aa5b4!important}.button{background:#2dd4bf!important;color:#06231f!important}}'

function layPaper(preheader: string, body: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}</div>
<div class="paper" style="max-width:456px;margin:32px auto;padding:32px;background:#fff;border-radius:12px">
${body}
</div>`
}

function frame(language: string, subject: string, paper: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>
<style>${DARK}</style></head>
<body style="${LIGHT}">
${paper}</body></html>`
}
