import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'

export const doctor = {
  title: '¿Por qué no se conecta mi cliente?',
  lead: 'Cada eslabón del teléfono a Internet, según lo registrado.',
  search: 'Cliente, teléfono o equipo Wi-Fi',
  placeholder: 'Nombre, final del teléfono, MAC o código NAS',
  examine: 'Examinar',
  back: 'Última hora',
  lastHour: 'La última hora',
  tried: 'Lo intentaron',
  online: 'Se conectaron',
  others: 'No pudieron',
  allGood: 'Todos los que lo intentaron se conectaron y no se rechazó ningún paquete.',
  quiet: {
    title: 'Nadie lo intentó en la última hora',
    text: 'Cuando un teléfono abra el portal, su camino aparecerá aquí.',
  },
  nobody: {
    title: 'Nadie así',
    text: 'Prueba con la MAC del teléfono; está en sus ajustes de Wi-Fi.',
  },
  count: '{count, plural, one {# persona} other {# personas}}',
  atStep: 'en el paso «{step}»',
  onDevice: 'en {device}',
  said: 'Dijo: {detail}',
  fix: 'Qué hacer',
  packets: '{count, plural, one {# paquete} other {# paquetes}} desde {address}, el último {when}',
  turnedAway: '{count, plural, one {# cliente} other {# clientes}}, el último {when}',
  manyAddresses: 'muchas direcciones',
  drops: {
    'wrong-secret': 'Secreto RADIUS incorrecto en {device}',
    'no-message-authenticator': '{device} envía paquetes sin firma',
    'unknown-gateway': 'Un equipo se llama «{said}»: parecido a {device}, pero no es el mismo código',
    'wrong-key': '{device} envía clientes con una clave que no encaja',
  },
  dropFixes: {
    'wrong-secret': 'Copia otra vez el secreto RADIUS de la configuración, o crea claves nuevas y pégalas.',
    'no-message-authenticator': 'Activa Message-Authenticator. Si no puede, elige «Equipo antiguo» al editarlo.',
    'unknown-gateway':
      'Pon en el equipo el NAS-Identifier exactamente como el código NAS de aquí, mayúsculas incluidas.',
    'wrong-key':
      'Copia otra vez la clave (faskey de openNDS, uamsecret de CoovaChilli) desde la configuración del equipo y reinicia ese programa. Comprueba también que el nivel FAS del router es el elegido aquí.',
  },
  silent: '{device} en silencio; última señal {when}',
  silentNever: '{device} nunca dio señal',
  links: {
    portal: 'Abrió el portal',
    steps: 'Pasó los pasos',
    gateway: 'El equipo preguntó',
    answer: 'Se le dejó entrar',
    online: 'En línea',
  },
  states: {
    ok: 'hecho',
    broken: 'roto aquí',
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
    password: 'Contraseña',
    google: 'Entrar con Google',
    facebook: 'Entrar con Facebook',
    zalo: 'Entrar con Zalo',
    video: 'Ver un vídeo',
    other: 'Otro paso',
  },
  causes: {
    online: {
      title: 'Está en línea',
      fix: 'Todo funciona. Si aún se queja, que apague los datos móviles o la VPN.',
    },
    left: {
      title: 'Estuvo en línea y se fue',
      fix: 'Nada que hacer. Puede volver a unirse al Wi-Fi.',
    },
    'under-way': {
      title: 'Está en camino',
      fix: 'Espera un minuto y mira otra vez.',
    },
    stopped: {
      title: 'Se paró',
      fix: 'El paso puede ser largo o pedir demasiado. Pruébalo y pregunta menos si puedes.',
    },
    'stopped-code': {
      title: 'Se paró en el código',
      fix: 'Quizá el código no llegó. Revisa SMS, Zalo o correo, o da un código en el mostrador.',
    },
    blocked: {
      title: 'Bloqueado por tu lista',
      fix: 'Para dejarle entrar, quítalo de la lista de bloqueo.',
    },
    quota: {
      title: 'Agotó la cuota de hoy',
      fix: 'Sube la cuota diaria o que vuelva mañana.',
    },
    full: {
      title: 'El equipo está lleno',
      fix: 'Sube el máximo de clientes o acorta las sesiones.',
    },
    'gateway-offline': {
      title: 'El equipo Wi-Fi está fuera de línea',
      fix: 'Revisa su corriente y su conexión a Internet.',
    },
    'wrong-secret': {
      title: 'Secreto RADIUS incorrecto',
      fix: 'Copia otra vez el secreto RADIUS o crea claves nuevas.',
    },
    unsigned: {
      title: 'El equipo envía paquetes sin firma',
      fix: 'Activa Message-Authenticator en el equipo.',
    },
    'no-request': {
      title: 'El equipo nunca preguntó',
      fix: 'Revisa la dirección de acceso, los puertos RADIUS y el cortafuegos; o el cliente cerró la página.',
    },
    'order-waiting': {
      title: 'El equipo no ha recogido la orden',
      fix: 'Quizá el programa del equipo se paró. Reinícialo y revisa su configuración.',
    },
    'order-failed': {
      title: 'El controlador no le dejó entrar',
      fix: 'Pulsa «Probar» en este equipo para saber qué dice el controlador.',
    },
    'refused-unknown': {
      title: 'RADIUS no conoce este acceso',
      fix: 'El teléfono probó sin pasar por el portal. Que abra el portal.',
    },
    'refused-wrong-password': {
      title: 'RADIUS lo rechazó: contraseña incorrecta',
      fix: 'Lo más probable: el secreto difiere un poco. Cópialo otra vez.',
    },
    'refused-wrong-device': {
      title: 'RADIUS lo rechazó: acceso de otro teléfono',
      fix: 'La dirección cambió por el camino. Que salga del Wi-Fi y vuelva.',
    },
    'refused-wrong-gateway': {
      title: 'RADIUS lo rechazó: acceso de otro equipo',
      fix: 'Cambió de punto de acceso. Que abra otra vez el portal.',
    },
    'refused-used': {
      title: 'RADIUS lo rechazó: acceso ya usado',
      fix: 'Cada acceso vale una vez. Que abra otra vez el portal.',
    },
    'refused-expired': {
      title: 'RADIUS lo rechazó: acceso caducado',
      fix: 'Que abra otra vez el portal. Si pasa a menudo, revisa la conexión.',
    },
    'refused-revoked': {
      title: 'RADIUS lo rechazó: fue desconectado',
      fix: 'El personal lo desconectó. Puede volver a entrar por el portal.',
    },
    'refused-denied': {
      title: 'RADIUS lo rechazó: está en tu lista de bloqueo',
      fix: 'Para dejarle entrar, quítalo de la lista.',
    },
    'no-accounting': {
      title: 'Se le dejó entrar, pero el equipo no informa',
      fix: 'Activa la contabilidad RADIUS hacia el mismo servidor, puerto 1813.',
    },
    'never-seen': {
      title: 'Nunca se vio este dispositivo',
      fix: 'No ha abierto el portal en 24 horas. ¿Está en el Wi-Fi correcto, sin datos móviles ni VPN? Comprueba luego que el equipo envía al portal.',
    },
  },
} as const satisfies Like<typeof vi>
