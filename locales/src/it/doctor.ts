import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: 'Perché il mio ospite non si collega?',
  lead: 'Ogni anello dal telefono a Internet, da ciò che è stato registrato.',
  search: 'Ospite, telefono o dispositivo Wi-Fi',
  placeholder: 'Nome, fine del numero, MAC o codice NAS',
  examine: 'Controlla',
  back: 'Ultima ora',
  lastHour: 'L’ultima ora',
  tried: 'Hanno provato',
  online: 'Collegati',
  others: 'Non riusciti',
  allGood: 'Tutti quelli che hanno provato sono online, nessun pacchetto rifiutato.',
  quiet: {
    title: 'Nessuno ha provato nell’ultima ora',
    text: 'Quando un telefono apre la pagina di benvenuto, il suo percorso appare qui.',
  },
  nobody: {
    title: 'Nessun risultato',
    text: 'Prova con l’indirizzo MAC: è nelle impostazioni Wi-Fi del telefono.',
  },
  count: '{count, plural, one {# persona} other {# persone}}',
  atStep: 'al passo «{step}»',
  onDevice: 'su {device}',
  said: 'Ha detto: {detail}',
  fix: 'Cosa fare',
  packets: '{count, plural, one {# pacchetto} other {# pacchetti}} da {address}, ultimo {when}',
  turnedAway: '{count, plural, one {# ospite} other {# ospiti}}, l’ultimo {when}',
  openSince: 'Fermo {when}',
  manyAddresses: 'molti indirizzi',
  drops: {
    'wrong-secret': 'Segreto RADIUS errato su {device}',
    'no-message-authenticator': '{device} invia pacchetti senza firma',
    'unknown-gateway': 'Un dispositivo usa il codice «{said}», simile a {device} ma non uguale',
    'wrong-key': '{device} manda ospiti con una chiave che non corrisponde',
    'shared-name': '{device}: anche un altro locale usa il suo codice NAS',
    'two-boxes': '{device} parla a turno da due indirizzi',
    'clock-off': 'L’orologio di {device} è sbagliato',
    'portal-unseen': 'I telefoni entrano in {device}, ma nessuno apre la pagina di benvenuto',
    'wifi-open': 'Il Wi-Fi di {device} è aperto a tutti',
  },
  dropFixes: {
    'wrong-secret': 'Copia di nuovo il segreto RADIUS dalla configurazione, o crea chiavi nuove.',
    'no-message-authenticator': 'Attiva Message-Authenticator. Se non può, scegli la modalità per vecchi dispositivi.',
    'unknown-gateway': 'Imposta nel dispositivo il NAS-Identifier identico al codice NAS qui, maiuscole comprese.',
    'wrong-key':
      'Ricopia la chiave (faskey di openNDS, uamsecret di CoovaChilli) dalla configurazione del dispositivo e riavvia quel programma. Controlla anche che il livello FAS del router sia quello scelto qui.',
    'shared-name':
      'Un dispositivo con quel nome invia pacchetti con un segreto che non va. Se è tuo, dagli un codice NAS suo, qui e nel dispositivo, poi ricopia il segreto.',
    'two-boxes':
      'Se due dispositivi portano lo stesso codice NAS, aggiungi il secondo con codice e chiavi suoi. Se il locale ha due linee Internet, va bene così.',
    'clock-off':
      'Attiva l’ora automatica (NTP) e il fuso giusto sul dispositivo. Fino ad allora vale l’ora del server.',
    'portal-unseen':
      'Controlla che il dispositivo mandi all’indirizzo della pagina di benvenuto della configurazione, e che il walled garden lo contenga.',
    'wifi-open':
      'openNDS si è fermato sul router. Esegui “logread -e opennds” sul router per vederne il motivo (spesso mancano pacchetti PHP), correggilo e riavvia openNDS.',
  },
  silent: '{device} non connesso; ultimo contatto {when}',
  silentNever: '{device} non si è mai collegato',
  silentMore: 'Anche altri dispositivi non sono connessi; guarda l’elenco.',
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
    portal: 'Portale aperto',
    steps: 'Passi superati',
    gateway: 'Il dispositivo ha chiesto',
    answer: 'Ammesso',
    online: 'Online',
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
    'email-code': 'Codice per e-mail',
    'access-code': 'Codice d’accesso',
    password: 'Password',
    google: 'Accesso con Google',
    facebook: 'Accesso con Facebook',
    zalo: 'Accesso con Zalo',
    video: 'Video da guardare',
    other: 'Altro passo',
  },
  causes: doctorCauses,
} as const satisfies Like<typeof vi>
