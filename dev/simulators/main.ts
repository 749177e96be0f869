// Simulated outside services: run `node dev/simulators/main.ts`, then start Portico with the printed variables.
import { BREACHED, startBreaches } from './breaches.ts'
import { startChats } from './chats.ts'
import { startFacebook } from './facebook.ts'
import { startGoogle } from './google.ts'
import { startLlm } from './llm/startLlm.ts'
import { startS3 } from './s3.ts'
import { startSms } from './sms.ts'
import { startSmtp } from './smtp.ts'
import { addPlatformOa } from './zalo/platform.ts'
import { startZaloOa } from './zalo/startZaloOa.ts'

const CLIENT_ID = 'portico-local'
const SMS_KEY = 'local-sms-key'
const S3 = { accessKey: 'local-access', secretKey: 'local-secret-key', region: 'us-east-1', bucket: 'portico' }

const [google, sms, smtp] = [await startGoogle(CLIENT_ID, 4051), await startSms(SMS_KEY, 4052), await startSmtp(4053)]
console.log(
  `GOOGLE_ISSUER=${google.issuer} GOOGLE_CLIENT_ID=${CLIENT_ID} SMS_URL=${sms.url} SMS_KEY=${SMS_KEY} SMTP_URL=${smtp.url}`,
)
const s3 = await startS3(S3, 4054)
console.log(
  `S3_ENDPOINT=${s3.endpoint} S3_BUCKET=${S3.bucket} S3_ACCESS_KEY=${S3.accessKey} S3_SECRET_KEY=${S3.secretKey}`,
)
const APP = { id: 'local-app', secret: 'local-app-secret' }
const facebook = await startFacebook(APP, 4055)
const zalo = await startZaloOa({ id: APP.id, secret: APP.secret, oaSecret: 'local-oa-secret' }, { port: 4056 })
addPlatformOa(zalo.state, { token: 'local-oa', templateId: '1' })
console.log(
  `FACEBOOK_URL=${facebook.url} FACEBOOK_APP_ID=${APP.id} FACEBOOK_APP_SECRET=${APP.secret} ZALO_URL=${zalo.url} ` +
    `ZALO_APP_ID=${APP.id} ZALO_APP_SECRET=${APP.secret} ZALO_OPENAPI_URL=${zalo.url} ZNS_URL=${zalo.url} ZNS_TOKEN=local-oa ZNS_TEMPLATE=1`,
)
const llm = await startLlm({ key: 'local-llm-key', port: 4057 })
console.log(`LLM_BASE_URL=${llm.url} LLM_API_KEY=local-llm-key LLM_MODEL=recorded`)
const breaches = await startBreaches({}, 4058)
console.log(`BREACH_URL=${breaches.url} (knows: ${BREACHED.join(', ')})`)
const BOT = { token: '123456:local-bot-token', chat: '-1001' }
const chats = await startChats(BOT.token, BOT.chat, 4059)
console.log(
  `TELEGRAM_URL=${chats.url} ZALO_BOT_URL=${chats.url} EGRESS_TRUST=${chats.url} (bot ${BOT.token}, chat ${BOT.chat}; Slack ${chats.slackUrl})`,
)
const counts = { mails: 0, texts: 0, chats: 0 }
setInterval(() => {
  for (const mail of smtp.mails.slice(counts.mails)) console.log(`\nmail to ${mail.to.join(', ')}\n${mail.raw}`)
  for (const message of sms.sent.slice(counts.texts)) console.log(`\ntext to ${message.to}: ${message.text}`)
  for (const message of chats.sent.slice(counts.chats)) console.log(`\nchat by ${message.service}: ${message.text}`)
  Object.assign(counts, { mails: smtp.mails.length, texts: sms.sent.length, chats: chats.sent.length })
}, 500)
