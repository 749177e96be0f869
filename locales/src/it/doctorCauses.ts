import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: 'È online',
    fix: 'Ogni tappa funziona. Se l’ospite ha ancora problemi, chiedigli di spegnere i dati mobili o la VPN.',
  },
  left: {
    title: 'Era online ed è uscito',
    fix: 'Niente da fare. L’ospite può ricollegarsi al Wi-Fi.',
  },
  'under-way': {
    title: 'Accesso in corso',
    fix: 'Aspetta un minuto e controlla di nuovo.',
  },
  stopped: {
    title: 'Si è fermato',
    fix: 'Il passaggio è forse lungo o chiede troppo. Provalo tu e chiedi meno, se puoi.',
  },
  'stopped-code': {
    title: 'Si è fermato al codice',
    fix: 'Forse il codice non è arrivato. Controlla SMS, Zalo o e-mail in Integrazioni, o rilascia un codice al banco.',
  },
  blocked: {
    title: 'Bloccato dal tuo elenco',
    fix: 'Per farlo entrare, toglilo dall’elenco dei bloccati.',
  },
  quota: {
    title: 'Limite di oggi raggiunto',
    fix: 'Alza il limite giornaliero, o invita l’ospite a tornare domani.',
  },
  full: {
    title: 'Il dispositivo è pieno',
    fix: 'Alza il numero massimo di ospiti del dispositivo, o accorcia le sessioni.',
  },
  'gateway-offline': {
    title: 'Il dispositivo Wi-Fi è offline',
    fix: 'Controlla l’alimentazione e la connessione Internet del dispositivo.',
  },
  'wrong-secret': {
    title: 'Segreto RADIUS errato nel dispositivo',
    fix: 'Copia di nuovo il segreto RADIUS dalla configurazione del dispositivo, o crea chiavi nuove.',
  },
  unsigned: {
    title: 'Il dispositivo invia pacchetti senza firma',
    fix: 'Attiva Message-Authenticator sul dispositivo.',
  },
  'no-request': {
    title: 'Il dispositivo non ha interrogato il server',
    fix: 'Controlla l’indirizzo di accesso del dispositivo, le porte RADIUS e il firewall. Forse l’ospite ha chiuso la pagina.',
  },
  'order-waiting': {
    title: 'Il dispositivo non ha ritirato il comando',
    fix: 'Forse il programma sul dispositivo si è fermato. Riavvia il dispositivo, poi controlla la configurazione.',
  },
  'order-failed': {
    title: 'Il controller non ha fatto entrare l’ospite',
    fix: 'Premi «Prova» su questo dispositivo per vedere l’errore del controller.',
  },
  'refused-unknown': {
    title: 'RADIUS non riconosce questo accesso',
    fix: 'Il telefono ha provato ad accedere con il suo indirizzo, senza la pagina di benvenuto. Chiedi all’ospite di aprirla. Se non si apre, controlla che il suo indirizzo sia aperto prima dell’accesso (walled garden) sul dispositivo.',
  },
  'refused-wrong-password': {
    title: 'Rifiutato da RADIUS: password errata',
    fix: 'Il segreto nel dispositivo è probabilmente un po’ diverso. Copialo di nuovo.',
  },
  'refused-wrong-device': {
    title: 'Rifiutato da RADIUS: accesso di un altro telefono',
    fix: 'L’indirizzo del telefono è cambiato durante l’accesso. Chiedi all’ospite di uscire dal Wi-Fi e rientrare.',
  },
  'refused-wrong-gateway': {
    title: 'Rifiutato da RADIUS: accesso di un altro dispositivo',
    fix: 'L’ospite ha cambiato access point durante l’accesso. Chiedigli di riaprire la pagina di benvenuto.',
  },
  'refused-used': {
    title: 'Rifiutato da RADIUS: accesso già usato',
    fix: 'Ogni accesso vale una sola volta. Chiedi all’ospite di riaprire la pagina di benvenuto.',
  },
  'refused-expired': {
    title: 'Rifiutato da RADIUS: accesso scaduto',
    fix: 'Chiedi all’ospite di riaprire la pagina di benvenuto. Se capita spesso, controlla l’orologio e la connessione del dispositivo.',
  },
  'refused-revoked': {
    title: 'Rifiutato da RADIUS: l’ospite è stato disconnesso',
    fix: 'Il personale ha disconnesso questo ospite. Può accedere di nuovo dalla pagina di benvenuto.',
  },
  'refused-denied': {
    title: 'Rifiutato da RADIUS: è nel tuo elenco dei bloccati',
    fix: 'Per farlo entrare, toglilo dall’elenco dei bloccati.',
  },
  'eap-untrusted': {
    title: 'Il telefono non si fida del certificato della rete',
    fix: 'Il profilo sul telefono contiene un altro certificato radice, o la rete è stata inserita a mano senza certificato. Rimuovi la rete e reinstalla il profilo dalla pagina dell’ospite.',
  },
  'eap-server-expired': {
    title: 'Il certificato del server Wi-Fi è scaduto',
    fix: 'Se usi un certificato tuo, sostituiscilo in Profili Wi-Fi. Quello del sistema si rinnova da solo: in tal caso controlla l’ora del telefono.',
  },
  'eap-method': {
    title: 'Metodo di accesso Wi-Fi errato',
    fix: 'Il telefono è stato configurato a mano con PEAP o MSCHAPv2. Scegli TTLS con PAP all’interno, o reinstalla il profilo.',
  },
  'eap-broken': {
    title: 'La negoziazione cifrata si è interrotta',
    fix: 'Segnale debole, pacchetti tagliati per strada o un dispositivo senza TLS 1.2. Avvicinati all’access point e riprova.',
  },
  'eap-no-keys': {
    title: 'Ammesso, ma l’access point non usa le chiavi',
    fix: 'Il server ha inviato le chiavi e nessuna sessione è iniziata. Imposta la seconda rete su WPA2/WPA3-Enterprise e controlla il segreto RADIUS del dispositivo.',
  },
  'profile-off': {
    title: 'I profili Wi-Fi sono disattivati',
    fix: 'Attivali in Profili Wi-Fi, o riporta questa rete all’accesso consueto.',
  },
  'profile-unknown': {
    title: 'Profilo Wi-Fi sconosciuto',
    fix: 'Non è di questo locale, o nome e password sono stati digitati male. Chiedi all’ospite di reinstallarlo dalla sua pagina.',
  },
  'profile-revoked': {
    title: 'Il profilo Wi-Fi è stato revocato',
    fix: 'Lo ha revocato il locale o l’ospite. L’ospite può accedere dalla pagina di benvenuto e installarne uno nuovo.',
  },
  'profile-expired': {
    title: 'Il profilo Wi-Fi è scaduto',
    fix: 'L’ospite accede dalla pagina di benvenuto e ne installa uno nuovo. Puoi allungare la validità in Profili Wi-Fi.',
  },
  'profile-withdrawn': {
    title: 'L’ospite ha revocato il consenso alle condizioni',
    fix: 'Deve aprire la pagina di benvenuto e accettare di nuovo prima che il dispositivo entri da solo.',
  },
  'no-accounting': {
    title: 'Ammesso, ma il dispositivo non invia dati di sessione',
    fix: 'Attiva la registrazione delle sessioni (RADIUS accounting) verso lo stesso server, porta 1813.',
  },
  'never-seen': {
    title: 'Questo telefono non è mai stato visto',
    fix: 'Non ha aperto la pagina di benvenuto nelle ultime 24 ore. È sul Wi-Fi giusto, senza dati mobili né VPN? Poi controlla che il dispositivo reindirizzi gli ospiti alla pagina di benvenuto.',
  },
  'time-up': {
    title: 'Tempo scaduto',
    fix: 'La sessione è terminata. L’ospite può riaprire la pagina di benvenuto. Per sessioni più lunghe, aumenta i minuti del dispositivo o del percorso di accesso.',
  },
  'stopped-provider': {
    title: 'Si è fermato all’accesso',
    fix: 'Se quella pagina di accesso non si apre, confronta gli indirizzi aperti prima dell’accesso (walled garden) sul dispositivo con la configurazione. Se si apre, l’ospite ha rinunciato.',
  },
  'code-unknown': {
    title: 'Ha inserito un codice che non esiste',
    fix: 'Non hai un codice così. Confrontalo con il biglietto o rilasciane uno nuovo al banco.',
  },
  'code-expired': {
    title: 'Il codice è scaduto',
    fix: 'Rilascia un codice nuovo.',
  },
  'code-spent': {
    title: 'Tempo o dati del codice esauriti',
    fix: 'Rilascia un codice nuovo.',
  },
  'code-revoked': {
    title: 'Il codice è stato revocato',
    fix: 'Qualcuno del locale lo ha disattivato. Riattiva il lotto o rilascia un altro codice.',
  },
  'code-devices': {
    title: 'Il codice ha raggiunto il limite di dispositivi',
    fix: 'È in uso sul numero massimo di dispositivi. Rilascia un altro codice, o consenti più dispositivi per codice nel prossimo lotto.',
  },
  'tries-spent': {
    title: 'Troppi tentativi sbagliati',
    fix: 'I tentativi sono sospesi per impedire che qualcuno lo indovini. Aspetta qualche minuto e riprova con il codice giusto.',
  },
  'password-wrong': {
    title: 'Ha inserito una password del locale sbagliata',
    fix: 'Confronta la password sul cartello con quella del percorso di accesso.',
  },
  'code-wrong': {
    title: 'Codice inserito male o troppo tardi',
    fix: 'Chiedi all’ospite di richiederlo e di usare il più recente.',
  },
  'code-undelivered': {
    title: 'Non è stato possibile inviare il codice',
    fix: 'Controlla SMS, Zalo o e-mail in Integrazioni; intanto rilascia un codice al banco.',
  },
  'not-set-up': {
    title: 'Il dispositivo non è ancora configurato',
    fix: 'Non si è mai collegato. Apri la configurazione e completa ogni passaggio: indirizzo del server, chiavi, porte UDP 1812 e 1813.',
  },
  'wrong-name': {
    title: 'Il dispositivo usa un altro ID',
    fix: 'Imposta un NAS-Identifier identico all’ID NAS mostrato qui, maiuscole comprese.',
  },
  'shared-name': {
    title: 'Il dispositivo di un altro locale usa lo stesso ID NAS',
    fix: 'Anche un altro locale usa questo ID NAS, quindi non si può sapere di chi sono i pacchetti. Scegli un ID unico, qui e nel dispositivo, poi ricopia il segreto RADIUS.',
  },
  'order-address': {
    title: 'Il controller non ha un indirizzo raggiungibile',
    fix: 'Modifica il dispositivo e inserisci un indirizzo del controller che questo server raggiunge.',
  },
  'order-unreachable': {
    title: 'Il controller non risponde',
    fix: 'Controlla che sia acceso, che indirizzo e porta siano giusti e che il firewall lasci passare questo server.',
  },
  'order-certificate': {
    title: 'Il certificato del controller non è attendibile',
    fix: 'Se l’impronta qui sopra è la tua, copiala nelle impostazioni di questo dispositivo.',
  },
  'order-sign-in': {
    title: 'Il controller rifiuta l’account o la chiave API',
    fix: 'Modifica il dispositivo e riscrivi nome, password o chiave API.',
  },
  'order-version': {
    title: 'Il controller è di un’altra versione',
    fix: 'Modifica il dispositivo e scegli il tipo di controller giusto.',
  },
  'order-site': {
    title: 'Il controller non ha quel sito',
    fix: 'Modifica il dispositivo e inserisci l’ID del sito come appare nel controller.',
  },
  'order-client': {
    title: 'Il controller non vede il telefono dell’ospite',
    fix: 'Ha lasciato il Wi-Fi o è su un altro sito. Chiedi all’ospite di spegnere e riaccendere il Wi-Fi.',
  },
  'order-refused': {
    title: 'Il controller ha rifiutato di far entrare l’ospite',
    fix: 'Controlla che il suo account possa autorizzare gli ospiti e che l’access point dell’ospite sia collegato al controller.',
  },
  'order-restarted': {
    title: 'Il router si è riavviato durante l’accesso',
    fix: 'Chiedi all’ospite di riaprire la pagina di benvenuto. Se capita spesso, controlla l’alimentazione del router.',
  },
  'token-refused': {
    title: 'Il router ha rifiutato il token di accesso dell’ospite',
    fix: 'Ricopia il faskey dalla configurazione, controlla che il livello FAS sia quello scelto qui e riavvia openNDS.',
  },
  'no-report': {
    title: 'Il router lo ha fatto entrare, ma l’agente Portico non invia dati',
    fix: 'Reinstalla l’agente Portico sul router dalla configurazione del dispositivo; senza, non si può sapere chi è online.',
  },
} as const satisfies Like<typeof vi>
