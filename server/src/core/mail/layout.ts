// A letter as text and as the little HTML that every mail program shows alike.

export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Small print below. */
  closing: string
}

export type Mail = { subject: string; text: string; html: string }

const ACCENT = '#0f766e'

/** Lays a letter out twice; everything in it is escaped, so a name can be anything. */
export function layOut(letter: Letter): Mail {
  const { greeting, paragraphs, button, closing } = letter
  const subject = letter.subject.replaceAll(/\s+/g, ' ')
  const text = [greeting, ...paragraphs, ...(button ? [`${button.label}: ${button.url}`] : []), '--', closing].join(
    '\n\n',
  )
  const body = [
    ...[greeting, ...paragraphs].map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`),
    ...(button ? [buttonHtml(button)] : []),
    `<p style="margin:32px 0 0;font-size:13px;color:#64748b">${escape(closing)}</p>`,
  ].join('\n')
  return {
    subject,
    text,
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f1f5f9;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#0f172a">
<div style="max-width:520px;margin:32px auto;padding:32px;background:#fff;border-radius:12px">
${body}
</div></body></html>`,
  }
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const link = escape(url)
  return `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ACCENT};color:#fff;text-decoration:none;font-weight:600">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#64748b;word-break:break-all">${link}</p>`
}

/** Text made safe between tags and in quoted attributes. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
