import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
  createTitle: 'Añadir dispositivo',
  editTitle: 'Editar dispositivo',
  create: 'Añadir e instalar',
  save: 'Guardar',
  type: 'Tipo de dispositivo',
  name: 'Nombre del dispositivo',
  nameHint: 'Por ejemplo: Router de la barra',
  manufacturer: 'Marca y modelo',
  manufacturerHint: 'Para que lo reconozcas; opcional',
  nasIdHint:
    'El código con el que el servidor reconoce el dispositivo. Déjalo vacío y Portico elige uno. Letras sin tilde, cifras y . _ -, de 3 a 64 caracteres.',
  fields: {
    loginUrl: {
      label: 'Dirección de acceso en el dispositivo',
      hint: 'Adonde el móvil del cliente envía su código, por ejemplo http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'Dirección IP para desconexión remota (CoA)',
      hint: 'Déjala vacía si es la misma desde la que llegan las peticiones',
    },
    coaPort: {
      label: 'Puerto',
    },
    controllerUrl: {
      label: 'Dirección del controlador',
      hint: 'Nuestro servidor llama a esta dirección y puerto, y a ningún otro',
    },
    controllerUser: {
      label: 'Usuario',
      hint: 'Un administrador local (UniFi), un operador del hotspot (Omada) o el usuario northbound (SmartZone)',
    },
    controllerSecret: {
      label: 'Contraseña o clave API',
      hint: 'Se guarda cifrada y no se vuelve a mostrar. Vacío: se conserva.',
    },
    certificate: {
      label: 'Huella del certificado (SHA-256)',
      hint: 'Solo si el controlador usa un certificado propio',
    },
    site: {
      label: 'Nombre interno del sitio',
      hint: 'Normalmente default',
    },
    accessPoints: {
      label: 'Direcciones MAC de los puntos de acceso',
      hint: 'Solo si varios locales tienen aquí un sitio con el mismo nombre; separadas por espacios',
    },
  },
  choices: {
    fasLevel: {
      '1': {
        name: 'Firmado (nivel 1)',
        text: 'Para routers con poca memoria, sin PHP. Nada va cifrado por el camino.',
      },
      '2': {
        name: 'Cifrado por el navegador (nivel 2)',
        text: 'Si el router no puede llamar al servidor; necesita php-cli.',
      },
      '3': {
        name: 'Cifrado (nivel 3)',
        text: 'Los datos del cliente van cifrados. El portal debe tener una dirección https por nombre; el router necesita el paquete php-cli.',
      },
      auto: {
        name: 'Automático',
        text: 'Recomendado: nivel 3 si el portal tiene una dirección https por nombre; si no, nivel 1.',
      },
      label: 'Cómo llegan los clientes a la bienvenida',
    },
    messageAuthenticator: {
      label: 'Comprobación de paquetes RADIUS',
      required: {
        name: 'Firma obligatoria',
        text: 'Recomendado. Cada paquete debe llevar Message-Authenticator.',
      },
      legacy: {
        name: 'Dispositivo antiguo',
        text: 'También se aceptan paquetes sin firma.',
      },
    },
    uamPassword: {
      label: 'Cómo viaja la contraseña',
      chap: {
        name: 'CHAP',
        text: 'Recomendado. La contraseña no pasa por la red.',
      },
      pap: {
        name: 'PAP',
        text: 'Si el RADIUS del dispositivo no admite CHAP.',
      },
    },
    unifiLogin: {
      label: 'Tipo de controlador',
      os: {
        name: 'UniFi OS',
        text: 'Un Dream Machine, Cloud Key Gen2 o UniFi OS Server',
      },
      classic: {
        name: 'Clásico',
        text: 'UniFi Network instalado por usted, puerto 8443',
      },
      key: {
        name: 'Clave API',
        text: 'Network 9.1.105 o posterior',
      },
    },
    omadaVersion: {
      label: 'Versión de Omada',
      v5: {
        name: '5.0.15 o posterior',
        text: 'Los controladores actuales',
      },
      v4: {
        name: '4.1.5 – 4.4',
      },
      v2: {
        name: '2.6 – 3.2',
      },
    },
    omadaTime: {
      label: 'Unidad de tiempo',
      ms: {
        name: 'Milisegundos',
        text: 'La habitual',
      },
      us: {
        name: 'Microsegundos',
        text: 'Si los clientes se desconectan casi al instante',
      },
    },
    ruckusController: {
      label: 'Tipo de controlador',
      unleashed: {
        name: 'Unleashed, ZoneDirector',
        text: 'El móvil del cliente lleva el acceso al controlador.',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ, SZ-100, SZ-300: nuestro servidor avisa al controlador.',
      },
    },
    splash: {
      label: 'Tipo de página splash',
      'sign-on': {
        name: 'Con inicio de sesión (sign-on)',
        text: 'Recomendado. Con RADIUS, cifras y desconexión.',
      },
      click: {
        name: 'Un clic (click-through)',
        text: 'Sin cifras, y no se puede desconectar a nadie.',
      },
    },
  },
  advanced: 'Opciones avanzadas',
  advancedHint: 'Los valores habituales sirven para la mayoría de los routers.',
  coa: 'Desconexión remota (CoA)',
  legacyWarning:
    'Alguien en la línea podría falsificar las respuestas del servidor (BlastRADIUS, CVE-2024-3596). Solo para dispositivos que ya no se pueden actualizar, mejor por VPN.',
  limits: 'Límites de cada conexión',
  minutes: 'Tiempo',
  minutesHint: 'Al terminar, el cliente vuelve a entrar. Vacío: sin límite.',
  minutesSuffix: ' min',
  down: 'Velocidad de descarga',
  up: 'Velocidad de subida',
  data: 'Datos',
  dataHint: 'Subida y bajada juntas. Vacío: sin límite.',
  dataSuffix: ' MB',
  speed: {
    unlimited: 'Sin límite',
    text: 'Para mensajes y páginas ligeras',
    social: 'Para redes sociales y llamadas de voz',
    video: 'Para vídeo HD y reuniones en línea',
    fast: 'Para todo, también archivos grandes',
  },
} as const satisfies Like<typeof source>
