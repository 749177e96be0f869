import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: '¿Por qué no se conecta mi cliente?',
  lead: 'Cada paso del teléfono a Internet, según lo registrado.',
  search: 'Cliente, teléfono o dispositivo Wi-Fi',
  placeholder: 'Nombre, últimas cifras del teléfono, dirección MAC o código NAS',
  examine: 'Comprobar',
  back: 'Última hora',
  lastHour: 'La última hora',
  tried: 'Lo intentaron',
  online: 'Se conectaron',
  others: 'No pudieron',
  allGood: 'Todos los que lo intentaron se conectaron y no se rechazó ningún paquete.',
  quiet: {
    title: 'Nadie lo intentó en la última hora',
    text: 'Cuando un teléfono abra la página de bienvenida, cada paso aparecerá aquí.',
  },
  nobody: {
    title: 'Sin resultados',
    text: 'Prueba con la dirección MAC del teléfono; está en sus ajustes de Wi-Fi.',
  },
  count: '{count, plural, one {# persona} other {# personas}}',
  atStep: 'en el paso «{step}»',
  onDevice: 'en {device}',
  said: 'Mensaje del dispositivo: {detail}',
  fix: 'Qué hacer',
  packets: '{count, plural, one {# paquete} other {# paquetes}} desde {address}, el último {when}',
  turnedAway: '{count, plural, one {# cliente} other {# clientes}}, el último {when}',
  openSince: 'Detenido {when}',
  manyAddresses: 'muchas direcciones',
  drops: {
    'wrong-secret': 'Secreto RADIUS incorrecto en {device}',
    'no-message-authenticator': '{device} envía paquetes sin firma',
    'unknown-gateway': 'Un dispositivo usa el código «{said}», parecido a {device} pero no igual',
    'wrong-key': '{device} envía clientes con una clave que no coincide',
    'shared-name': '{device}: otro local usa también su código NAS',
    'two-boxes': '{device} envía alternando entre dos direcciones',
    'clock-off': 'El reloj de {device} está mal',
    'portal-unseen': 'Hay teléfonos en el Wi-Fi de {device}, pero ninguno abre la página de bienvenida',
    'wifi-open': 'El Wi-Fi de {device} está abierto a todos',
  },
  dropFixes: {
    'wrong-secret':
      'Copia otra vez el secreto RADIUS de los pasos de instalación del dispositivo, o crea claves nuevas y pégalas en él.',
    'no-message-authenticator':
      'Activa Message-Authenticator en el dispositivo. Si no lo admite, edítalo aquí y elige «Dispositivo antiguo».',
    'unknown-gateway':
      'Pon en el dispositivo el NAS-Identifier exactamente como el código NAS de aquí, mayúsculas incluidas.',
    'wrong-key':
      'Copia otra vez la clave (faskey de openNDS, uamsecret de CoovaChilli) de los pasos de instalación del dispositivo y reinicia ese programa. Comprueba también que el nivel FAS del router sea el elegido aquí.',
    'shared-name':
      'Un dispositivo con ese código envía paquetes con un secreto que no coincide. Si es tuyo, dale un código NAS propio, aquí y en el dispositivo, y copia otra vez el secreto RADIUS.',
    'two-boxes':
      'Si dos routers llevan el mismo código NAS, añade el segundo como dispositivo aparte, con su propio código y sus claves. Si el local tiene dos líneas de Internet, no hay que hacer nada.',
    'clock-off':
      'Activa la hora automática (NTP) en el dispositivo y elige su zona horaria. Hasta entonces, las horas de visita siguen el reloj de este servidor.',
    'portal-unseen':
      'Comprueba que el dispositivo redirige a los clientes a la dirección de la página de bienvenida que indica su instalación, y que esa dirección está abierta antes de entrar (walled garden).',
    'wifi-open':
      'openNDS se ha detenido en el router. Ejecuta «logread -e opennds» en el router para ver la causa (a menudo faltan paquetes de PHP), corrígela y reinicia openNDS.',
  },
  silent: '{device} sin conexión; último contacto {when}',
  silentNever: '{device} nunca se ha conectado',
  silentMore: 'Otros dispositivos tampoco tienen conexión; mira la lista de dispositivos.',
  device: {
    setUp: 'Abrir dispositivos',
    connected: 'El dispositivo está conectado',
    nobody: 'Ningún cliente intentó conectarse por este dispositivo en la última hora.',
    lastHour:
      'Última hora: {tried, plural, one {# cliente lo intentó} other {# clientes lo intentaron}}, {online, number} se conectaron.',
    nobodyFix:
      'Si los clientes siguen quejándose, comprueba que su teléfono se une a este Wi-Fi y que se abre la página de bienvenida.',
  },
  links: {
    portal: 'Abrió la página de bienvenida',
    steps: 'Pasó los pasos',
    gateway: 'El dispositivo consultó al servidor',
    answer: 'Se le dejó entrar',
    online: 'En línea',
  },
  states: {
    ok: 'hecho',
    broken: 'se detuvo aquí',
    waiting: 'esperando',
    open: 'sin llegar',
  },
  steps: {
    'one-tap': 'Un toque',
    terms: 'Condiciones',
    form: 'Formulario',
    survey: 'Encuesta',
    'phone-code': 'Código al teléfono',
    'email-code': 'Código por correo',
    'access-code': 'Código de acceso',
    password: 'Contraseña',
    google: 'Entrar con Google',
    facebook: 'Entrar con Facebook',
    zalo: 'Entrar con Zalo',
    video: 'Ver un vídeo',
    other: 'Otro paso',
  },
  causes: doctorCauses,
} as const satisfies Like<typeof vi>
