import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: 'Visualizzazioni',
    impressionsHelp: 'Contate quando l’annuncio è rimasto sullo schermo almeno un secondo, una per accesso.',
    guests: 'Ospiti che l’hanno vista',
    clicks: 'Clic',
    clicksHelp: 'Contati dal nostro link, uno per accesso.',
    rate: 'Tasso di clic',
    none: 'Non ancora mostrata',
    noneText: 'I numeri appaiono quando il primo ospite l’ha vista.',
    byDay: 'Per giorno',
    day: 'Giorno',
    bySlot: 'Per posizione',
    byDevice: 'Per dispositivo',
    byVariant: 'Per variante',
  },
  trial: {
    title: 'Quale variante è migliore?',
    clicked: 'Ospiti che hanno cliccato',
    best: 'Migliore',
    won: '{name} è migliore: clicca una quota di ospiti più alta di {points} punti percentuali (fra {low} e {high}).',
    open: 'Nessun verdetto: la differenza può essere dovuta al caso. Lasciala continuare.',
    interval: 'Differenza dei tassi di clic, punti percentuali',
    honest:
      'Guardare ogni giorno non altera il risultato. Probabilità che la differenza sia solo dovuta al caso: {chance}.',
  },
  comeback: {
    shown: 'Hanno visto l’annuncio',
    heldOut: 'Gruppo di controllo',
    more: 'Funziona: chi l’ha vista torna di più, di {points} punti percentuali.',
    less: 'Chi l’ha vista torna di meno, di {points} punti percentuali. Prova un altro contenuto.',
    without: 'Per sapere se fa tornare gli ospiti, imposta un gruppo di controllo al passaggio «Quanto».',
  },
  report: {
    title: 'Report completo',
    text: 'Confronto con il periodo precedente, con CSV e immagini dei grafici.',
    open: 'Apri il report',
  },
  share: {
    title: 'Link al report',
    text: 'Chi ha il link vede i numeri di questa sola campagna e può scaricarli in CSV e immagini, nient’altro.',
  },
} as const satisfies Like<typeof source>
