import type { Like } from '../languages.ts'
import type { help as source } from '../vi/help.ts'

export const help = {
  title: 'Aiuto',
  lead: 'Quello che serve più spesso a chi gestisce un locale, senza un tecnico.',
  contents: 'In questa pagina',
  back: 'Apri Portico',
  topics: {
    start: {
      title: 'La prima sera',
      one: 'Crea l’account e la pagina del locale, poi segui l’elenco nella schermata Panoramica: si spunta da solo e indica sempre il passo successivo.',
      two: 'Nessun router a portata di mano? Premi “Prova senza router” per vedere la pagina di benvenuto come un ospite. Le prove non contano nei dati.',
      three: 'Hai finito quando l’elenco dice che il primo ospite è online.',
    },
    router: {
      title: 'Collegare un router o un access point',
      one: 'Apri Dispositivi, aggiungine uno, scegli il tipo e un nome facile da ricordare, come “Banco”.',
      two: 'Portico prepara le impostazioni proprio per quel dispositivo. Copia ogni parte, in ordine, nella pagina di amministrazione del router.',
      three: 'Riavvia il router. Al primo segnale lo stato diventa online, senza ricaricare la pagina.',
    },
    welcome: {
      title: 'Gli ospiti non vedono la pagina di benvenuto',
      one: 'Chiedi all’ospite di dimenticare il Wi-Fi e ricollegarsi, o di aprire neverssl.com nel browser.',
      two: 'Un telefono con VPN o DNS privato non la mostra. Disattivalo, accedi e riattivalo.',
      three:
        'Ancora niente? Guarda se il dispositivo è online e se l’indirizzo di benvenuto nelle impostazioni è esatto alla lettera.',
    },
    offline: {
      title: 'Un dispositivo è offline',
      one: 'Controlla corrente e cavo. Dopo una breve interruzione, aspetta cinque minuti.',
      two: 'Il router deve raggiungere Internet e avere l’ora giusta: altrimenti le firme vengono rifiutate.',
      three:
        'Nuova password o ripristino di fabbrica? Riapri l’installazione del dispositivo e incolla di nuovo le impostazioni.',
    },
    team: {
      title: 'Invitare chi lavora con te',
      one: 'Apri Membri, scrivi un’e-mail o un cellulare e scegli un ruolo. L’invito vale 7 giorni.',
      two: 'Lo staff vede solo la giornata; gli analisti non cambiano nulla; i gestori fanno tutto tranne denaro ed eliminazione della pagina.',
      three: 'La persona rimossa perde l’accesso in pochi secondi, su ogni dispositivo.',
    },
    signIn: {
      title: 'Non riesci ad accedere',
      one: 'Password dimenticata: premi “Password dimenticata?” nella schermata di accesso. Il link vale una volta, per 30 minuti.',
      two: 'Nessun messaggio? Guarda nello spam, poi premi invia di nuovo.',
      three:
        'Perso il telefono con l’app: usa un codice di recupero e creane di nuovi nelle impostazioni dell’account.',
    },
    numbers: {
      title: 'Che cosa dicono i numeri',
      one: 'Una visita conta quando il dispositivo conferma che l’ospite è online, non quando un telefono apre soltanto la pagina di benvenuto.',
      two: 'Ogni ospite conta una volta nel periodo che guardi, anche se si ricollega spesso.',
      three: 'I giorni seguono il fuso orario del locale, scelto nelle impostazioni della pagina.',
    },
    privacy: {
      title: 'I dati dei tuoi ospiti',
      one: 'Chiedi solo ciò che serve. Accettare i messaggi è sempre una casella a parte, che l’ospite spunta da sé.',
      two: 'Chi vede nomi e numeri lo decidi tu in Membri.',
      three:
        'Se un ospite vuole essere cancellato, devi farlo. Una pagina eliminata resta 30 giorni per poterla recuperare, poi sparisce.',
    },
  },
} as const satisfies Like<typeof source>
