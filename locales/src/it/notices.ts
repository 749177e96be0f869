import type { Like } from '../languages.ts'
import type { notices as source } from '../vi/notices.ts'

export const notices = {
  chatTest: 'Prova di Portico: le notifiche di {page} arriveranno in questa chat.',
  hello: 'Ciao {name},',
  closing: 'Ricevi questo messaggio perché la pagina {page} è impostata per avvisarti.',
  change: 'Cambia le impostazioni delle notifiche',
  more: '… e altri {count}.',
  aGuest: 'Un ospite',
  somebody: 'Qualcuno',
  buttons: {
    automation: 'Vedi le automazioni',
    lead: 'Apri i potenziali clienti',
    conversation: 'Apri i messaggi',
    code: 'Apri il banco',
    gift: 'Vedi gli ordini di premi',
    stock: 'Vedi i premi',
    review: 'Vedi le recensioni',
    campaign: 'Vedi le campagne',
    device: 'Vedi i dispositivi',
    guest: 'Vedi chi è online',
    member: 'Vedi i membri',
    plan: 'Vedi il piano',
    balance: 'Vedi il portafoglio',
    integration: 'Vedi le integrazioni',
    digest: 'Apri la panoramica',
  },
  how: {
    renews: 'Si rinnova da solo per {money} dal saldo.',
    short: 'Il saldo non copre il rinnovo di {money}; ricarica.',
    manual: 'Rinnovalo perché nulla si fermi.',
    money: 'Il saldo non copre {money}. Appena ricarichi, il piano si rinnova.',
    price: 'Il prezzo è salito a {money}. Controllalo e rinnova tu il piano.',
    sale: 'Questo piano non è più in vendita. Scegline un altro.',
    currency: 'Il piano è venduto in una valuta diversa dal portafoglio.',
    right: 'Chi ha attivato il rinnovo non è più proprietario della pagina. Il proprietario deve riattivarlo.',
  },
  kinds: {
    automation: {
      notified: {
        one: '{page}: un ospite richiede attenzione',
        many: '{page}: {count} ospiti richiedono attenzione',
        line: '{guest}: {text} ({name}, {at})',
      },
    },
    campaign: {
      finished: {
        one: '{page}: una campagna Wi-Fi si è conclusa',
        many: '{page}: {count} campagne Wi-Fi si sono concluse',
        line: '{name}: conclusa il {at}. Il report ne mostra i risultati.',
      },
    },
    conversation: {
      message: {
        one: '{page}: un nuovo messaggio',
        many: '{page}: {count} nuovi messaggi',
        line: '{guest} ha scritto il {at}.',
      },
      assigned: {
        one: '{page}: una conversazione è stata assegnata',
        many: '{page}: {count} conversazioni sono state assegnate',
        line: 'Assegnata a {name} il {at}.',
      },
    },
    code: {
      waiting: {
        one: '{page}: un ospite aspetta un codice',
        many: '{page}: {count} ospiti aspettano un codice',
        line: 'Da {at}, e nessuna schermata del banco è aperta.',
      },
    },
    gift: {
      ordered: {
        one: '{page}: un nuovo ordine di premio',
        many: '{page}: {count} nuovi ordini di premi',
        line: '{guest} ha chiesto {name} il {at}.',
      },
    },
    stock: {
      low: {
        one: '{page}: un premio sta finendo',
        many: '{page}: {count} premi stanno finendo',
        line: '{name}: ne restano {left}. Aggiungine o disattivalo.',
      },
    },
    review: {
      low: {
        one: '{page}: una recensione bassa',
        many: '{page}: {count} recensioni basse',
        line: '{guest} ha dato {score} stelle su 5 il {at}. Contatta presto l’ospite.',
      },
    },
    lead: {
      created: {
        one: '{page}: un nuovo potenziale cliente',
        many: '{page}: {count} nuovi potenziali clienti',
        line: '{guest} ha lasciato una richiesta il {at}.',
      },
      assigned: {
        one: '{page}: un potenziale cliente è stato assegnato',
        many: '{page}: {count} potenziali clienti sono stati assegnati',
        line: '{guest}: assegnato a {name} il {at}.',
      },
      due: {
        one: '{page}: un potenziale cliente da ricontattare',
        many: '{page}: {count} potenziali clienti da ricontattare',
        line: '{guest}: da ricontattare il {since}.',
      },
    },
    device: {
      offline: {
        one: '{page}: un dispositivo Wi-Fi è offline',
        many: '{page}: {count} dispositivi Wi-Fi sono offline',
        line: '{name}: nessun contatto dal {since}. Controlla l’alimentazione e il cavo di rete.',
      },
      open: {
        one: '{page}: il Wi-Fi è aperto a tutti',
        many: '{page}: {count} dispositivi Wi-Fi sono aperti a tutti',
        line: '{name}: openNDS si è fermato il {since} e chiunque va online senza passare dalla pagina di benvenuto. Riavvia openNDS sul router.',
      },
      online: {
        one: '{page}: un dispositivo Wi-Fi si è ricollegato',
        many: '{page}: {count} dispositivi Wi-Fi si sono ricollegati',
        line: '{name}: ricollegato il {at}, offline dal {since}.',
      },
    },
    guest: {
      online: {
        one: '{page}: un ospite è online',
        many: '{page}: {count} accessi di ospiti',
        line: '{guest} si è collegato il {at}.',
      },
      offline: {
        one: '{page}: un ospite ha lasciato la rete',
        many: '{page}: {count} uscite di ospiti',
        line: '{guest} ha lasciato la rete il {at}.',
      },
    },
    member: {
      joined: {
        one: '{page}: un nuovo membro',
        many: '{page}: {count} nuovi membri',
        line: '{name} ha accettato l’invito il {at}.',
      },
      left: {
        one: '{page}: un membro se n’è andato',
        many: '{page}: se ne sono andati {count} membri',
        line: '{name} non è più membro dal {at}.',
      },
    },
    plan: {
      ending: {
        one: '{page}: il piano sta per scadere',
        many: '{page}: {count} promemoria di un piano in scadenza',
        line: '{name} dura fino al {since} (giorni rimasti: {days}). {how}',
      },
      ended: {
        one: '{page}: il piano è scaduto',
        many: '{page}: un piano è scaduto {count} volte',
        line: '{name} è scaduto. Ciò che è in corso continua fino al {since}; rinnova prima.',
      },
      stopped: {
        one: '{page}: le funzioni a pagamento si sono fermate',
        many: '{page}: le funzioni a pagamento si sono fermate',
        line: '{name} è scaduto il {since}. La pagina di benvenuto funziona ancora e nulla è stato cancellato.',
      },
      renewed: {
        one: '{page}: il piano è stato rinnovato',
        many: '{page}: piani rinnovati {count} volte',
        line: '{name} dura ora fino al {since}. Importo pagato dal saldo: {money}.',
      },
      unrenewed: {
        one: '{page}: il piano non è stato rinnovato',
        many: '{page}: {count} rinnovi non riusciti',
        line: '{name}: {how}',
      },
    },
    balance: {
      low: {
        one: '{page}: il saldo è basso',
        many: '{page}: il saldo è basso',
        line: 'Saldo al {at}: {money}. Ricarica perché messaggi e piani continuino.',
      },
    },
    integration: {
      failing: {
        one: '{page}: un’integrazione non funziona',
        many: '{page}: {count} integrazioni non funzionano',
        line: '{name}: non funziona dal {since}. Motivo: {reason}',
      },
      recovered: {
        one: '{page}: un’integrazione funziona di nuovo',
        many: '{page}: {count} integrazioni funzionano di nuovo',
        line: '{name}: funziona di nuovo dal {at}.',
      },
    },
  },
  digest: {
    title: '{page}: {day}',
    visits: 'Visite: {count}',
    guests: 'Ospiti: {count}',
    newGuests: 'Nuovi ospiti: {count}',
    contacts: 'Nuovi ospiti che hanno lasciato un contatto: {count}',
    offline: 'Dispositivi Wi-Fi rimasti offline: {names}',
    allOnline: 'Tutti i dispositivi Wi-Fi hanno funzionato tutto il giorno.',
    nothing: 'Quel giorno non è venuto nessun ospite e non ci sono stati problemi.',
  },
  test: {
    title: 'Notifica di prova da Portico',
    push: 'Questo browser riceve le notifiche.',
    mail: 'Questa è una prova. Le notifiche di questa pagina arrivano a questo indirizzo.',
  },
} as const satisfies Like<typeof source>
