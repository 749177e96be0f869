import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'

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
    email: 'correo electrónico',
    sms: 'SMS',
    zalo: 'Zalo',
  },
  connect: {
    title: 'Nuestro Wi-Fi es tuyo',
    lead: 'Dos toques y ya estás en línea.',
    button: 'Conectar',
    busy: 'Conectando…',
  },
  form: {
    title: 'Nuestro Wi-Fi es tuyo',
    lead: 'Preséntate a {venue} y ya estás en línea.',
    check: 'Hay algo que corregir. Revisa los campos de abajo.',
    optional: 'opcional',
    name: 'Tu nombre',
    phone: 'Teléfono móvil',
    email: 'Correo electrónico',
    nameRequired: 'Dinos tu nombre, por favor.',
    nameInvalid: 'Este nombre no sirve. Prueba con uno más corto.',
    phoneRequired: 'Escribe tu número de móvil.',
    phoneInvalid: 'Este número no parece correcto. Ejemplo: 0912 345 678, o con prefijo: +34 612 345 678.',
    emailRequired: 'Escribe tu correo electrónico.',
    emailInvalid: 'Este correo no parece correcto. Ejemplo: ana@example.com.',
    button: 'Conectarme',
    busy: 'Conectando…',
  },
  handOver: {
    title: 'Abriendo el Wi-Fi para ti…',
    lead: 'Si no ocurre nada, pulsa el botón de abajo.',
    button: 'Continuar',
    busy: 'Un momento…',
  },
  waiting: {
    title: 'Abriendo la puerta…',
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
  },
  terms: {
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
      body: 'Lo que tú escribes: nombre, teléfono móvil, correo electrónico.\nSobre tu dispositivo: sus direcciones de red (MAC e IP), el tipo, el navegador y el idioma.\nSobre la conexión: cuándo empezó y terminó, y cuántos datos se usaron.\nLo que aceptaste o rechazaste, y cuándo.\nNadie aquí mira ni guarda los sitios que visitas.',
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
  problem: {
    reference: 'Código para el personal: {reference}',
    wait: 'Podrás intentarlo de nuevo en',
    'not-through-wifi': {
      title: 'Aún no estás en nuestro Wi-Fi',
      body: 'Abre los ajustes de Wi-Fi, elige nuestra red y espera a que esta página aparezca sola. Si tienes los datos móviles o una VPN activados, desactívalos un momento.',
      button: 'Reintentar',
    },
    expired: {
      title: 'Esta página ha caducado',
      body: 'Llevaba demasiado tiempo abierta. Empezar de nuevo es cosa de segundos.',
      button: 'Empezar de nuevo',
    },
    'gateway-silent': {
      title: 'El Wi-Fi no responde',
      body: 'Todavía no estás en línea. Espera un momento e inténtalo de nuevo; si sigue igual, pide al personal que revise el router.',
      button: 'Reintentar',
    },
    refused: {
      title: 'No hemos podido darte acceso',
      body: 'El Wi-Fi ha rechazado esta conexión. Inténtalo desde el principio o pide ayuda al personal.',
      button: 'Empezar de nuevo',
    },
    'too-many': {
      title: 'Un poco más despacio',
      body: 'Ha habido demasiados intentos en poco tiempo. Espera un minuto y vuelve a intentarlo.',
      button: 'Reintentar',
    },
    gone: {
      title: 'Esta página ya no existe',
      body: 'El Wi-Fi de aquí tiene una nueva página de acceso. Apaga y enciende el Wi-Fi para abrirla, o pregunta al personal.',
      button: 'Reintentar',
    },
    'not-found': {
      title: 'No hay nada en esta dirección',
      body: 'Puede estar incompleta o mal escrita. Desde la primera página llegarás al Wi-Fi.',
      button: 'Ir a la primera página',
    },
    server: {
      title: 'Algo ha fallado por nuestra parte',
      body: 'No es culpa tuya. Espera un momento e inténtalo de nuevo; si sigue igual, avisa al personal.',
      button: 'Reintentar',
    },
  },
} as const satisfies Like<typeof source>
