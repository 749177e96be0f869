import type { automationRecipes as vi } from '../vi/automationRecipes.ts'
import type { Like } from '../languages.ts'

export const automationRecipes = {
  somebody: 'caro ospite',
  welcome: {
    name: 'Benvenuto ai nuovi ospiti',
    subject: 'Grazie per la tua visita da {venue}',
    text: 'Ciao {name}, grazie per la tua prima visita da {venue}. Il menù e le tue offerte sono qui: {home}',
  },
  comeBack: {
    name: 'Far tornare gli ospiti dopo 14 giorni',
    subject: 'Manchi a {venue}',
    text: 'Ciao {name}, è passato un po’ di tempo. Vieni da {venue} questa settimana e ricevi punti in regalo: {home}',
  },
  birthday: {
    name: 'Buon compleanno',
    subject: 'Buon compleanno da {venue}',
    text: 'Buon compleanno, {name}! {venue} ti regala 50 punti: {home}',
  },
  rescue: {
    name: 'Rimediare a un voto basso',
    subject: 'Le scuse di {venue}',
    text: 'Ciao {name}, ci dispiace che la tua visita da {venue} non sia andata bene. Il responsabile ti contatterà per rimediare. Puoi anche scriverci qui: {home}',
    notice: 'Un ospite ha dato un voto basso: chiamalo',
    note: 'Voto basso: chiamare per scusarsi e chiedere il motivo',
  },
  review: {
    name: 'Chiedere una recensione',
    subject: 'Com’è stato da {venue}?',
    text: 'Ciao {name}, grazie per le tue {visits} visite da {venue}. Quante stelle ci daresti? {home}',
  },
} as const satisfies Like<typeof vi>
