import type { terms as source } from '../vi/terms.ts'
import type { Like } from '../languages.ts'

export const terms = {
  title: 'Condizioni d’uso',
  intro: 'Brevi e chiare: ciò che concordate tu e chi gestisce questo server Portico.',
  service: {
    title: 'Il servizio',
    text: 'Portico aiuta il tuo locale ad accogliere gli ospiti con il Wi-Fi e a conoscerli meglio. Questo server è gestito da un operatore indipendente; le domande sul tuo account vanno rivolte a lui.',
  },
  account: {
    title: 'Il tuo account',
    text: 'Indica il tuo vero nome e un indirizzo a cui raggiungerti, tieni per te la password e avvisa subito se pensi che qualcun altro usi il tuo account.',
  },
  guests: {
    title: 'Dati degli ospiti',
    text: 'Sei responsabile dei dati che gli ospiti lasciano nel tuo locale. Raccogli solo il necessario, spiega perché, invia messaggi solo con il consenso e cancella ciò che ti chiedono di cancellare, come prevede la legge sui dati personali.',
  },
  use: {
    title: 'Uso corretto',
    text: 'Collega solo reti e locali che hai il diritto di gestire. Non usare il servizio per diffondere contenuti illeciti, molestare o danneggiare il sistema.',
  },
  liability: {
    title: 'Responsabilità',
    text: 'Il servizio è fornito così com’è. L’operatore fa il possibile per tenerlo in funzione, ma non ne garantisce la continuità.',
  },
  end: {
    title: 'Conclusione',
    text: 'Puoi smettere quando vuoi. Un account che viola queste condizioni può essere sospeso.',
  },
} as const satisfies Like<typeof source>
