// Every setting with its type, default and one sentence; `config.ts` reads them.

export const VARIABLES = {
  PORT: { kind: 'port', initial: '4040', about: 'API and dashboard' },
  PORTAL_PORT: { kind: 'port', initial: '4041', about: 'Guest portal and media, an origin of its own' },
  RADIUS_AUTH_PORT: { kind: 'port', initial: '1812', about: 'RADIUS authentication (UDP)' },
  RADIUS_ACCT_PORT: { kind: 'port', initial: '1813', about: 'RADIUS accounting (UDP)' },
  RADIUS_PROCESSES: { kind: 'number', initial: '1', about: 'Processes that share the RADIUS ports, for many cores' },
  COA_PORT: {
    kind: 'port',
    initial: '3799',
    about: 'Where gateways listen for Disconnect and CoA unless a device says otherwise',
  },
  SIMULATOR_PORT: {
    kind: 'port',
    initial: '',
    about: 'Simulated gateway behind "Try it without a router"; default 4042, in production 0, which switches it off',
  },
  HOST: { kind: 'text', initial: '0.0.0.0', about: 'Address the servers listen on' },
  METRICS_PORT: { kind: 'port', initial: '', about: 'Figures for Prometheus at /metrics; empty switches them off' },
  METRICS_HOST: { kind: 'text', initial: '127.0.0.1', about: 'Address on which METRICS_PORT listens' },
  HEALTH_PORT: {
    kind: 'port',
    initial: '',
    about:
      '`/livez` and `/readyz` of a process that runs no `api`, so that it is restarted when it hangs; empty opens none',
  },
  DATA_DIR: { kind: 'path', initial: './data', about: 'Embedded database, generated secrets, media' },
  DATABASE_URL: { kind: 'text', initial: '', about: 'PostgreSQL 15 or newer; empty starts the embedded one' },
  DATABASE_POOL_URL: {
    kind: 'text',
    initial: '',
    about: 'A pooler by transaction, such as PgBouncer, in front of DATABASE_URL; empty connects without one',
  },
  DATABASE_READ_URL: { kind: 'text', initial: '', about: 'A replica that answers reports; empty asks DATABASE_URL' },
  DATABASE_READ_LAG: {
    kind: 'number',
    initial: '10',
    about: 'How many seconds that replica may be behind; then DATABASE_URL is asked',
  },
  EVENT_MONTHS: {
    kind: 'number',
    initial: '25',
    about: 'How long single events are kept for reports; their totals stay',
  },
  GUEST_MONTHS: {
    kind: 'number',
    initial: '24',
    about: 'How long a guest who does not come again is kept before they are erased; 0 keeps them for good',
  },
  REGISTER_MONTHS: {
    kind: 'number',
    initial: '0',
    about: 'How long a register of connections is kept apart, where a law asks for one (12 in Vietnam); 0 keeps none',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: 'url',
    initial: '',
    about: 'An OpenTelemetry collector that gets traces over HTTP, such as http://127.0.0.1:4318; empty makes none',
  },
  PUBLIC_URL: { kind: 'url', initial: '', about: 'Where owners reach the dashboard; default http://localhost:PORT' },
  PORTAL_URL: {
    kind: 'url',
    initial: '',
    about: 'Where guests reach the portal; default http://<first LAN address>:PORTAL_PORT',
  },
  HELP_URL: {
    kind: 'url',
    initial: '',
    about: 'Help of your own, such as https://help.example.com/{language}/{article}; empty opens Portico’s',
  },
  SECRET_KEY: {
    kind: 'text',
    initial: '',
    about: 'At least 32 characters; generated into DATA_DIR, required with DATABASE_URL',
  },
  SECRET_KEY_OLD: {
    kind: 'text',
    initial: '',
    about: 'Earlier SECRET_KEYs, newest first, until npm run migrate -- --seal-again has sealed everything again',
  },
  TRUST_PROXY: { kind: 'text', initial: '', about: 'Addresses of reverse proxies whose X-Forwarded-For is believed' },
  GATEWAY_NETWORKS: {
    kind: 'text',
    initial: '',
    about:
      'Private networks in which owners’ controllers (UniFi, Omada) may be called and orders (CoA) sent, such as 192.168.1.0/24',
  },
  SMTP_URL: {
    kind: 'text',
    initial: '',
    about: 'Mail server, such as smtps://user:password@mail.example.com; empty keeps mails for /dev/outbox',
  },
  MAIL_FROM: { kind: 'text', initial: '', about: 'Sender of mails; default no-reply@<host of PUBLIC_URL>' },
  SMS_URL: { kind: 'url', initial: '', about: 'SMS provider; messages are posted to SMS_URL/messages' },
  SMS_KEY: { kind: 'text', initial: '', about: 'Bearer key of the SMS provider' },
  SMS_COUNTRIES: { kind: 'text', initial: 'VN', about: 'Countries whose numbers may be sent codes, such as VN,TH' },
  SMS_DAILY_LIMIT: { kind: 'number', initial: '500', about: 'Text messages in 24 hours; half of them for codes alone' },
  REPLY_ADDRESS: {
    kind: 'text',
    initial: '',
    about:
      'Where guests’ answers to letters arrive, such as replies@in.example.com; mail to replies+…@in.example.com must arrive too',
  },
  REPLY_KEY: {
    kind: 'text',
    initial: '',
    about: 'At least 20 letters and digits; the mail server posts such letters to PORTAL_URL/mail-replies/REPLY_KEY',
  },
  MESSAGE_PRICES: {
    kind: 'text',
    initial: '',
    about:
      'What a page pays for a message of its campaigns, in VND, such as sms=350,zns=300; its own providers cost nothing here',
  },
  LLM_BASE_URL: {
    kind: 'url',
    initial: '',
    about: 'OpenAI-compatible API that answers guests, such as https://api.openai.com/v1; empty leaves rules and FAQ',
  },
  LLM_API_KEY: { kind: 'text', initial: '', about: 'Bearer key of that API; local servers need none' },
  LLM_MODEL: { kind: 'text', initial: '', about: 'Name of the model there; required with LLM_BASE_URL' },
  LLM_PRICES: {
    kind: 'text',
    initial: '',
    about: 'What a page pays for a million tokens, in VND, such as in=4000,out=16000; empty costs nothing here',
  },
  PAYOS_CLIENT_ID: {
    kind: 'text',
    initial: '',
    about: 'Client id of the payOS channel that takes top-ups by VietQR; empty switches it off',
  },
  PAYOS_API_KEY: { kind: 'text', initial: '', about: 'API key of that channel' },
  PAYOS_CHECKSUM_KEY: { kind: 'text', initial: '', about: 'Checksum key of that channel, which signs notices' },
  PAYOS_URL: { kind: 'url', initial: 'https://api-merchant.payos.vn', about: 'API of payOS' },
  VNPAY_TMN_CODE: { kind: 'text', initial: '', about: 'Terminal code at VNPay; empty switches it off' },
  VNPAY_SECRET: { kind: 'text', initial: '', about: 'Hash secret of that terminal' },
  VNPAY_URL: { kind: 'url', initial: 'https://pay.vnpay.vn/vpcpay.html', about: 'VNPay’s payment page' },
  VNPAY_API_URL: {
    kind: 'url',
    initial: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
    about: 'Where VNPay answers queries',
  },
  STRIPE_SECRET_KEY: { kind: 'text', initial: '', about: 'Secret key at Stripe; empty switches it off' },
  STRIPE_WEBHOOK_SECRET: { kind: 'text', initial: '', about: 'Secret of the webhook endpoint, whsec_…' },
  STRIPE_URL: { kind: 'url', initial: 'https://api.stripe.com', about: 'API of Stripe' },
  BREACH_URL: {
    kind: 'url',
    initial: 'https://api.pwnedpasswords.com',
    about: 'Pwned Passwords or a copy of it, which new passwords are looked up in; empty switches it off',
  },
  GOOGLE_CLIENT_ID: {
    kind: 'text',
    initial: '',
    about: 'OAuth client of "Sign in with Google"; empty switches it off',
  },
  GOOGLE_ISSUER: { kind: 'url', initial: 'https://accounts.google.com', about: 'Who issues Google ID tokens' },
  FACEBOOK_APP_ID: {
    kind: 'text',
    initial: '',
    about: 'App of "Continue with Facebook" for guests; empty switches it off',
  },
  FACEBOOK_APP_SECRET: { kind: 'text', initial: '', about: 'Secret of that app' },
  FACEBOOK_URL: { kind: 'url', initial: '', about: 'Stands in for facebook.com and its graph, for tests' },
  ZALO_APP_ID: { kind: 'text', initial: '', about: 'App of "Continue with Zalo" for guests; empty switches it off' },
  ZALO_APP_SECRET: { kind: 'text', initial: '', about: 'Secret of that app' },
  ZALO_URL: { kind: 'url', initial: '', about: 'Stands in for oauth.zaloapp.com and graph.zalo.me, for tests' },
  ZALO_OPENAPI_URL: {
    kind: 'url',
    initial: 'https://openapi.zalo.me',
    about: 'API of Zalo Official Accounts; ZALO_URL and ZNS_URL are its other two',
  },
  ZALO_OA_SECRET: { kind: 'text', initial: '', about: 'OA secret key of that app, which signs webhooks' },
  ZALO_FIXED_CODE_VERIFIER: {
    kind: 'text',
    initial: '',
    about: 'Verifier whose challenge is set in the Zalo console, where Zalo refuses one for each consent',
  },
  ZALO_PROOF: {
    kind: 'flag',
    initial: 'false',
    about: 'Whether calls carry appsecret_proof, which an app can require',
  },
  TELEGRAM_URL: { kind: 'url', initial: 'https://api.telegram.org', about: 'Where notices to Telegram chats are sent' },
  ZALO_BOT_URL: {
    kind: 'url',
    initial: 'https://bot-api.zaloplatforms.com',
    about: 'Where notices to Zalo chats are sent',
  },
  ZNS_URL: { kind: 'url', initial: 'https://business.openapi.zalo.me', about: 'Where codes are sent by Zalo (ZNS)' },
  ZNS_TOKEN: { kind: 'text', initial: '', about: 'Access token of the Official Account that sends codes by Zalo' },
  ZNS_TEMPLATE: { kind: 'text', initial: '', about: 'Approved code template, whose one parameter is otp' },
  EGRESS_TRUST: {
    kind: 'text',
    initial: '',
    about:
      'Private or plain http services pages may name, such as http://10.0.0.7:8080,smtp://10.0.0.7:25; none by default',
  },
  S3_ENDPOINT: {
    kind: 'url',
    initial: '',
    about: 'S3-compatible store for media, such as https://s3.example.com; empty keeps media in DATA_DIR',
  },
  S3_BUCKET: { kind: 'text', initial: '', about: 'Bucket of the store; required with S3_ENDPOINT' },
  S3_REGION: { kind: 'text', initial: 'us-east-1', about: 'Region requests to the store are signed for' },
  S3_ACCESS_KEY: { kind: 'text', initial: '', about: 'Access key of the store; required with S3_ENDPOINT' },
  S3_SECRET_KEY: { kind: 'text', initial: '', about: 'Secret key of the store; required with S3_ENDPOINT' },
  DEMO: { kind: 'flag', initial: '', about: 'Demo venue and accounts; on by default only with the embedded database' },
  DEMO_GUESTS: {
    kind: 'text',
    initial: 'always',
    about: 'Simulated guests of the demo venue: always, hours (while it is open) or off',
  },
  API_ORIGINS: {
    kind: 'text',
    initial: '',
    about: 'Web origins whose pages may call the API, such as https://app.example.com; none by default',
  },
  API_DOCS: {
    kind: 'flag',
    initial: '',
    about: 'List of all calls at /docs and /openapi.json; on by default except in production',
  },
  BACKUP_KEY: {
    kind: 'text',
    initial: '',
    about: 'Encrypts backups: a passphrase of at least 16 characters, or a public key of age (age1…)',
  },
  LOG_LEVEL: { kind: 'text', initial: 'warn', about: 'fatal, error, warn, info, debug or silent' },
} as const satisfies Record<
  string,
  { kind: 'port' | 'number' | 'text' | 'path' | 'url' | 'flag'; initial: string; about: string }
>
