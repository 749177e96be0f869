import type { Like } from '../languages.ts'
import type { notices as source } from '../vi/notices.ts'

export const notices = {
  chatTest: 'Prova di Portico: gli avvisi di {page} arrivano in questa chat.',
  hello: 'Ciao {name},',
  closing: 'Ricevi questo messaggio perché la pagina {page} è impostata per avvisarti.',
  change: 'Cambia le notifiche',
  more: '… e altri {count}.',
  aGuest: 'Un ospite',
  somebody: 'Qualcuno',
  buttons: {
    device: 'Vedi i dispositivi',
    guest: 'Vedi chi è in rete',
    member: 'Vedi i membri',
    integration: 'Vedi i collegamenti',
    digest: 'Apri la panoramica',
  },
  kinds: {
    device: {
      offline: {
        one: '{page}: un dispositivo Wi-Fi è scollegato',
        many: '{page}: {count} dispositivi Wi-Fi sono scollegati',
        line: '{name}: nessun segnale da {since}. Controlla corrente e cavo.',
      },
      open: {
        one: '{page}: il Wi-Fi è aperto a tutti',
        many: '{page}: {count} dispositivi Wi-Fi sono aperti a tutti',
        line: '{name}: openNDS si è fermato il {since} e chiunque va online senza passare dal benvenuto. Riavvia openNDS sul router.',
      },
      online: {
        one: '{page}: un dispositivo Wi-Fi è tornato',
        many: '{page}: {count} dispositivi Wi-Fi sono tornati',
        line: '{name}: tornato alle {at}, scollegato da {since}.',
      },
    },
    guest: {
      online: {
        one: '{page}: un ospite è in rete',
        many: '{page}: {count} accessi di ospiti',
        line: '{guest} è entrato in rete: {at}.',
      },
      offline: {
        one: '{page}: un ospite ha lasciato la rete',
        many: '{page}: {count} uscite di ospiti',
        line: '{guest} ha lasciato la rete: {at}.',
      },
    },
    member: {
      joined: {
        one: '{page}: un nuovo membro',
        many: '{page}: {count} nuovi membri',
        line: '{name} ha accettato l’invito: {at}.',
      },
      left: {
        one: '{page}: un membro se n’è andato',
        many: '{page}: se ne sono andati {count} membri',
        line: '{name} non è più membro da {at}.',
      },
    },
    integration: {
      failing: {
        one: '{page}: un collegamento non funziona',
        many: '{page}: {count} collegamenti non funzionano',
        line: '{name}: non funziona da {since}. Motivo: {reason}',
      },
      recovered: {
        one: '{page}: un collegamento funziona di nuovo',
        many: '{page}: {count} collegamenti funzionano di nuovo',
        line: '{name}: funziona di nuovo da {at}.',
      },
    },
  },
  digest: {
    title: '{page}: {day}',
    visits: 'Visite: {count}',
    guests: 'Ospiti: {count}',
    newGuests: 'Nuovi ospiti: {count}',
    contacts: 'Nuovi ospiti che hanno lasciato un contatto: {count}',
    offline: 'Dispositivi Wi-Fi rimasti scollegati: {names}',
    allOnline: 'Tutti i dispositivi Wi-Fi hanno funzionato tutto il giorno.',
    nothing: 'Quel giorno nessun ospite, e nessun guasto.',
  },
  test: {
    title: 'Messaggio di prova da Portico',
    push: 'Questo browser riceve le notifiche.',
    mail: 'È una prova. Gli avvisi di questa pagina arrivano in questa casella per la stessa via.',
  },
} as const satisfies Like<typeof source>
