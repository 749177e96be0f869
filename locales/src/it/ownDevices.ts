import type { ownDevices as source } from '../vi/ownDevices.ts'
import type { Like } from '../languages.ts'

export const ownDevices = {
  link: 'Aggiungi una TV o console',
  title: 'Dispositivi senza browser',
  lead: 'La tua TV, console o cassa usa il Wi-Fi di {venue} insieme a te, finché dura il tuo tempo.',
  yours: 'I tuoi dispositivi',
  check: 'Ricontrolla',
  add: 'Aggiungi un dispositivo',
  name: 'Nome',
  nameHint: 'Per esempio: TV della camera 3',
  mac: 'Indirizzo MAC',
  macHint: '12 cifre e lettere dalla A alla F, scritte in qualsiasi modo: AC:9B:0A:12:34:56',
  where: 'Dove trovo l’indirizzo MAC?',
  whereOf: {
    tv: 'TV (Samsung, LG, Sony…): Impostazioni → Informazioni, oppure Rete → Stato della rete.',
    console:
      'Console: PlayStation in Impostazioni → Rete → Stato connessione; Xbox in Impostazioni → Rete → Avanzate; Nintendo Switch in Impostazioni → Internet.',
    stick: 'Chromecast, Google TV, Fire TV, Apple TV: Impostazioni → Sistema o Rete → Informazioni.',
    speaker:
      'Cassa, stampante: sull’etichetta sotto, sulla scatola o nella sua app. Prendi l’indirizzo «Wi-Fi», non «Bluetooth» o «LAN».',
  },
  addButton: 'Collega il dispositivo',
  remove: 'Rimuovi {name}',
  again: 'Ricollegalo',
  most: '{count, plural, one {Ogni ospite può avere # dispositivo alla volta. Rimuovilo per aggiungerne un altro.} other {Ogni ospite può avere # dispositivi alla volta. Rimuovine uno per aggiungerne un altro.}}',
  added: {
    address:
      'Aggiunto. Accendi il dispositivo e scegli questo Wi-Fi; se l’aveva già scelto, spegni e riaccendi il suo Wi-Fi.',
    order: 'Aggiunto. Accendi il dispositivo e scegli questo Wi-Fi; sarà online dopo pochi secondi.',
  },
  removed: 'Rimosso. Il dispositivo non è più in rete.',
  'remove-failed': 'Rimosso, ma il Wi-Fi non l’ha ancora disconnesso. Spegni il Wi-Fi del dispositivo.',
  state: {
    online: 'Online',
    waiting: {
      address: 'In attesa del dispositivo. Se non arriva, spegni e riaccendi il suo Wi-Fi',
      order: 'Collegamento in corso',
    },
    unseen: 'Il Wi-Fi non vede ancora questo dispositivo. Accendilo, scegli questo Wi-Fi e premi «Ricollegalo»',
    over: 'Tempo scaduto',
  },
  problem: {
    'name-missing': 'Dai un nome al dispositivo.',
    'mac-missing': 'Scrivi l’indirizzo MAC del dispositivo.',
    'mac-wrong':
      'Questo indirizzo non sembra giusto. Un indirizzo MAC ha 12 cifre e lettere dalla A alla F, come AC:9B:0A:12:34:56.',
    'mac-group': 'Questo non è l’indirizzo di un solo dispositivo. Ricontrollalo.',
    'mac-random':
      'È un indirizzo casuale che il dispositivo cambierà. Disattiva «indirizzo privato» o «MAC casuale» e usa quello vero.',
    'own-phone': 'È l’indirizzo del dispositivo che stai usando.',
    taken: 'Questo dispositivo non si può aggiungere. Controlla l’indirizzo o chiedi al personale.',
    full: 'Hai raggiunto il numero massimo di dispositivi. Rimuovine uno e riprova.',
    'code-full': 'Il tuo codice di accesso ha raggiunto il limite di dispositivi. Chiedine un altro al personale.',
    'venue-full': 'Il Wi-Fi è pieno in questo momento. Riprova tra qualche minuto.',
    over: 'Il tuo tempo sta per finire. Ricollegati, poi aggiungi il dispositivo.',
    'too-many': 'Troppi indirizzi provati. Aspetta qualche minuto o chiedi al personale.',
  },
} as const satisfies Like<typeof source>
