import type { portalProblems as source } from '../vi/portalProblems.ts'
import type { Like } from '../languages.ts'

export const portalProblems = {
  'code-ready': {
    title: 'Tu código está listo',
    body: 'Conéctate al Wi-Fi del local y pulsa el botón. El código se rellena solo.',
    button: 'Conectarme',
  },
  unreadable: {
    title: 'No hemos podido leer esta solicitud',
    body: 'Los datos enviados no corresponden al formulario de esta página. Ábrela de nuevo, rellénala y envíala otra vez.',
    button: 'Abrir la página de nuevo',
  },
  'hand-off-over': {
    title: 'Esta dirección ya no sirve',
    body: 'Cada dirección se abre una sola vez y solo durante unos minutos. Vuelve a la página de bienvenida en tu teléfono y pulsa «Empezar de nuevo» para tener otra.',
    button: 'Abrir la página de bienvenida',
  },
  reference: 'Código para el personal: {reference}',
  wait: 'Podrás intentarlo de nuevo en',
  'not-through-wifi': {
    title: 'Aún no estás en nuestro Wi-Fi',
    body: 'Abre los ajustes de Wi-Fi, elige nuestra red y espera a que esta página aparezca sola. Si tienes los datos móviles o una VPN activados, desactívalos un momento.',
    button: 'Reintentar',
  },
  ended: {
    title: 'Ya no tienes conexión',
    body: 'Esta sesión de Wi-Fi ha terminado. Conectarte otra vez lleva solo unos segundos.',
    button: 'Conectar de nuevo',
  },
  left: {
    title: 'Te has desconectado',
    body: 'El Wi-Fi ha confirmado que tu teléfono está fuera de la red. ¡Hasta pronto!',
    button: 'Conectar de nuevo',
  },
  erased: {
    title: 'Tus datos se han borrado',
    body: 'Aquí ya no queda nada que diga quién eres. La próxima vez serás un cliente nuevo.',
    button: 'Listo',
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
    title: 'Demasiados intentos',
    body: 'Ha habido demasiados intentos en poco tiempo. Espera un minuto y vuelve a intentarlo.',
    button: 'Reintentar',
  },
  full: {
    title: 'Ahora mismo el Wi-Fi está lleno',
    body: 'El Wi-Fi ya tiene el máximo de clientes. En cuanto alguien se vaya habrá sitio para ti; inténtalo en unos minutos.',
    button: 'Reintentar',
  },
  blocked: {
    title: 'Este dispositivo no puede conectarse aquí',
    body: 'El local ha impedido que este dispositivo use su Wi-Fi. Si crees que es un error, pregunta al personal.',
    button: 'Reintentar',
  },
  quota: {
    title: 'Has llegado al límite de hoy',
    body: 'Cada cliente tiene un límite diario de tiempo y de datos, sumando todos sus dispositivos. Vuelve mañana o pregunta al personal.',
    button: 'Reintentar',
  },
  gone: {
    title: 'Esta página ya no existe',
    body: 'El Wi-Fi de aquí tiene una nueva página de acceso. Apaga y enciende el Wi-Fi para abrirla, o pregunta al personal.',
    button: 'Reintentar',
  },
  'not-found': {
    title: 'No hay nada en esta dirección',
    body: 'La dirección puede estar incompleta o mal escrita. Desde la página de inicio llegarás al Wi-Fi.',
    button: 'Ir a la página de inicio',
  },
  server: {
    title: 'Algo ha fallado por nuestra parte',
    body: 'No es culpa tuya. Espera un momento e inténtalo de nuevo; si sigue igual, avisa al personal.',
    button: 'Reintentar',
  },
} as const satisfies Like<typeof source>
