import { guestBot } from './guestBot.ts'
import { guestChat } from './guestChat.ts'
import { guestCode } from './guestCode.ts'
import { guestGifts } from './guestGifts.ts'
import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'
import { guestHome } from './guestHome.ts'
import { guestTasks } from './guestTasks.ts'
import { guestMenu } from './guestMenu.ts'
import { guestPurchase } from './guestPurchase.ts'
import { guestReview } from './guestReview.ts'
import { guestStop } from './guestStop.ts'
import { guestWays } from './guestWays.ts'
import { myData } from './myData.ts'
import { ownDevices } from './ownDevices.ts'
import { portalNotices } from './portalNotices.ts'
import { portalProblems } from './portalProblems.ts'

export const portal = {
  page: {
    guestWifi: 'Wi-Fi para clientes',
    language: 'Idioma',
    terms: 'Condiciones y privacidad',
  },
  agree: {
    terms: 'Acepto las <link>condiciones de uso y la protección de mis datos</link>.',
    termsRequired: 'Marca esta casilla para conectarte.',
    marketing:
      'Quiero recibir novedades y ofertas de {venue} por {channels}, {maxPerMonth, plural, one {como máximo # mensaje} other {como máximo # mensajes}} al mes. El Wi-Fi funciona sin esto y puedo darme de baja cuando quiera.',
    age: 'Tengo 16 años o más (solo hace falta para recibir mensajes).',
    email: 'correo electrónico',
    sms: 'SMS',
    zalo: 'Zalo',
    call: 'teléfono',
  },
  look: {
    pause: 'Pausar las imágenes',
    autologin: 'Conexión automática en',
    welcome: {
      cafe: { title: 'Hola, siéntete como en casa', lead: 'Un toque y tienes Wi-Fi; el café ya viene.' },
      restaurant: { title: 'Toma asiento', lead: 'Conéctate mientras la cocina se pone en marcha.' },
      bar: { title: 'Esta noche es tuya', lead: 'Conéctate con un toque y a brindar.' },
      hotel: { title: 'Te damos la bienvenida', lead: 'Wi-Fi en todo el hotel, del vestíbulo a tu habitación.' },
      shop: { title: '¡Qué bien verte por aquí!', lead: 'Wi-Fi gratis mientras miras con calma.' },
      mall: { title: 'Disfruta del paseo', lead: 'Wi-Fi gratis en todas las plantas.' },
      salon: { title: 'Hora de relajarse', lead: 'Wi-Fi gratis mientras te cuidamos.' },
      gym: { title: '¡A entrar en calor!', lead: 'Conéctate, pon tu música y dalo todo.' },
      clinic: { title: 'Hola, toma asiento', lead: 'Wi-Fi gratis mientras esperas tu turno.' },
      office: { title: 'Que tengas un buen día de trabajo', lead: 'Wi-Fi rápido para visitas y compañeros.' },
    },
  },
  advert: {
    label: 'Publicidad',
    later: 'Se abre en cuanto tengas Internet.',
    saved: 'Anotado. Se abrirá cuando tengas Internet.',
    thanks: '¡Gracias por tu respuesta!',
    send: 'Enviar respuesta',
    sending: 'Enviando…',
  },
  connect: {
    termsTitle: 'Antes de conectarte',
    termsLead: 'Lee y acepta las condiciones, por favor.',
    title: 'Nuestro Wi-Fi es tuyo',
    lead: 'Dos toques y ya estás en línea.',
    button: 'Conectar',
    busy: 'Conectando…',
  },
  form: {
    title: 'Nuestro Wi-Fi es tuyo',
    lead: 'Preséntate a {venue} y ya estás en línea.',
    optional: 'opcional',
    name: 'Tu nombre',
    phone: 'Teléfono móvil',
    email: 'Correo electrónico',
    nameRequired: 'Dinos tu nombre, por favor.',
    nameInvalid: 'Este nombre no sirve. Prueba con uno más corto.',
    phoneRequired: 'Escribe tu número de teléfono.',
    phoneInvalid: 'Este número no parece correcto. Ejemplo: 0912 345 678, o con prefijo: +34 612 345 678.',
    emailRequired: 'Escribe tu correo electrónico.',
    emailInvalid: 'Este correo no parece correcto. Ejemplo: ana@example.com.',
    button: 'Conectarme',
    busy: 'Conectando…',
  },
  step: {
    position: 'Paso {number, number} de {of, number}',
    next: 'Continuar',
    skip: 'Saltar este paso',
  },
  notice: portalNotices,
  home: guestHome,
  tasks: guestTasks,
  gifts: guestGifts,
  menu: guestMenu,
  review: guestReview,
  chat: guestChat,
  bot: guestBot,
  ...guestWays,
  stop: guestStop,
  code: guestCode,
  accessCode: {
    title: 'Escribe tu código de acceso',
    lead: 'Está en tu ticket, o te lo da el personal de {venue}.',
    label: 'Código de acceso',
    missing: 'Escribe el código, por favor.',
    button: 'Conectarme',
  },
  purchase: guestPurchase,
  password: {
    title: 'Contraseña del Wi-Fi',
    lead: 'Está en el cartel o en el ticket de {venue}.',
    label: 'Contraseña',
    missing: 'Escribe la contraseña.',
    wrong: 'Esta contraseña no es correcta.',
    button: 'Conectarme',
  },
  signIn: {
    title: 'Inicia sesión para conectarte',
    lead: '{provider} solo permite iniciar sesión en un navegador normal. Internet se abre unos minutos para que puedas hacerlo.',
    begin: 'Continuar con {provider}',
    openTitle: 'Abre el navegador para iniciar sesión',
    openLead: 'Internet está abierto unos minutos. Se cierra si no terminas de iniciar sesión.',
    timeLeft: 'Tiempo restante',
    open: 'Abrir la página de inicio de sesión',
    opened:
      'La página de inicio de sesión ya se abrió. Termina allí; si la cerraste, pulsa «Empezar de nuevo» para tener otra dirección.',
    openChrome: 'Abrir en Chrome',
    copy: 'Mantén pulsada esta dirección y elige «Copiar». Se abre una sola vez:',
    copyOr: 'O copia esta dirección (se abre una sola vez) en Safari o Chrome:',
    copyButton: 'Copiar la dirección',
    copied: 'Copiada',
    paste: {
      ios: 'Pulsa «OK» o «Listo» en la esquina para salir de esta página, abre Safari y pega la dirección. Si el iPhone pregunta, sigue en este Wi-Fi.',
      android: 'Abre Chrome y pega la dirección, sin apagar el Wi-Fi.',
    },
    qr: '¿Prefieres otro dispositivo? Escanea el código QR',
    qrLabel: 'Código QR de la página de inicio de sesión',
    comeBack: 'Cuando hayas iniciado sesión, Internet seguirá abierto.',
    done: 'Ya he iniciado sesión',
    checking: 'Comprobando…',
    again: 'Empezar de nuevo',
  },
  video: {
    title: 'Un momento con {venue}',
    lead: 'Míralo hasta el final y ya estás en línea.',
    button: 'Conectarme',
    skipIn: 'Puedes saltarlo en',
    length: '{seconds, plural, one {# segundo} other {# segundos}}. Si no aparece ninguna imagen, te conectas igual.',
  },
  survey: {
    title: '¿Qué tal lo hacemos?',
    lead: 'Unas preguntas breves ayudan a {venue} a atenderte mejor.',
    unnamed: 'Tu respuesta',
    required: 'Responde a esta pregunta, por favor.',
    chooseOne: 'Elige una respuesta, por favor.',
    textInvalid: 'La respuesta es un poco larga. Hazla más corta, por favor.',
    numberInvalid: 'Escribe un número.',
    dateInvalid: 'Esta fecha no parece correcta. Ejemplo: 1995-08-21.',
    stars: '{stars, plural, one {# estrella} other {# estrellas}}',
    unlikely: 'En absoluto',
    likely: 'Seguro que sí',
  },
  handOver: {
    title: 'Abriendo el Wi-Fi para ti…',
    lead: 'Si no ocurre nada, pulsa el botón de abajo.',
    button: 'Continuar',
    busy: 'Un momento…',
  },
  waiting: {
    title: 'Conectándote…',
    lead: 'Esperamos la confirmación del Wi-Fi; suele tardar unos segundos. Esta página se actualiza sola.',
    check: 'Comprobar ahora',
    slowTitle: 'Está tardando más de lo normal',
    slowLead:
      'El Wi-Fi aún no ha confirmado. Esta página sigue comprobando; también puedes conectarte de nuevo o pedir ayuda al personal.',
    again: 'Conectar de nuevo',
  },
  online: {
    title: 'Ya estás en línea',
    lead: 'Disfruta de tu visita a {venue}.',
    timeLeft: 'Tiempo restante',
    hours: '{hours, number} h {minutes, number} min',
    minutes: '{minutes, number} min',
    lessThanMinute: 'menos de un minuto',
    download: 'Descarga',
    upload: 'Subida',
    upTo: 'hasta {speed}',
    mbps: '{value, number} Mbps',
    kbps: '{value, number} kbps',
    continue: 'Continuar',
    close: 'Puedes cerrar esta página.',
    check: 'Comprobar de nuevo',
    extend: '{minutes, plural, one {# minuto más} other {# minutos más}}',
    extending: 'Añadiendo tiempo…',
    leave: 'Desconectar',
    leaving: 'Desconectando…',
    notice: {
      extended: 'Ya tienes más tiempo.',
      'extend-waiting': 'El Wi-Fi ha recibido la orden y añadirá tu tiempo en unos segundos.',
      'extend-unsupported': 'Este Wi-Fi no puede añadir tiempo. Cuando se acabe, conéctate otra vez.',
      'extend-failed': 'No se pudo añadir tiempo. Cuando se acabe, conéctate otra vez o pide ayuda al personal.',
      leaving: 'El Wi-Fi ha recibido la orden y te desconectará en un momento.',
      'leave-failed': 'El Wi-Fi no te ha desconectado: sigues en línea. Para salir ya, apaga el Wi-Fi de tu teléfono.',
    },
  },
  me: myData,
  devices: ownDevices,
  venue: {
    lead: 'Te damos la bienvenida a nuestro Wi-Fi.',
    price: 'Desde {price}',
    hours: 'Horario',
    closed: 'Cerrado',
    link: 'Sobre este local',
    myData: 'Mira, corrige o borra lo que se guarda aquí sobre ti.',
    open: 'Abrir mis datos',
  },
  terms: {
    house: 'Normas de {venue}',
    title: 'Condiciones y privacidad',
    lead: 'Breve, para que puedas leerlo entero.',
    back: 'Volver',
    use: {
      title: 'Usar el Wi-Fi',
      body: '{venue} te ofrece este Wi-Fi. No hagas nada ilegal con él, no perjudiques a nadie y deja algo para los demás.\nPuede ir lento, tener límite de tiempo o dejar de funcionar. {venue} puede desconectar a quien haga un mal uso.',
    },
    safety: {
      title: 'Tu seguridad',
      body: 'Es una red compartida. Escribe contraseñas y datos de tarjeta solo en sitios con conexión cifrada (https).',
    },
    controller: {
      title: 'Quién es responsable',
      body: '{venue} decide para qué se usan tus datos y responde de ello. El software de esta página solo sigue las instrucciones de {venue}.',
    },
    stored: {
      title: 'Qué se guarda',
      body: 'Lo que tú escribes: nombre, teléfono móvil, correo electrónico.\nSobre tu dispositivo: sus direcciones de red (MAC e IP), el tipo, el navegador y el idioma.\nSobre la conexión: cuándo empezó y terminó, y cuántos datos se usaron.\nLo que aceptaste o rechazaste, y cuándo.\nUna cookie de esta página, para reconocer tu navegador cuando vuelvas.\nNadie aquí mira ni guarda los sitios que visitas.',
    },
    purpose: {
      title: 'Para qué sirve',
      body: 'Para darte acceso y mantener segura la red, reconocerte cuando vuelvas, saber cuándo hay más gente y cumplir la ley sobre redes públicas.\nLas novedades y ofertas solo se envían si tú las elegiste. El Wi-Fi funciona sin ellas.',
    },
    kept: {
      title: 'Cuánto tiempo se guarda',
      months:
        'Hasta {months, plural, one {# mes} other {# meses}} después de tu última visita; luego se borra o se hace anónimo. Los registros de conexión y las pruebas de consentimiento se guardan más tiempo si la ley lo exige.',
      needed:
        'Mientras haga falta para lo anterior, o hasta que pidas que se borre. Los registros de conexión y las pruebas de consentimiento se guardan más tiempo si la ley lo exige.',
    },
    shared: {
      title: 'Quién lo ve',
      body: 'Las personas a quienes {venue} lo encarga; el servicio que envía los mensajes, si elegiste recibirlos; y las autoridades, si la ley lo exige. Tus datos nunca se venden.',
    },
    rights: {
      title: 'Tus derechos',
      body: 'Puedes ver tus datos, pedir una copia, corregirlos o borrarlos, oponerte a su uso y retirar tu consentimiento en cualquier momento. Lo hecho antes de retirarlo sigue siendo lícito.\nTambién puedes reclamar ante la autoridad de protección de datos.\nSi tienes menos de 16 años, pregunta a tus padres antes de escribir tus datos.',
    },
    contact: {
      title: 'Contacto',
      staff: 'Pregunta al personal de {venue}.',
      address: 'Pregunta al personal de {venue} o contacta con {contact}.',
    },
  },
  problem: portalProblems,
} as const satisfies Like<typeof source>
