import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install': 'Accedi al router OpenWrt (SSH) e installa openNDS.',
  'opennds-settings': 'Incolla questo perché openNDS porti gli ospiti alla tua pagina di benvenuto.',
  'opennds-agent':
    'Installa il piccolo agente che segnala chi è online e riceve gli ordini di disconnessione. Chiama solo verso l’esterno e non apre porte.',
  'opennds-start': 'Riavvia openNDS e l’agente. Il dispositivo diventa verde in pochi secondi.',
  'join-and-look':
    'Collegati a questo Wi-Fi con il telefono. La pagina di benvenuto si apre da sola e ti vedrai tra gli ospiti online.',
  'radius-server':
    'Nelle impostazioni RADIUS del dispositivo inserisci questi valori, sia per l’autenticazione sia per l’accounting.',
  'radius-page':
    'Imposta questo indirizzo come pagina di accesso esterna; sostituisci le parti tra <> con le variabili del dispositivo.',
  'radius-garden': 'Consenti questo indirizzo prima dell’accesso (walled garden).',
  'radius-login':
    'L’indirizzo della pagina di accesso del dispositivo stesso, dove il telefono porta la password monouso. Deve coincidere con quello inserito qui.',
  'radius-message-authenticator':
    'Attiva Message-Authenticator. I pacchetti che ne sono privi vengono ignorati, contro le falsificazioni (BlastRADIUS).',
  'radius-legacy':
    'Questo dispositivo può inviare pacchetti senza Message-Authenticator. Aggiorna il firmware, poi rimettilo su obbligatorio.',
  'radius-test':
    'Per provarlo da un computer con radclient: gli estranei non ricevono risposta, questo comando deve ricevere un Access-Reject.',
} as const satisfies Like<typeof source>
