import type { flowProblems as source } from '../vi/flowProblems.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: 'Questo percorso non ha ancora passi. Aggiungine almeno uno perché gli ospiti possano navigare.',
    'repeated-id': 'Due passi sono uguali. Eliminane uno e aggiungilo di nuovo.',
    'terms-late': 'Le condizioni devono precedere ogni passo che chiede qualcosa.',
    'terms-repeated': 'Basta un solo passo con le condizioni.',
    'no-questions': 'Questo passo non chiede ancora nulla.',
    'no-options': 'Una domanda a scelta richiede almeno due opzioni.',
    'repeated-question': 'Due domande sono uguali. Eliminane una e aggiungila di nuovo.',
    'mapping-type': 'Una domanda salvata come telefono o e-mail deve essere di quel tipo.',
    'no-code-way': 'Scegli almeno un modo per dare il codice.',
    'code-way-unconnected': 'Un modo per inviare il codice non è collegato. Collegalo in Integrazioni o deselezionalo.',
    'code-way-unfit': 'Un modo per inviare il codice non è adatto a questo passo.',
    'no-password': 'Non c’è ancora una password per gli ospiti.',
    'sign-in-unconnected': 'Questo accesso non è collegato. Collegalo in Integrazioni.',
    'no-video': 'Non c’è ancora un video, un’immagine o un testo da mostrare.',
    'video-plan': 'Il piano attuale non include il video. Usa un’immagine o passa a un piano superiore.',
    'skip-late': 'Si potrebbe saltare solo a video finito.',
    'one-tap-early':
      'Qui il pulsante Connetti non connette, perché seguono altri passi. Sposta il tocco unico alla fine o cambia il testo del pulsante.',
  },
} satisfies Like<typeof source>
