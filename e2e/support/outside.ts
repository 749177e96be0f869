// Local simulators of everyone who carries a message to a guest or identifies a guest.
import { sql } from '@portico/server/core/db/database.ts'
import type { RunningServer } from '@portico/server/processes/all.ts'
import type { Venue } from '@portico/server/testing/given.ts'
import { waitFor } from '../../dev/fakeGateway/waitFor.ts'
import { startFacebook } from '../../dev/simulators/facebook.ts'
import { startGoogle } from '../../dev/simulators/google.ts'
import { startSms } from '../../dev/simulators/sms.ts'
import { startSmtp } from '../../dev/simulators/smtp.ts'
import { addPlatformOa } from '../../dev/simulators/zalo/platform.ts'
import { startZaloOa } from '../../dev/simulators/zalo/startZaloOa.ts'

const APP = { id: 'app', secret: 'app-secret' }
const GOOGLE = { id: 'guests', secret: 'google-secret' }
const [SMS_KEY, ZNS_TOKEN, ZNS_TEMPLATE] = ['sms-key', 'oa-token', '77']
/** The time that mail may take on a busy machine. */
const SOON_MS = 20_000

export async function startOutside() {
  const [sms, smtp, google, facebook, zalo] = await Promise.all([
    startSms(SMS_KEY),
    startSmtp(),
    startGoogle(GOOGLE.id, 0, GOOGLE.secret),
    startFacebook(APP),
    startZaloOa({ ...APP, oaSecret: '' }),
  ])
  addPlatformOa(zalo.state, { token: ZNS_TOKEN, templateId: ZNS_TEMPLATE })
  /** Messages to a recipient, oldest first. */
  const sent = {
    sms: (to: string) => sms.sent.filter((one) => one.to === to).map(({ text }) => text),
    zalo: (to: string) =>
      zalo.state.phoneTemplates.filter(({ phone }) => `+${phone}` === to).map(({ data }) => String(data['otp'])),
    email: (to: string) => smtp.mails.filter((mail) => mail.to.includes(to)).map(({ raw }) => wordsOf(raw)),
  }
  return {
    zalo,
    /** Settings for the server that uses them. */
    config: {
      smsUrl: sms.url,
      smsKey: SMS_KEY,
      smtpUrl: smtp.url,
      znsUrl: zalo.url,
      znsToken: ZNS_TOKEN,
      znsTemplate: ZNS_TEMPLATE,
      googleIssuer: google.issuer,
      facebookAppId: APP.id,
      facebookAppSecret: APP.secret,
      facebookUrl: facebook.url,
      zaloAppId: APP.id,
      zaloAppSecret: APP.secret,
      zaloUrl: zalo.url,
    },
    /** Gives a venue its own Google client. */
    async knowGoogle({ services: { db, secrets } }: RunningServer, { eid }: Venue): Promise<void> {
      const settings = JSON.stringify({ clientId: GOOGLE.id })
      await db.asSystem((tx) =>
        tx.run(sql`insert into connections (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
          values (${eid}, 'google', ${settings}, ${secrets.seal(GOOGLE.secret)}, 'et', now(), now())`),
      )
    },
    /** The code in the newest message to a recipient. @param before how many came earlier */
    async codeTo(to: string, by: keyof typeof sent, before = 0): Promise<string> {
      const text = await waitFor(() => sent[by](to).slice(before).at(-1), {
        what: `a message to ${to}`,
        timeoutMs: SOON_MS,
      })
      return /(?<!\d)\d{6}(?!\d)/.exec(text)![0]
    },
    async close(): Promise<void> {
      await Promise.all([sms, smtp, google, facebook, zalo].map((one) => one.close()))
    },
  }
}

/** The body of a mail: quoted-printable decoded as far as digits need it, without the random boundary lines. */
function wordsOf(raw: string): string {
  return raw
    .slice(raw.indexOf('\r\n\r\n'))
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=[\dA-F]{2}/g, '.')
}
