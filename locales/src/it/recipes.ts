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
  'chilli-settings':
    'Salva questo come /etc/chilli.conf (o aggiungi le righe al tuo). Con uamsecret sappiamo che il cliente viene davvero da questo dispositivo.',
  'chilli-start': 'Riavvia CoovaChilli.',
  'mikrotik-script':
    'Apri il terminale in WinBox (o SSH) e incolla questo. L’hotspot deve già esistere: lo crea /ip hotspot setup.',
  'mikrotik-login': 'Carica questo file in Files del router, al posto di login.html nella cartella hotspot.',
  'unifi-portal':
    'In UniFi Network: Hotspot → Landing page → External portal server, inserisci questo indirizzo. UniFi aggiunge da sé il percorso.',
  'unifi-account':
    'Crea un amministratore locale (local access only), senza verifica in due passaggi e con diritti su questo sito. Inserisci nome e password nel dispositivo qui.',
  'unifi-key': 'Crea una chiave API in Settings → Control Plane → Integrations e inseriscila nel dispositivo qui.',
  'unifi-site':
    'I clienti arriveranno a questo indirizzo. L’ultima parte è il nome interno del sito (di solito default), non quello mostrato.',
  'omada-portal': 'In Omada: Authentication → Portal → External Portal Server, inserisci questo indirizzo.',
  'omada-operator':
    'In Hotspot Manager crea un operatore per questo sito (non un amministratore) e inserisci nome e password nel dispositivo qui.',
  'omada-time':
    'Le versioni di Omada contano il tempo in modo diverso. Prova con un telefono: se il cliente cade quasi subito, cambia qui l’unità di tempo in microsecondi.',
  'controller-reach':
    'Il nostro server deve raggiungere il controller a questo indirizzo, e non ne chiama altri. Se è in una rete privata, il gestore dell’installazione deve aprire quella rete (GATEWAY_NETWORKS).',
  'controller-certificate':
    'Se il controller usa un certificato proprio, esegui questo comando e inserisci l’impronta SHA-256 nel dispositivo qui. Senza, nessuna password parte.',
  'meraki-splash':
    'In Meraki: Wireless → Splash page, scegli Custom splash URL e inserisci questo indirizzo. In “Where should users go after the splash page?” scegli “The URL they were trying to fetch”.',
  'meraki-click':
    'Scegli Click-through. Così Meraki non dice quanto usano i clienti né quando se ne vanno, e da qui non si possono disconnettere.',
  'meraki-orders':
    'Per disconnettere gli ospiti da qui, indica in questo dispositivo l’indirizzo per gli ordini: l’indirizzo IP del nome host Meraki della tua organizzazione (Meraki lo mostra accanto ai server RADIUS, per CoA e Disconnect), porta UDP 3799. Meraki accetta solo disconnessioni, non più tempo né un’altra velocità.',
  'meraki-sign-on':
    'Scegli Sign-on with my RADIUS server. Le richieste vengono dal cloud di Meraki: il firewall deve ammettere i suoi intervalli.',
  'aruba-script':
    'Apri la riga di comando dell’access point Aruba Instant e incolla questo, poi scegli il server e la pagina esterna “portico” per la rete clienti. Su Instant On inserisci gli stessi valori nelle sue schermate.',
  'aruba-certificate':
    'Installa un tuo certificato sull’access point e usa il nome che contiene come indirizzo di accesso; altrimenti i telefoni avvisano.',
  'cisco-script':
    'Incolla questo nella riga di comando del controller 9800 e scegli “portico” per la WLAN clienti. Su AireOS inserisci gli stessi valori in Security → Web Auth → Web Login Page (External).',
  'ruckus-hotspot':
    'In Hotspot Services crea un servizio con questo indirizzo come Login Page e il server RADIUS appena inserito come Authentication Server; poi sceglilo per la WLAN clienti.',
  'cambium-guest':
    'In WLAN → Guest Access scegli External Hotspot e inserisci questo indirizzo; scegli External Portal Post e il server RADIUS appena inserito.',
  'fortinet-script': 'Incolla questo nella CLI del FortiGate; cambia “guest” con il nome del tuo SSID clienti.',
  'smartzone-hotspot':
    'In SmartZone crea un portale Hotspot (WISPr) con questo indirizzo come Logon URL esterno, scegli il server RADIUS appena inserito per autenticazione e accounting e assegnalo alla WLAN ospiti.',
  'smartzone-northbound':
    'In Administration → External Services → WISPr Northbound Interface attivala, imposta utente e password e inseriscili qui nell’apparato. Non è la password di amministratore.',
  'smartzone-plain':
    'SmartZone cifra l’indirizzo del dispositivo verso il portale; lo facciamo decifrare a lui. Se gli ospiti vengono ancora respinti, spegni la cifratura dalla riga di comando.',
  'link-title': 'Configura l’apparato',
  'link-lead':
    'Questi passi contengono le chiavi segrete dell’apparato. Si aprono una volta, su questo telefono, per pochi minuti.',
  'link-open': 'Mostra i passi',
  'link-gone':
    'Questo link è già stato usato o è scaduto. Creane uno nuovo nel pannello, nella configurazione dell’apparato.',
  'link-mark': 'Tocca un riquadro per selezionarlo tutto, poi copia.',
  'link-save': 'Salva come file',
  'problem-no-address': 'L’indirizzo del dispositivo non è ancora noto',
  'problem-private-address': 'L’indirizzo è in una rete privata che il gestore non ha aperto (GATEWAY_NETWORKS)',
  'problem-unreachable': 'Il controller non è raggiungibile',
  'problem-certificate':
    'Il certificato del controller non è attendibile; se è il tuo, inserisci questa impronta nel dispositivo',
  'problem-sign-in-refused': 'Il controller rifiuta il nome, la password o la chiave API',
  'problem-wrong-version': 'Il controller risponde come un’altra versione; controlla il tipo scelto',
  'problem-wrong-site': 'Il controller non ha questo sito',
  'problem-client-unknown': 'Il controller non vede ancora il dispositivo del cliente',
  'problem-refused': 'Il controller ha rifiutato l’ordine',
  'problem-agent-old':
    'Il programma Portico sul router è vecchio e non può cambiare tempo o velocità di chi è online. Apri la configurazione dell’apparato, reinstalla portico-agent e riavvialo',
  'problem-agent-silent':
    'Il programma Portico sul router (portico-agent) non ha chiamato. Senza di esso nessun limite di tempo o di velocità vale e nessuno sa chi è online. Installalo dalla configurazione del dispositivo',
  'problem-opennds-down':
    'openNDS si è fermato sul router: il Wi-Fi è aperto a tutti, senza pagina di benvenuto. Di solito mancano pacchetti PHP (livelli FAS 2 e 3); esegui “logread -e opennds” sul router per vederne il motivo, poi riavvia openNDS',
  'problem-opennds-silent': 'openNDS non risponde al programma Portico sul router. Riavvia openNDS sul router',
  'problem-level-needs-https':
    'Il livello FAS 3 richiede un portale con un indirizzo https per nome. Scegli il livello 1 per questo dispositivo, oppure dai al portale un nome e un certificato',
  'opennds-level-1':
    'Questo dispositivo usa il livello FAS 1, perché il portale non ha un indirizzo https per nome, che il livello 3 richiede.',
  'opennds-level-below':
    'Questo dispositivo usa il livello FAS scelto; anche il livello 3 funzionerebbe e cifra i dati degli ospiti.',
  'opennds-level-3':
    'Questo dispositivo usa il livello FAS 3: i dati dell’ospite sono cifrati, perché il portale ha un indirizzo https per nome.',
  'problem-orders-silent': 'Il dispositivo non risponde ai nostri ordini',
} as const satisfies Like<typeof source>
