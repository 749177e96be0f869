import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Non ancora disponibile',
  lead: 'Questa parte non è ancora disponibile. Non mostriamo mai cifre inventate.',
  back: 'Torna alla panoramica',
  devices: 'Vedi i dispositivi',
  topic: {
    loginFlow: 'Qui ordinerai i passaggi prima della connessione: modulo, domande, codice, durata.',
    accessCodes: 'Qui darai codici Wi-Fi uno alla volta o in lotto, e li revocherai se serve.',
    loyalty:
      'Qui gli ospiti guadagneranno punti con piccole attività e li useranno per i premi; lo staff conferma ogni richiesta.',
    guests: 'Qui vedrai i tuoi ospiti per etichetta e visita, nei limiti del loro consenso.',
    reports: 'Qui ci saranno i report per date, scaricabili. Per ora la Panoramica mostra i dati di oggi.',
    media: 'Qui caricherai foto e video per il benvenuto e le campagne.',
    notification: 'Qui sceglierai di cosa avvisare, chi e come.',
    integration: 'Qui collegherai e-mail, SMS, Google e i tuoi sistemi, con lo stato di ciascuno.',
    billing: 'Qui vedrai il piano, acquisterai, ricaricherai e scaricherai le fatture. Ora non si paga nulla.',
    zalo: 'Qui collegherai l’account ufficiale Zalo per parlare con i follower, inviare modelli e rispondere in automatico.',
    admin: 'Qui gli amministratori gestiranno piani, abbonamenti, codici e modelli condivisi.',
  },
} as const satisfies Like<typeof source>
