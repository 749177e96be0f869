import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: 'Perché il mio ospite non si collega?',
  lead: 'Ogni tappa dal telefono a Internet, in base agli eventi registrati.',
  search: 'Ospite, telefono o dispositivo Wi-Fi',
  placeholder: 'Nome, ultime cifre del telefono, indirizzo MAC o ID NAS',
  examine: 'Controlla',
  back: 'Ultima ora',
  lastHour: 'L’ultima ora',
  tried: 'Hanno provato',
  online: 'Collegati',
  others: 'Non riusciti',
  allGood: 'Tutti quelli che hanno provato sono online e nessun pacchetto è stato rifiutato.',
  quiet: {
    title: 'Nessuno ha provato a collegarsi nell’ultima ora',
    text: 'Quando un telefono apre la pagina di benvenuto, ogni tappa appare qui.',
  },
  nobody: {
    title: 'Nessun risultato',
    text: 'Prova con l’indirizzo MAC: è nelle impostazioni Wi-Fi del telefono.',
  },
  count: '{count, plural, one {# persona} other {# persone}}',
  atStep: 'al passaggio «{step}»',
  onDevice: 'su {device}',
  said: 'Messaggio del dispositivo: {detail}',
  fix: 'Cosa fare',
  packets: '{count, plural, one {# pacchetto} other {# pacchetti}} da {address}, ultimo {when}',
  turnedAway: '{count, plural, one {# ospite} other {# ospiti}}, l’ultimo {when}',
  openSince: 'Fermo {when}',
  manyAddresses: 'molti indirizzi',
  drops: {
    'wrong-secret': 'Segreto RADIUS errato su {device}',
    'no-message-authenticator': '{device} invia pacchetti senza firma',
    'unknown-gateway': 'Un dispositivo usa l’ID «{said}», simile a quello di {device} ma non uguale',
    'wrong-key': '{device} manda ospiti con una chiave che non corrisponde',
    'shared-name': '{device}: un altro locale usa lo stesso ID NAS',
    'two-boxes': '{device} invia a turno da due indirizzi',
    'clock-off': 'L’orologio di {device} è sbagliato',
    'portal-unseen': 'I telefoni si collegano a {device}, ma nessuno apre la pagina di benvenuto',
    'wifi-open': 'Il Wi-Fi di {device} è aperto a tutti',
  },
  dropFixes: {
    'wrong-secret':
      'Copia di nuovo il segreto RADIUS dalla configurazione del dispositivo, o crea chiavi nuove e incollale nel dispositivo.',
    'no-message-authenticator':
      'Attiva Message-Authenticator sul dispositivo. Se non lo supporta, modifica il dispositivo qui e scegli «Dispositivo vecchio».',
    'unknown-gateway':
      'Imposta nel dispositivo un NAS-Identifier identico all’ID NAS mostrato qui, maiuscole comprese.',
    'wrong-key':
      'Ricopia la chiave (faskey di openNDS, uamsecret di CoovaChilli) dalla configurazione del dispositivo e riavvia quel programma. Controlla anche che il livello FAS del router sia quello scelto qui.',
    'shared-name':
      'Un dispositivo con quell’ID invia pacchetti con un segreto che non corrisponde. Se è tuo, dagli un ID NAS unico, qui e nel dispositivo, poi ricopia il segreto RADIUS.',
    'two-boxes':
      'Se due router usano lo stesso ID NAS, aggiungi il secondo come dispositivo separato, con ID e chiavi propri. Se il locale ha due linee Internet, non serve fare nulla.',
    'clock-off':
      'Attiva l’ora automatica (NTP) e il fuso orario giusto sul dispositivo. Fino ad allora gli orari delle visite seguono l’orologio del server.',
    'portal-unseen':
      'Controlla che il dispositivo reindirizzi gli ospiti all’indirizzo della pagina di benvenuto indicato nella configurazione, e che sia aperto prima dell’accesso (walled garden).',
    'wifi-open':
      'openNDS si è fermato sul router. Esegui «logread -e opennds» sul router per vederne il motivo (spesso mancano pacchetti PHP), correggilo e riavvia openNDS.',
  },
  silent: '{device} è offline; ultimo contatto {when}',
  silentNever: '{device} non si è mai collegato',
  silentMore: 'Anche altri dispositivi sono offline; guarda l’elenco dei dispositivi.',
  device: {
    setUp: 'Apri i dispositivi',
    connected: 'Il dispositivo è connesso',
    nobody: 'Nell’ultima ora nessun ospite ha provato a connettersi con questo dispositivo.',
    lastHour:
      'Ultima ora: {tried, plural, one {# ospite ha provato} other {# ospiti hanno provato}}, {online, number} online.',
    nobodyFix:
      'Se gli ospiti si lamentano ancora, controlla che il telefono si colleghi a questo Wi-Fi e che si apra la pagina di benvenuto.',
  },
  links: {
    portal: 'Ha aperto la pagina di benvenuto',
    steps: 'Ha completato i passaggi',
    gateway: 'Il dispositivo ha interrogato il server',
    answer: 'È stato ammesso',
    online: 'È online',
  },
  states: {
    ok: 'fatto',
    broken: 'fermo qui',
    waiting: 'in attesa',
    open: 'non raggiunto',
  },
  steps: {
    'one-tap': 'Un tocco',
    terms: 'Condizioni',
    form: 'Modulo',
    survey: 'Sondaggio',
    'phone-code': 'Codice al telefono',
    'email-code': 'Codice via e-mail',
    'access-code': 'Codice di accesso',
    password: 'Password',
    google: 'Accesso con Google',
    facebook: 'Accesso con Facebook',
    zalo: 'Accesso con Zalo',
    video: 'Video da guardare',
    other: 'Altro passaggio',
  },
  causes: doctorCauses,
} as const satisfies Like<typeof vi>
