import type { shell as source } from '../vi/shell.ts'
import type { Like } from '../languages.ts'

export const shell = {
  skip: 'Vai al contenuto principale',
  navigation: 'Menu principale',
  openMenu: 'Apri il menu',
  shortcuts: 'Scorciatoie',
  closeMenu: 'Chiudi il menu',
  collapse: 'Comprimi il menu',
  expand: 'Espandi il menu',
  picker: {
    choose: 'Scegli una pagina',
    change: 'Passa a un’altra pagina',
    details: 'Dati di questa pagina',
    search: 'Cerca per nome',
    none: 'Nessuna pagina corrisponde',
    create: 'Crea una pagina',
    all: 'Vedi tutte le pagine',
  },
  selectPage: {
    title: 'Scegli una pagina per continuare',
    text: 'Ogni pagina è uno dei tuoi locali, con il suo Wi-Fi, i suoi ospiti e i suoi numeri.',
    empty: 'Non hai ancora pagine. Crea la prima per iniziare.',
    failed: 'Quella pagina non si può più aprire. Scegline un’altra.',
  },
  opening: 'Apertura della pagina…',
  language: 'Lingua',
  user: {
    menu: 'Account',
    pages: 'Le tue pagine',
    more: 'Mostra altro',
    less: 'Mostra meno',
    create: 'Crea una pagina',
    settings: 'Impostazioni della pagina',
    signOut: 'Esci',
  },
  footer: { text: 'Portico · il Wi-Fi che accoglie', love: 'Fatto con amore in Vietnam' },
  lost: {
    title: 'Qui non c’è nulla',
    text: 'La pagina che cerchi non esiste o è stata spostata.',
    back: 'Torna alla home',
  },
  crashed: {
    title: 'Errore interno del server',
    text: 'Qualcosa è andato storto. Riprova.',
    back: 'Torna alla home',
    retry: 'Riprova',
  },
  saved: { created: 'Creato', updated: 'Aggiornato', deleted: 'Eliminato' },
  failed: {
    created: 'Creazione non riuscita: {message}',
    updated: 'Aggiornamento non riuscito: {message}',
    deleted: 'Eliminazione non riuscita: {message}',
  },
  away: 'Il server non è raggiungibile. I dati mostrati potrebbero non essere aggiornati; continuiamo a riprovare.',
  tryAgain: 'Riprova',
  dismiss: 'Chiudi il messaggio',
} as const satisfies Like<typeof source>
