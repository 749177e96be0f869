import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: 'È online',
    fix: 'Tutto regge. Se si lamenta ancora, spenga i dati mobili o la VPN.',
  },
  left: {
    title: 'Era online ed è uscito',
    fix: 'Niente da fare. Può rientrare nel Wi-Fi.',
  },
  'under-way': {
    title: 'È in cammino',
    fix: 'Aspetta un minuto e riguarda.',
  },
  stopped: {
    title: 'Si è fermato',
    fix: 'Il passo può essere lungo o chiedere troppo. Provalo, e chiedi meno se puoi.',
  },
  'stopped-code': {
    title: 'Si è fermato al codice',
    fix: 'Forse il codice non è arrivato. Controlla SMS, Zalo o e-mail, o dai un codice al banco.',
  },
  blocked: {
    title: 'Bloccato dal tuo elenco',
    fix: 'Per farlo entrare, toglilo dall’elenco dei bloccati.',
  },
  quota: {
    title: 'Quota di oggi esaurita',
    fix: 'Alza la quota giornaliera, o torni domani.',
  },
  full: {
    title: 'Il dispositivo è pieno',
    fix: 'Alza il massimo di ospiti, o accorcia le sessioni.',
  },
  'gateway-offline': {
    title: 'Il dispositivo Wi-Fi è offline',
    fix: 'Controlla corrente e connessione.',
  },
  'wrong-secret': {
    title: 'Segreto RADIUS errato',
    fix: 'Copia di nuovo il segreto RADIUS, o crea chiavi nuove.',
  },
  unsigned: {
    title: 'Il dispositivo invia pacchetti senza firma',
    fix: 'Attiva Message-Authenticator sul dispositivo.',
  },
  'no-request': {
    title: 'Il dispositivo non ha chiesto',
    fix: 'Controlla indirizzo di accesso, porte RADIUS e firewall; o l’ospite ha chiuso la pagina.',
  },
  'order-waiting': {
    title: 'Il dispositivo non ha preso il comando',
    fix: 'Il programma sul dispositivo può essersi fermato. Riavvialo.',
  },
  'order-failed': {
    title: 'Il controller non lo ha ammesso',
    fix: 'Premi «Prova» su questo dispositivo per sapere cosa dice il controller.',
  },
  'refused-unknown': {
    title: 'RADIUS non conosce questo accesso',
    fix: 'Il telefono ha provato senza la pagina di benvenuto. La apra; se non si apre, controlla che il walled garden ne contenga l’indirizzo.',
  },
  'refused-wrong-password': {
    title: 'Rifiutato da RADIUS: password errata',
    fix: 'Probabilmente il segreto è un po’ diverso. Copialo di nuovo.',
  },
  'refused-wrong-device': {
    title: 'Rifiutato: accesso di un altro telefono',
    fix: 'L’indirizzo è cambiato. Esca dal Wi-Fi e rientri.',
  },
  'refused-wrong-gateway': {
    title: 'Rifiutato: accesso di un altro dispositivo',
    fix: 'Ha cambiato punto di accesso. Riapra la pagina di benvenuto.',
  },
  'refused-used': {
    title: 'Rifiutato: accesso già usato',
    fix: 'Ogni accesso vale una volta. Riapra la pagina di benvenuto.',
  },
  'refused-expired': {
    title: 'Rifiutato: accesso scaduto',
    fix: 'Riapra la pagina di benvenuto. Se capita spesso, controlla la connessione.',
  },
  'refused-revoked': {
    title: 'Rifiutato: era stato disconnesso',
    fix: 'Il personale lo ha disconnesso. Può rientrare dalla pagina di benvenuto.',
  },
  'refused-denied': {
    title: 'Rifiutato: è nel tuo elenco dei bloccati',
    fix: 'Per farlo entrare, toglilo dall’elenco.',
  },
  'no-accounting': {
    title: 'Ammesso, ma il dispositivo non riferisce',
    fix: 'Attiva la registrazione delle sessioni (RADIUS accounting) verso lo stesso server, porta 1813.',
  },
  'never-seen': {
    title: 'Dispositivo mai visto',
    fix: 'Non ha aperto la pagina di benvenuto nelle ultime 24 ore. È sul Wi-Fi giusto, senza dati mobili né VPN? Poi controlla che il dispositivo mandi alla pagina di benvenuto.',
  },
  'time-up': {
    title: 'Il suo tempo è finito',
    fix: 'La sessione è arrivata alla fine. Riapra la pagina di benvenuto; per più tempo alza i minuti del dispositivo o del percorso.',
  },
  'stopped-provider': {
    title: 'Si è fermato all’accesso',
    fix: 'Se quella pagina non si apre, confronta il walled garden del dispositivo con la configurazione. Se si apre, l’ospite ha rinunciato.',
  },
  'code-unknown': {
    title: 'Ha scritto un codice che non esiste',
    fix: 'Nessun tuo codice è così. Confrontalo con il biglietto o danne uno nuovo al banco.',
  },
  'code-expired': {
    title: 'Il codice è scaduto',
    fix: 'Dagliene uno nuovo.',
  },
  'code-spent': {
    title: 'Tempo o dati del codice esauriti',
    fix: 'Dagliene uno nuovo.',
  },
  'code-revoked': {
    title: 'Il codice è stato revocato',
    fix: 'Qualcuno del locale lo ha spento. Riattiva il lotto o dai un altro codice.',
  },
  'code-devices': {
    title: 'Il codice non ammette altri dispositivi',
    fix: 'È già usato da tanti quanti può. Danne un altro, o permettine di più nel prossimo lotto.',
  },
  'tries-spent': {
    title: 'Troppi tentativi sbagliati',
    fix: 'Indovinare è rallentato. Aspetta qualche minuto e riprova con quello giusto.',
  },
  'password-wrong': {
    title: 'Password del locale sbagliata',
    fix: 'Confronta quella sul cartello con quella del percorso.',
  },
  'code-wrong': {
    title: 'Codice inviato sbagliato o in ritardo',
    fix: 'Lo chieda di nuovo e usi il più recente.',
  },
  'code-undelivered': {
    title: 'Il codice non è partito',
    fix: 'Controlla SMS, Zalo o e-mail; intanto dai un codice al banco.',
  },
  'not-set-up': {
    title: 'Il dispositivo non è ancora configurato',
    fix: 'Non si è mai fatto sentire. Apri la configurazione e fai ogni passo: indirizzo del server, chiavi, porte UDP 1812 e 1813.',
  },
  'wrong-name': {
    title: 'Il dispositivo dà un altro nome',
    fix: 'Imposta il NAS-Identifier identico al codice NAS qui, maiuscole comprese.',
  },
  'shared-name': {
    title: 'Il dispositivo di un altro locale ha lo stesso codice NAS',
    fix: 'Non è certo di chi siano i pacchetti. Dagli un codice suo, qui e nel dispositivo, poi ricopia il segreto RADIUS.',
  },
  'order-address': {
    title: 'Il controller non ha un indirizzo raggiungibile',
    fix: 'Modifica il dispositivo e metti un indirizzo che questo server raggiunge.',
  },
  'order-unreachable': {
    title: 'Il controller non risponde',
    fix: 'È acceso? Controlla indirizzo e porta, e che il firewall faccia entrare questo server.',
  },
  'order-certificate': {
    title: 'Il certificato del controller non è fidato',
    fix: 'Se l’impronta qui sopra è la tua, copiala nel dispositivo qui.',
  },
  'order-sign-in': {
    title: 'Il controller rifiuta l’account o la chiave API',
    fix: 'Modifica il dispositivo e riscrivi nome, password o chiave API.',
  },
  'order-version': {
    title: 'Il controller è di un’altra versione',
    fix: 'Modifica il dispositivo e scegli il tipo di controller che hai.',
  },
  'order-site': {
    title: 'Il controller non ha quel sito',
    fix: 'Modifica il dispositivo e scrivi il sito come lo chiama il controller.',
  },
  'order-client': {
    title: 'Il controller non vede il dispositivo',
    fix: 'Ha lasciato il Wi-Fi o è su un altro sito. Spenga e riaccenda il Wi-Fi.',
  },
  'order-refused': {
    title: 'Il controller ha rifiutato di farlo entrare',
    fix: 'Controlla che l’account possa autorizzare ospiti e che il punto di accesso sia collegato.',
  },
  'order-restarted': {
    title: 'Il router si è riavviato nel frattempo',
    fix: 'Riapra la pagina di benvenuto. Se capita spesso, controlla l’alimentazione del router.',
  },
  'token-refused': {
    title: 'Il router non ha accettato il lasciapassare',
    fix: 'Ricopia il faskey dalla configurazione, controlla che il livello FAS sia quello scelto qui e riavvia openNDS.',
  },
  'no-report': {
    title: 'Il router lo ha ammesso, ma il suo agente tace',
    fix: 'Reinstalla l’agente Portico sul router dalla configurazione; senza non si sa chi è online.',
  },
} as const satisfies Like<typeof vi>
