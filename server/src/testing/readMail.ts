import PostalMime from 'postal-mime'

/** What a mail program shows of a mail as it arrived. */
export async function readMail(raw: string): Promise<{ subject: string; html: string }> {
  const { subject = '', html = '' } = await PostalMime.parse(raw)
  return { subject, html }
}
