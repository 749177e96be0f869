// The outside world on this machine: `node dev/simulators/main.ts`, then start Portico with the variables it prints.
import { startGoogle } from './google.ts'
import { startSms } from './sms.ts'
import { startSmtp } from './smtp.ts'

const CLIENT_ID = 'portico-local'
const SMS_KEY = 'local-sms-key'

const [google, sms, smtp] = [await startGoogle(CLIENT_ID, 4051), await startSms(SMS_KEY, 4052), await startSmtp(4053)]
console.log(
  `GOOGLE_ISSUER=${google.issuer} GOOGLE_CLIENT_ID=${CLIENT_ID} SMS_URL=${sms.url} SMS_KEY=${SMS_KEY} SMTP_URL=${smtp.url}`,
)
const told = { mails: 0, texts: 0 }
setInterval(() => {
  for (const mail of smtp.mails.slice(told.mails)) console.log(`\nmail to ${mail.to.join(', ')}\n${mail.raw}`)
  for (const message of sms.sent.slice(told.texts)) console.log(`\ntext to ${message.to}: ${message.text}`)
  Object.assign(told, { mails: smtp.mails.length, texts: sms.sent.length })
}, 500)
