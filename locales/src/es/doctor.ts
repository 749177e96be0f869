import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: '¿Por qué no se conecta mi cliente?',
  lead: 'Cada eslabón del teléfono a Internet, según lo registrado.',
  search: 'Cliente, teléfono o dispositivo Wi-Fi',
  placeholder: 'Nombre, final del teléfono, MAC o código NAS',
  examine: 'Comprobar',
  back: 'Última hora',
  lastHour: 'La última hora',
  tried: 'Lo intentaron',
  online: 'Se conectaron',
  others: 'No pudieron',
  allGood: 'Todos los que lo intentaron se conectaron y no se rechazó ningún paquete.',
  quiet: {
    title: 'Nadie lo intentó en la última hora',
    text: 'Cuando un teléfono abra la página de bienvenida, su camino aparecerá aquí.',
  },
  nobody: {
    title: 'Sin resultados',
    text: 'Prueba con la MAC del teléfono; está en sus ajustes de Wi-Fi.',
  },
  count: '{count, plural, one {# persona} other {# personas}}',
  atStep: 'en el paso «{step}»',
  onDevice: 'en {device}',
  said: 'Dijo: {detail}',
  fix: 'Qué hacer',
  packets: '{count, plural, one {# paquete} other {# paquetes}} desde {address}, el último {when}',
  turnedAway: '{count, plural, one {# cliente} other {# clientes}}, el último {when}',
  openSince: 'Detenido {when}',
  manyAddresses: 'muchas direcciones',
  drops: {
    'wrong-secret': 'Secreto RADIUS incorrecto en {device}',
    'no-message-authenticator': '{device} envía paquetes sin firma',
    'unknown-gateway': 'Un dispositivo usa el código «{said}», parecido a {device} pero no igual',
    'wrong-key': '{device} envía clientes con una clave que no encaja',
    'shared-name': '{device}: otro local usa también su código NAS',
    'two-boxes': '{device} habla por turnos desde dos direcciones',
    'clock-off': 'El reloj de {device} va mal',
    'portal-unseen': 'Hay teléfonos en {device}, pero ninguno abre la página de bienvenida',
    'wifi-open': 'La Wi-Fi de {device} está abierta para todos',
  },
  dropFixes: {
    'wrong-secret': 'Copia otra vez el secreto RADIUS de la configuración, o crea claves nuevas y pégalas.',
    'no-message-authenticator': 'Activa Message-Authenticator. Si no puede, elige «Dispositivo antiguo» al editarlo.',
    'unknown-gateway':
      'Pon en el dispositivo el NAS-Identifier exactamente como el código NAS de aquí, mayúsculas incluidas.',
    'wrong-key':
      'Copia otra vez la clave (faskey de openNDS, uamsecret de CoovaChilli) desde la configuración del dispositivo y reinicia ese programa. Comprueba también que el nivel FAS del router es el elegido aquí.',
    'shared-name':
      'Un dispositivo con ese nombre envía paquetes con un secreto que no encaja. Si es tuyo, dale un código NAS propio, aquí y en el dispositivo, y copia otra vez el secreto.',
    'two-boxes':
      'Si dos dispositivos llevan el mismo código NAS, añade el segundo con su propio código y claves. Si el local tiene dos líneas, no pasa nada.',
    'clock-off':
      'Activa la hora automática (NTP) en el dispositivo y su zona horaria. Hasta entonces vale la hora de este servidor.',
    'portal-unseen':
      'Mira que el dispositivo envíe a la dirección de la página de bienvenida de su configuración y que el walled garden la contenga.',
    'wifi-open':
      'openNDS se ha detenido en el router. Ejecute «logread -e opennds» en el router para ver la causa (a menudo faltan paquetes de PHP), corríjala y reinicie openNDS.',
  },
  silent: '{device} sin conexión; última señal {when}',
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
    gateway: 'El dispositivo preguntó',
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
