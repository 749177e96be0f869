import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: 'Visualizzazioni',
    impressionsHelp: 'Contate quando l’annuncio è stato davvero un secondo sullo schermo, una per accesso.',
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
    open: 'Indeciso: la differenza può essere il caso. Lasciala andare avanti.',
    interval: 'Differenza dei tassi di clic, punti percentuali',
    honest: 'Guardarla ogni giorno non la falsa. Probabilità che sia solo il caso: {chance}.',
  },
  comeback: {
    shown: 'L’hanno vista',
    heldOut: 'Gruppo di controllo',
    more: 'Funziona: torna una quota di ospiti più alta di {points} punti percentuali.',
    less: 'Chi l’ha vista torna meno, di {points} punti percentuali. Prova altro.',
    without: 'Per sapere se fa tornare gli ospiti, tieni un gruppo di controllo al passo “Quanto”.',
  },
  report: {
    title: 'Rapporto completo',
    text: 'Accanto al periodo precedente, con CSV e immagini dei grafici.',
    open: 'Apri il rapporto',
  },
  share: {
    title: 'Link al rapporto',
    text: 'Chi ha il link vede i numeri di questa campagna e può salvarli in CSV e immagini, nient’altro.',
  },
} as const satisfies Like<typeof source>
