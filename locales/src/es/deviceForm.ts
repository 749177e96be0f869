import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
  createTitle: 'Añadir dispositivo',
  editTitle: 'Editar dispositivo',
  create: 'Añadir e instalar',
  save: 'Guardar',
  type: 'Tipo de dispositivo',
  name: 'Nombre del dispositivo',
  nameHint: 'Por ejemplo: router del mostrador',
  manufacturer: 'Marca y modelo',
  manufacturerHint: 'Para que lo reconozcas; opcional',
  nasIdHint:
    'El código con el que el servidor reconoce el dispositivo. Déjalo vacío y Portico elige uno. Letras sin tilde, cifras y . _ -, de 3 a 64 caracteres.',
  fields: {
    loginUrl: {
      label: 'Dirección de acceso en el dispositivo',
      hint: 'Adonde el teléfono del cliente envía el código de acceso, por ejemplo http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'Dirección IP para desconexión remota (CoA)',
      hint: 'Déjala vacía si es la misma desde la que llegan las peticiones del dispositivo',
    },
    coaPort: {
      label: 'Puerto',
    },
    controllerUrl: {
      label: 'Dirección del controlador',
      hint: 'Nuestro servidor solo llama a esta dirección y a este puerto',
    },
    controllerUser: {
      label: 'Usuario',
      hint: 'Un administrador local (UniFi), un operador del hotspot (Omada) o el usuario northbound (SmartZone)',
    },
    controllerSecret: {
      label: 'Contraseña o clave de API',
      hint: 'Se guarda cifrada y no se vuelve a mostrar. Déjala vacía para conservarla.',
    },
    certificate: {
      label: 'Huella del certificado (SHA-256)',
      hint: 'Solo si el controlador usa un certificado autofirmado',
    },
    site: {
      label: 'Identificador interno del sitio',
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
        text: 'Para routers con poca memoria, sin PHP. Los datos no van cifrados.',
      },
      '2': {
        name: 'Cifrado por el navegador (nivel 2)',
        text: 'Si el router no puede llamar al servidor; necesita php-cli.',
      },
      '3': {
        name: 'Cifrado (nivel 3)',
        text: 'Los datos del cliente van cifrados. La página de bienvenida debe tener una dirección https con nombre de dominio; el router necesita el paquete php-cli.',
      },
      auto: {
        name: 'Automático',
        text: 'Recomendado: nivel 3 si la página de bienvenida tiene una dirección https con nombre de dominio; si no, nivel 1.',
      },
      label: 'Cómo llegan los clientes a la página de bienvenida',
    },
    messageAuthenticator: {
      label: 'Firma de los paquetes RADIUS (autenticación)',
      required: {
        name: 'Firma obligatoria',
        text: 'Recomendado. Todos los paquetes deben llevar Message-Authenticator.',
      },
      legacy: {
        name: 'Dispositivo antiguo',
        text: 'También se aceptan paquetes sin firma.',
      },
    },
    uamPassword: {
      label: 'Cómo se envía la contraseña',
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
        text: 'UniFi Network instalado por ti, puerto 8443',
      },
      key: {
        name: 'Clave de API',
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
        text: 'La predeterminada',
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
        text: 'El teléfono del cliente envía el código de acceso al controlador.',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ, SZ-100, SZ-300: nuestro servidor da acceso al cliente en el controlador.',
      },
    },
    splash: {
      label: 'Tipo de página splash',
      'sign-on': {
        name: 'Con inicio de sesión (sign-on)',
        text: 'Recomendado. Con RADIUS, informes y desconexión remota.',
      },
      click: {
        name: 'Un clic (click-through)',
        text: 'Sin informes, y no se puede desconectar a los clientes.',
      },
    },
  },
  advanced: 'Opciones avanzadas',
  advancedHint: 'Los valores predeterminados sirven para la mayoría de los routers.',
  coa: 'Desconexión remota (CoA)',
  legacyWarning:
    'Alguien en la red podría falsificar las respuestas del servidor (BlastRADIUS, CVE-2024-3596). Solo para dispositivos que ya no se pueden actualizar y, mejor, por VPN.',
  limits: 'Límites por sesión',
  minutes: 'Tiempo',
  minutesHint: 'Cuando se acaba, el cliente vuelve a entrar. Déjalo vacío para no poner límite.',
  minutesSuffix: ' min',
  down: 'Velocidad de descarga',
  up: 'Velocidad de subida',
  data: 'Datos',
  dataHint: 'Subida y descarga sumadas. Déjalo vacío para no poner límite.',
  dataSuffix: ' MB',
  speed: {
    unlimited: 'Sin límite',
    text: 'Para mensajes y páginas ligeras',
    social: 'Para redes sociales y llamadas de voz',
    video: 'Para vídeo HD y reuniones en línea',
    fast: 'Para todo, también archivos grandes',
  },
} as const satisfies Like<typeof source>
