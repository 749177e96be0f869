import type { flowProblems as source } from '../vi/flowProblems.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: 'Questo percorso non ha ancora passaggi. Aggiungine almeno uno perché gli ospiti possano collegarsi.',
    'repeated-id': 'Due passaggi sono uguali. Eliminane uno e aggiungilo di nuovo.',
    'terms-late': 'Le condizioni devono precedere ogni passaggio che chiede informazioni all’ospite.',
    'terms-repeated': 'Basta un solo passaggio con le condizioni.',
    'no-questions': 'Questo passaggio non ha ancora domande.',
    'no-options': 'Una domanda a scelta richiede almeno due opzioni.',
    'repeated-question': 'Due domande sono uguali. Eliminane una e aggiungila di nuovo.',
    'mapping-type': 'Una domanda salvata come telefono o e-mail deve essere di quel tipo.',
    'no-code-way': 'Scegli almeno un modo per dare il codice all’ospite.',
    'code-way-unconnected': 'Un modo per inviare il codice non è collegato. Collegalo in Integrazioni o deselezionalo.',
    'code-way-unfit': 'Un modo per inviare il codice non è adatto a questo passaggio.',
    'no-password': 'Non c’è ancora una password per gli ospiti.',
    'no-offers': 'Scegli almeno un’offerta.',
    'offer-gone': 'Un’offerta non è più in vendita. Rimuovila o riattivala in Codici di accesso.',
    'purchase-unconnected': 'Non c’è ancora un conto di incasso. Collegalo in Vendita Wi-Fi.',
    'sign-in-unconnected': 'Questo accesso non è collegato. Collegalo in Integrazioni.',
    'no-video': 'Non c’è ancora un video, un’immagine o un testo da mostrare.',
    'video-plan': 'Il piano attuale non comprende i video. Usa un’immagine o passa a un piano superiore.',
    'skip-late': 'L’attesa per saltare è più lunga del video.',
    'one-tap-early':
      'Qui il pulsante «Collegati» non collega, perché seguono altri passaggi. Sposta «Un tocco» alla fine o cambia il testo del pulsante.',
  },
} satisfies Like<typeof source>
