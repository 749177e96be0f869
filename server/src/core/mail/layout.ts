// A letter as text and as the little HTML that every mail program shows alike.

export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Shown under the paragraphs; a PNG in base64 of twice the width it is shown at. */
  picture?: { png: string; alt: string }
  /** Labels with their values. */
  figures?: { label: string; value: string }[]
  button?: { label: string; url: string }
  /** Small print below. */
  closing: string
  /** Where to change that such letters come, under the small print. */
  footer?: { label: string; url: string }
}

/** `pictures` are carried along and shown by `cid:`. */
export type Mail = {
  subject: string
  text: string
  html: string
  pictures?: { cid: string; png: string }[]
  /** Where one press in the mail program stops such letters (RFC 8058). */
  unsubscribeUrl?: string
  /** Where answers go. */
  replyTo?: string
  /** Message-IDs of the letters before it in its thread, oldest first. */
  thread?: readonly string[]
  /** `content` is in base64. */
  files?: readonly { name: string; type: string; content: string }[]
}

const ACCENT = '#0f766e'

/** Lays a letter out twice; everything in it is escaped, so a name can be anything. */
export function layOut(letter: Letter): Mail {
  const { greeting, paragraphs, picture, figures = [], button, closing, footer } = letter
  const subject = letter.subject.replaceAll(/\s+/g, ' ')
  const text = [
    greeting,
    ...paragraphs,
    ...(figures.length > 0 ? [figures.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    '--',
    closing,
    ...(footer ? [`${footer.label}: ${footer.url}`] : []),
  ].join('\n\n')
  const body = [
    ...[greeting, ...paragraphs].map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`),
    ...(figures.length > 0 ? [figuresHtml(figures)] : []),
    ...(picture ? [pictureHtml(picture.alt)] : []),
    ...(button ? [buttonHtml(button)] : []),
    `<p style="margin:32px 0 0;font-size:13px;color:#64748b">${escape(closing)}${footer ? footerHtml(footer) : ''}</p>`,
  ].join('\n')
  return {
    subject,
    text,
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f1f5f9;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#0f172a">
<div style="max-width:520px;margin:32px auto;padding:32px;background:#fff;border-radius:12px">
${body}
</div></body></html>`,
    ...(picture ? { pictures: [{ cid: PICTURE, png: picture.png }] } : {}),
  }
}

const PICTURE = 'picture@portico'

function pictureHtml(alt: string): string {
  return `<p style="margin:16px 0"><img src="cid:${PICTURE}" alt="${escape(alt)}" width="456" style="width:100%;max-width:456px;height:auto;border:0"></p>`
}

function figuresHtml(figures: readonly { label: string; value: string }[]): string {
  const rows = figures.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 0;color:#64748b">${escape(label)}</td><td style="padding:6px 0;text-align:right;font-weight:600">${escape(value)}</td></tr>`,
  )
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const link = escape(url)
  return `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ACCENT};color:#fff;text-decoration:none;font-weight:600">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#64748b;word-break:break-all">${link}</p>`
}

function footerHtml({ label, url }: { label: string; url: string }): string {
  return ` <a href="${escape(url)}" style="color:#64748b">${escape(label)}</a>`
}

/** Text made safe between tags and in quoted attributes. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
