import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install':
    'Accedi al router, OpenWrt 22.03 o successivo (SSH), e installa openNDS (provato con 9.10; 10.x ha le stesse impostazioni) con i pacchetti necessari. Se ne manca uno, openNDS si ferma e il Wi-Fi resta aperto a tutti.',
  'opennds-settings': 'Incolla questo perché openNDS porti gli ospiti alla tua pagina di benvenuto.',
  'opennds-agent':
    'Installa l’agente Portico, che segnala chi è online e riceve i comandi di disconnessione. Stabilisce solo connessioni in uscita e non apre porte.',
  'opennds-start':
    'Riavvia openNDS e l’agente e attendi il controllo finale. Il dispositivo diventa verde in pochi secondi.',
  'opennds-undo':
    'Per togliere Portico dal router, esegui questo. Il Wi-Fi resta poi aperto a tutti, senza pagina di benvenuto.',
  'opennds-no-packages':
    'Impossibile installare i pacchetti. Verifica che il router abbia Internet e spazio libero, poi esegui di nuovo.',
  'opennds-dnsmasq':
    'I modi di accesso scelti richiedono che alcuni domini siano aperti prima dell’accesso, e per questo serve dnsmasq-full. Questo sostituisce dnsmasq; le impostazioni restano e il router non perde il DNS.',
  'opennds-no-address': 'Non è stato modificato nulla: il router non trova alcun indirizzo IPv4 (record A) per',
  'opennds-runs': 'openNDS è in esecuzione: gli ospiti devono passare dalla pagina di benvenuto.',
  'opennds-not-running': 'openNDS NON È IN ESECUZIONE: IL WI-FI È APERTO A TUTTI. Le righe seguenti dicono perché:',
  'join-and-look':
    'Collegati a questo Wi-Fi con il telefono. La pagina di benvenuto si apre da sola e ti vedrai tra gli ospiti online.',
  'radius-server':
    'Nelle impostazioni RADIUS del dispositivo inserisci questi valori, sia per l’autenticazione sia per la registrazione delle sessioni (accounting).',
  'radius-scripted':
    'I comandi qui sopra inseriscono già questi valori. Servono solo se configuri il server RADIUS a schermo.',
  'radius-page':
    'Imposta questo indirizzo come pagina di accesso esterna; sostituisci le parti tra <> con le variabili del dispositivo.',
  'radius-garden': 'Consenti questi indirizzi prima dell’accesso (walled garden).',
  'radius-login':
    'L’indirizzo della pagina di accesso del dispositivo stesso, a cui il telefono invia la password monouso. Deve coincidere con quello inserito qui.',
  'radius-message-authenticator':
    'Attiva Message-Authenticator. I pacchetti che ne sono privi vengono ignorati, contro le falsificazioni (BlastRADIUS).',
  'radius-legacy':
    'Questo dispositivo può inviare pacchetti senza Message-Authenticator. Aggiorna il firmware, poi rimettilo su obbligatorio.',
  'radius-test':
    'Per provarlo da un computer con radclient (pacchetto freeradius-utils su Debian e Ubuntu): i dispositivi sconosciuti non ricevono risposta, mentre questo comando deve ricevere un Access-Reject.',
  'chilli-settings':
    'Se CoovaChilli è installato da pacchetto (1.5 o successivo, con /etc/chilli/defaults), esegui questo. Le impostazioni di rete e il tuo chilli.conf restano come sono. Con HS_UAMSECRET sappiamo che un ospite viene davvero da questo dispositivo.',
  'chilli-start': 'Riavvia CoovaChilli.',
  'chilli-undo': 'Per togliere Portico, esegui questo; tornano a valere le impostazioni di prima.',
  'chilli-own':
    'Se hai scritto tu chilli.conf, salta i due passaggi precedenti: aggiungi queste righe, conserva quelle di rete (dhcpif, net, dns1…) e riavvia.',
  'mikrotik-script':
    'RouterOS 7.15 o successivo. Apri il terminale in WinBox (o SSH), cambia «bridge» con l’interfaccia degli ospiti (serve un indirizzo IP e il DHCP) e incolla questo. Se non c’è un hotspot, lo crea; gli altri hotspot e il nome del router restano come sono. I router nuovi possono richiedere prima /system device-mode update hotspot=yes.',
  'mikrotik-login':
    'Scarica la cartella hotspot da Files del router, sostituisci login.html con questo file e carica la cartella con il nome portico. La vecchia cartella resta per gli altri hotspot.',
  'mikrotik-undo':
    'Per togliere Portico, incolla questo. Un hotspot creato dallo script qui sopra viene eliminato; uno che c’era già usa il profilo default, e puoi ridargli il profilo di prima.',
  'mikrotik-no-interface':
    'Il router non ha questa interfaccia: cambia la riga :local guests. Non è stato modificato nulla.',
  'mikrotik-other-radius':
    'Attenzione: gli hotspot di questo router usano anche un altro server RADIUS, che viene interrogato per primo. Vedi /radius print.',
  'unifi-portal':
    'In UniFi Network (da 5.x a 10.x): Hotspot → Landing page → External portal server, inserisci l’indirizzo IPv4 della pagina di benvenuto (questo comando lo trova se la pagina ha un nome di dominio). Il campo non accetta porta né percorso; UniFi aggiunge il percorso.',
  'unifi-account':
    'Crea un amministratore locale (local access only), senza verifica in due passaggi e con diritti su questo sito. Inserisci nome e password nel dispositivo qui.',
  'unifi-key': 'Crea una chiave API in Settings → Control Plane → Integrations e inseriscila nel dispositivo qui.',
  'unifi-site':
    'Gli ospiti arriveranno a questo indirizzo. L’ultima parte è l’ID interno del sito (di solito default), non il nome mostrato.',
  'unifi-port':
    'Attenzione: UniFi manda gli ospiti solo alla porta 80 o 443, e la pagina di benvenuto è a questo indirizzo. Metti un proxy davanti e cambia PORTAL_URL; fino ad allora gli ospiti non vedono la pagina.',
  'unifi-hostname':
    'Attiva Portal URL hostname (Secure portal domain) e inserisci questo nome, così i telefoni vedono il nome del certificato.',
  'omada-portal':
    'In Omada: Authentication → Portal, crea un portale per l’SSID degli ospiti, scegli External Portal Server e inserisci questo indirizzo.',
  'omada-garden': 'In Authentication → Portal → Access Control attiva Pre-Authentication Access e aggiungi questi.',
  'omada-operator':
    'In Hotspot Manager crea un operatore per questo sito (non un amministratore) e inserisci nome e password nel dispositivo qui.',
  'omada-time':
    'Le versioni di Omada contano il tempo in modo diverso. Prova con un telefono: se l’ospite viene disconnesso quasi subito, cambia qui l’unità di tempo del dispositivo in microsecondi.',
  'controller-reach':
    'Il nostro server deve raggiungere il controller a questo indirizzo, e non ne chiama altri. Se è in una rete privata, chi gestisce il server deve autorizzare quella rete (GATEWAY_NETWORKS).',
  'controller-certificate':
    'Se il controller usa un certificato autofirmato, esegui questo comando e inserisci l’impronta SHA-256 nel dispositivo qui. Senza, non inviamo la password.',
  'meraki-splash':
    'In Meraki: Wireless → Splash page, scegli Custom splash URL e inserisci questo indirizzo. In «Where should users go after the splash page?» scegli «The URL they were trying to fetch».',
  'meraki-click':
    'In Meraki: Wireless → Access control, scegli l’SSID degli ospiti e, in Splash page, Click-through. Così Meraki non segnala il consumo degli ospiti né quando se ne vanno, e da qui non si possono disconnettere.',
  'meraki-sign-on':
    'In Meraki: Wireless → Access control, scegli l’SSID degli ospiti e, in Splash page, Sign-on with my RADIUS server. Le richieste vengono dal cloud di Meraki: il firewall deve ammettere i suoi intervalli.',
  'meraki-garden':
    'In Access control attiva Walled garden e aggiungi questi. Se la tua rete non accetta nomi, chiedi al supporto Meraki di abilitarli o inserisci i loro intervalli di IP.',
  'meraki-orders':
    'Meraki accetta solo comandi di disconnessione; tempo e velocità di chi è online non si possono cambiare. Devono andare al nome della tua organizzazione (n….meraki.com nella barra degli indirizzi della dashboard), UDP 3799: inserisci l’indirizzo IP di quel nome alla voce «Indirizzo IP per la disconnessione remota (CoA)» del dispositivo qui.',
  'aruba-script':
    'Apri la riga di comando dell’access point Aruba Instant e incolla questo, poi scegli il server e la pagina esterna «portico» per la rete ospiti. Su Instant On inserisci gli stessi valori nelle sue schermate.',
  'aruba-certificate':
    'Installa un tuo certificato sull’access point e usa il nome che contiene come indirizzo di accesso; altrimenti i telefoni mostrano un avviso.',
  'cisco-script':
    'Incolla questo nella riga di comando del controller 9800 (IOS XE 17) e scegli «portico» per la WLAN ospiti. 192.0.2.1 è l’indirizzo virtuale della sua pagina di accesso; se ne hai impostato un altro, tienilo e inseriscilo nel dispositivo. Su AireOS inserisci gli stessi valori in Security → Web Auth → Web Login Page (External).',
  'cisco-address':
    'Cerca l’indirizzo IPv4 della pagina di benvenuto e mettilo al posto di PORTAL_IPV4 qui sotto: lì il controller non accetta nomi. Cambialo se l’indirizzo cambia.',
  'cisco-port':
    'Il controller apre da sé solo le porte 80 e 443 della pagina di benvenuto. La pagina di benvenuto è su un’altra, quindi la WLAN ospiti richiede questa lista di accesso; cambia «guest» con il nome della tua WLAN.',
  'cisco-certificate':
    'Per evitare un avviso sui telefoni all’invio della password monouso, installa un certificato attendibile sul controller e indicalo: trustpoint NAME e virtual-ip ipv4 192.0.2.1 virtual-host HOST in parameter-map type webauth global.',
  'ruckus-hotspot':
    'In Hotspot Services crea un servizio con questo indirizzo come Login Page e il server RADIUS appena inserito come Authentication Server; poi sceglilo per la WLAN ospiti.',
  'cambium-guest':
    'In WLAN → Guest Access scegli External Hotspot e inserisci questo indirizzo; scegli External Portal Post e il server RADIUS appena inserito.',
  'fortinet-script':
    'Incolla questo nella CLI del FortiGate (FortiOS 7.2.10, 7.4.5, 7.6 o successivo); cambia «guest» con il tuo SSID ospiti e «wan1» con la tua interfaccia Internet. Le ultime due policy permettono agli ospiti di usare il DNS e di aprire la pagina di benvenuto prima dell’accesso; dopo serve comunque la tua policy verso Internet.',
  'smartzone-hotspot':
    'In SmartZone crea un portale Hotspot (WISPr) con questo indirizzo come Logon URL esterno, scegli il server RADIUS appena inserito per autenticazione e accounting e assegnalo alla WLAN ospiti.',
  'smartzone-northbound':
    'In Administration → External Services → WISPr Northbound Interface attivala, imposta utente e password e inseriscili qui nel dispositivo. Non è la password di amministratore.',
  'smartzone-plain':
    'SmartZone cifra l’indirizzo del dispositivo dell’ospite verso la pagina di benvenuto; gli chiediamo di decifrarlo. Se gli ospiti vengono ancora respinti, disattiva la cifratura dalla riga di comando.',
  'captive-option':
    'Facoltativo: l’opzione DHCP 114 (RFC 8910) dice ai telefoni dove chiedere se sono online. Non contiene chiavi e serve solo se il nostro server vede l’indirizzo proprio di ogni ospite (server nella rete del locale); dietro NAT la risposta è 404 e i telefoni trovano la pagina di benvenuto come al solito.',
  'link-title': 'Configura il dispositivo',
  'link-lead':
    'Questi passaggi contengono le chiavi segrete del dispositivo. Si aprono una volta, su questo telefono, per pochi minuti.',
  'link-lead-day':
    'Questi passaggi contengono le chiavi segrete del dispositivo. Si aprono una volta, in questo browser, e restano leggibili per 24 ore.',
  'link-hidden':
    'Le chiavi sono nascoste perché il dispositivo le usa già. Per configurarlo di nuovo, chieda a chi ha inviato il link di creare nuove chiavi e un nuovo link.',
  'link-open': 'Mostra i passaggi',
  'link-gone':
    'Questo link è già stato usato o è scaduto. Creane uno nuovo nel pannello, nella configurazione del dispositivo.',
  'link-mark': 'Tocca un riquadro per selezionarlo tutto, poi copia.',
  'link-save': 'Salva come file',
  'problem-no-address': 'L’indirizzo del dispositivo non è ancora noto',
  'problem-private-address':
    'L’indirizzo è in una rete privata che chi gestisce il server non ha autorizzato (GATEWAY_NETWORKS)',
  'problem-unreachable': 'Il controller non è raggiungibile',
  'problem-certificate':
    'Il certificato del controller non è attendibile; se è il tuo, inserisci questa impronta nel dispositivo',
  'problem-sign-in-refused': 'Il controller rifiuta il nome, la password o la chiave API',
  'problem-wrong-version': 'Il controller è di un’altra versione; controlla il tipo scelto',
  'problem-wrong-site': 'Il controller non ha quel sito',
  'problem-client-unknown': 'Il controller non vede ancora il telefono dell’ospite',
  'problem-refused': 'Il controller ha rifiutato il comando',
  'problem-agent-old':
    'L’agente Portico sul router è di una vecchia versione e non può cambiare tempo o velocità di chi è online. Apri la configurazione del dispositivo, reinstalla portico-agent e riavvialo',
  'problem-agent-silent':
    'L’agente Portico sul router (portico-agent) non si è collegato. Senza di esso i limiti di tempo e di velocità non valgono e non sappiamo chi è online. Installalo dalla configurazione del dispositivo',
  'problem-opennds-down':
    'openNDS si è fermato sul router: il Wi-Fi è aperto a tutti, senza pagina di benvenuto. Di solito mancano pacchetti PHP (livelli FAS 2 e 3); esegui «logread -e opennds» sul router per vederne il motivo, poi riavvia openNDS',
  'problem-opennds-silent': 'openNDS non risponde all’agente Portico sul router. Riavvia openNDS sul router',
  'problem-opennds-newer':
    'openNDS sul router è più recente dell’ultima versione con cui Portico è stato confrontato (10.3.1). Se qualcosa non funziona, comunica questa versione a chi gestisce Portico',
  'problem-level-needs-https':
    'Il livello FAS 3 (cifrato) richiede una pagina di benvenuto con un indirizzo https e un nome di dominio. Scegli il livello 1 per questo dispositivo, oppure dai alla pagina di benvenuto un nome di dominio e un certificato',
  'opennds-level-1':
    'Il livello 3, che cifra i dati degli ospiti, qui non è possibile, perché la pagina di benvenuto non ha un indirizzo https con un nome di dominio.',
  'opennds-level-below':
    'Questo dispositivo usa il livello FAS scelto; anche il livello 3 funzionerebbe e cifra i dati degli ospiti.',
  'opennds-level-3':
    'Questo dispositivo usa il livello FAS 3: i dati degli ospiti sono cifrati, perché la pagina di benvenuto ha un indirizzo https con un nome di dominio.',
  'problem-orders-silent': 'Il dispositivo non risponde ai nostri comandi',
  'network-where': 'Sul dispositivo, crea qui la seconda rete, oppure incolla questi comandi.',
  'network-radius':
    'Usa questi valori per il server RADIUS di quella rete, sia per l’autenticazione sia per l’accounting. Attiva CoA/Disconnect perché la revoca abbia effetto subito.',
  'network-try':
    'Installa un profilo sul tuo telefono dalla pagina che conferma la connessione, poi scegli questa rete. Non funziona? La schermata Diagnosi indica il motivo.',
  'network-passpoint':
    'Perché Android installi il profilo con un tocco, attiva Passpoint con questi valori. Non serve alcun consorzio di roaming.',
  'network-radsec':
    'Se il dispositivo è altrove e RADIUS attraversa Internet, avvolgilo in TLS (RadSec). Portico non accetta RadSec direttamente: esegui radsecproxy accanto con questa configurazione e un certificato per parte.',
  'network-openroaming':
    'OpenRoaming: Portico non è un fornitore di identità OpenRoaming e non ha un certificato della WBA, quindi gli ospiti di altre reti non entrano tramite esso. Annuncia questo consorzio solo se hai un contratto con un fornitore, e punta lì il suo RADIUS.',
} as const satisfies Like<typeof source>
