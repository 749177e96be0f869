import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Impostazioni dei messaggi',
  lead: 'Quando non disturbare gli ospiti, come rispondono e come evitare lo spam.',
  quiet: {
    title: 'Ore di silenzio',
    text: 'Nessun messaggio di campagna parte tra queste ore, nel fuso orario del locale ({zone}).',
    quietFrom: 'Dalle',
    quietTo: 'Alle',
    law: 'Valgono sempre le ore di legge: nulla parte via Zalo dalle 22:00 alle 6:00, né SMS pubblicitari in Vietnam dalle 22:00 alle 7:00.',
    none: 'Le due ore coincidono: il locale non ha ore di silenzio proprie; valgono comunque quelle di legge.',
    save: 'Salva',
  },
  answers: {
    title: 'Come rispondono gli ospiti',
    text: 'Le risposte via e-mail, via SMS e dall’angolo dell’ospite arrivano in Messaggi.',
    chat: 'Gli ospiti possono scriverti dal loro angolo',
    chatHint: 'Disattivato: il pulsante scompare; le conversazioni precedenti restano leggibili.',
    address: 'Il tuo indirizzo per le risposte',
    addressHint:
      'Per esempio risposte@cafe.com. Deve arrivare anche la posta a risposte+…@cafe.com. Se lo lasci vuoto, si usa l’indirizzo comune.',
    shared: 'Le risposte alle tue e-mail arrivano in Messaggi tramite l’indirizzo comune; non serve configurare nulla.',
    none: 'Non c’è ancora un indirizzo per le risposte: vanno nella casella del mittente, non in Messaggi.',
    hook: 'Indirizzo di consegna per il tuo fornitore di posta',
    hookText:
      'Incollalo nelle impostazioni della posta in arrivo (inbound, route o parse) e scegli il messaggio originale (raw MIME).',
    hookMake: 'Crea indirizzo di consegna',
    hookRenew: 'Crea un nuovo indirizzo di consegna',
    hookRenewText: 'Il vecchio smette subito di funzionare; le risposte non arrivano finché non incolli il nuovo.',
    hookMade: 'Indirizzo di consegna creato',
    hookNone: 'Nessun indirizzo di consegna: il tuo indirizzo qui sopra non viene usato.',
    texts: 'Indirizzo delle risposte via SMS',
    textsText:
      'Il tuo fornitore di SMS invia qui POST (id, from, text), firmato con la tua chiave nell’intestazione Portico-Signature come i webhook di questa pagina. Chi risponde STOP o HUY non ne riceve più, da subito.',
  },
  sender: {
    title: 'Le tue e-mail sono affidabili?',
    text: 'Gmail, Yahoo e altri respingono gli invii di massa dai domini che non dimostrano che la posta è loro.',
    domain: 'Dominio di posta',
    domainExample: 'caffemoc.it',
    domainHint: 'Ciò che segue la @ nell’indirizzo mittente del locale.',
    selector: 'Selettore DKIM',
    selectorHint: 'Te lo indica il fornitore di posta, per esempio google o s1.',
    check: 'Controlla',
    found: 'Trovato:',
    name: 'Nome del record (TXT)',
    wanted: 'Valore per {kind}',
    state: {
      fine: 'Corretto',
      missing: 'Manca',
      wrong: 'Errato',
      unreachable: 'Non verificabile',
    },
    about: {
      spf: 'SPF: quali server possono inviare posta per il dominio.',
      dkim: 'DKIM: una firma su ogni e-mail.',
      dmarc: 'DMARC: che cosa accade alle e-mail che falliscono entrambi.',
    },
    paste: {
      spf: 'Incolla questo valore; se un fornitore invia per te, metti il suo «include» prima di ~all. Un dominio può avere un solo record SPF.',
      dkim: 'Il tuo fornitore di posta ti dà il valore intero dopo «p=»; copialo da lì.',
      dmarc: 'Incolla questo valore; se vuoi, cambia l’indirizzo che riceve i report.',
    },
  },
  report: {
    title: 'Indirizzo per i messaggi respinti',
    text: 'Incollalo nelle impostazioni webhook del tuo fornitore di posta. Segnala gli indirizzi inesistenti e chi preme «spam»: non riceveranno più nulla.',
    made: 'Creato',
    none: 'Non ancora creato',
    make: 'Crea un indirizzo',
    renew: 'Crea un nuovo indirizzo',
    renewTitle: 'Creare un nuovo indirizzo?',
    renewText: 'Il vecchio indirizzo smette subito di funzionare. Incolla quello nuovo presso il fornitore.',
  },
} as const satisfies Like<typeof source>
