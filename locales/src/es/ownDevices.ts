import type { ownDevices as source } from '../vi/ownDevices.ts'
import type { Like } from '../languages.ts'

export const ownDevices = {
  link: 'Añadir una TV o consola',
  title: 'Dispositivos sin navegador',
  lead: 'Tu TV, consola o altavoz usa el Wi-Fi de {venue} contigo, hasta que acabe tu tiempo.',
  yours: 'Tus dispositivos',
  check: 'Comprobar otra vez',
  add: 'Añadir un dispositivo',
  name: 'Nombre',
  nameHint: 'Por ejemplo: TV de la habitación 3',
  mac: 'Dirección MAC',
  macHint: '12 cifras y letras de la A a la F, escritas como sea: AC:9B:0A:12:34:56',
  where: '¿Dónde encuentro la dirección MAC?',
  whereOf: {
    tv: 'TV (Samsung, LG, Sony…): Ajustes → Acerca de o Red → Estado de la red.',
    console:
      'Consola: PlayStation en Ajustes → Red → Estado de la conexión; Xbox en Configuración → Red → Avanzada; Nintendo Switch en Configuración → Internet.',
    stick: 'Chromecast, Google TV, Fire TV, Apple TV: Ajustes → Sistema o Red → Información.',
    speaker:
      'Altavoz, impresora: en la etiqueta de abajo, en la caja o en su aplicación. Usa la dirección «Wi-Fi», no la de «Bluetooth» ni «LAN».',
  },
  addButton: 'Conectar el dispositivo',
  remove: 'Quitar {name}',
  again: 'Conectarlo otra vez',
  most: '{count, plural, one {Cada cliente puede tener # dispositivo a la vez. Quítalo para añadir otro.} other {Cada cliente puede tener # dispositivos a la vez. Quita uno para añadir otro.}}',
  added: {
    address: 'Añadido. Enciende el dispositivo y elige este Wi-Fi; si ya lo tenía, apaga y enciende su Wi-Fi.',
    order: 'Añadido. Enciende el dispositivo y elige este Wi-Fi; en unos segundos tendrá conexión.',
  },
  removed: 'Quitado. El dispositivo ya no está en la red.',
  'remove-failed': 'Quitado, pero el Wi-Fi aún no lo ha desconectado. Apaga el Wi-Fi del dispositivo.',
  state: {
    online: 'Conectado',
    waiting: { address: 'Esperando a que se conecte. Si no lo hace, apaga y enciende su Wi-Fi', order: 'Conectando' },
    unseen: 'El Wi-Fi aún no ve este dispositivo. Enciéndelo, elige este Wi-Fi y pulsa «Conectarlo otra vez»',
    over: 'Se acabó su tiempo',
  },
  problem: {
    'name-missing': 'Ponle un nombre al dispositivo.',
    'mac-missing': 'Escribe la dirección MAC del dispositivo.',
    'mac-wrong':
      'Esta dirección no parece correcta. Una dirección MAC tiene 12 cifras y letras de la A a la F, como AC:9B:0A:12:34:56.',
    'mac-group': 'Esta no es la dirección de un solo dispositivo. Revísala.',
    'mac-random':
      'Es una dirección aleatoria que el dispositivo cambiará. Desactiva la «dirección privada» o «MAC aleatoria» y usa la real.',
    'own-phone': 'Es la dirección del dispositivo que estás usando.',
    taken: 'No se puede añadir este dispositivo. Revisa la dirección o pregunta al personal.',
    full: 'Ya tienes todos los dispositivos permitidos. Quita uno y vuelve a intentarlo.',
    'code-full': 'Tu código de acceso no admite más dispositivos. Pide otro al personal.',
    'venue-full': 'El Wi-Fi está lleno ahora. Inténtalo en unos minutos.',
    over: 'Tu tiempo está a punto de acabar. Conéctate de nuevo y añade el dispositivo.',
    'too-many': 'Se han probado demasiadas direcciones. Espera unos minutos o pregunta al personal.',
  },
} as const satisfies Like<typeof source>
