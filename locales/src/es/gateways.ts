import type { gateways as source } from '../vi/gateways.ts'
import type { Like } from '../languages.ts'

export const gateways = {
  title: 'Dispositivos',
  lead: 'Los routers y puntos de acceso que llevan a tus clientes a la página de bienvenida.',
  add: 'Añadir dispositivo',
  tryOut: 'Probar sin router',
  name: 'Nombre',
  state: 'Estado',
  states: {
    waiting: 'A la espera del primer contacto',
    online: 'En línea',
    offline: 'Sin señal',
  },
  guestsOnline: 'Clientes conectados',
  lastSeen: 'Último contacto',
  never: 'Aún ninguno',
  nasId: 'Id. NAS',
  types: {
    opennds: {
      name: 'openNDS',
      text: 'Un router OpenWrt o un equipo Linux con openNDS',
    },
    mikrotik: {
      name: 'MikroTik',
      text: 'Router MikroTik con el hotspot de RouterOS',
    },
    unifi: {
      name: 'UniFi',
      text: 'Puntos UniFi, por UniFi Network o UniFi OS',
    },
    omada: {
      name: 'Omada',
      text: 'Puntos TP-Link Omada, por su controlador',
    },
    coovachilli: {
      name: 'CoovaChilli',
      text: 'Equipo Linux o router con CoovaChilli',
    },
    meraki: {
      name: 'Meraki',
      text: 'Puntos Cisco Meraki, página splash propia',
    },
    aruba: {
      name: 'Aruba',
      text: 'Aruba Instant e Instant On',
    },
    cisco: {
      name: 'Cisco',
      text: 'Controladores Catalyst 9800 y AireOS',
    },
    ruckus: {
      name: 'Ruckus',
      text: 'Ruckus Unleashed, ZoneDirector y SmartZone',
    },
    cambium: {
      name: 'Cambium',
      text: 'Cambium cnPilot, XV y cnMaestro',
    },
    fortinet: {
      name: 'Fortinet',
      text: 'FortiGate y FortiAP',
    },
    radius: {
      name: 'RADIUS',
      text: 'Cualquier otro con página de acceso externa y RADIUS',
    },
  },
  setUp: 'Instalar',
  edit: 'Editar',
  remove: 'Eliminar',
  empty: {
    title: 'Aún no hay dispositivos',
    text: 'Añade el router del local para que tus clientes vean la bienvenida al entrar en el Wi-Fi. ¿No tienes uno a mano? Pruébalo antes con uno simulado.',
    readOnly: 'El propietario o un encargado de la página puede añadir el primer dispositivo.',
  },
  removeAsk: {
    title: '¿Eliminar «{name}»?',
    text: 'Los clientes de este dispositivo no podrán volver a entrar. No se puede deshacer.',
    confirm: 'Eliminar dispositivo',
  },
  form: {
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
      'El nombre que el dispositivo se da al preguntar al servidor. Déjalo vacío y elegimos uno. Letras sin tilde, cifras y . _ -, de 3 a 64 caracteres.',
    fields: {
      loginUrl: {
        label: 'Dirección de acceso en el dispositivo',
        hint: 'Adonde el móvil del cliente envía su código, por ejemplo http://10.5.50.1/login',
      },
      coaAddress: {
        label: 'Dirección IP que recibe las órdenes',
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
          text: 'Recomendado. Los datos del cliente van cifrados; el router necesita el paquete php-cli.',
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
    coa: 'Desconexión a distancia (CoA)',
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
  },
  recipe: {
    title: 'Instalar {name}',
    lead: 'Paso a paso. Todos los valores ya son los de este dispositivo.',
    secret: 'Contiene claves secretas: no lo envíes a desconocidos.',
    code: 'Código del paso {number, number}',
    waiting: 'A la espera del primer contacto…',
    waitingText: 'Deja esto abierto. En cuanto el dispositivo dé señales, se pondrá verde.',
    online: '¡Conectado!',
    onlineText: 'Último contacto: {when}. Ahora entra en el Wi-Fi con tu propio móvil.',
    offline: 'El dispositivo no da señales',
    offlineText: 'Último contacto: {when}. Revisa su corriente y su línea de Internet.',
    lastError: 'Último error: {error}',
    ownerOnly: 'Solo el propietario de la página puede ver la instalación, porque contiene claves secretas.',
  },
  wizard: {
    brand: 'Marca',
    details: 'Datos',
    connect: 'Conectar',
    label: 'Pasos para añadir un equipo',
    search: 'Busca marca o modelo',
    none: 'No está esa marca. Si tiene página de acceso externa y RADIUS, elige «RADIUS».',
    other: 'Cambiar marca',
  },
  test: {
    examine: '¿Por qué no se conectan?',
    action: 'Probar',
    title: 'Prueba de {name}',
    lead: 'Cada línea es un intercambio real o algo que el equipo ha demostrado hace poco.',
    again: 'Probar otra vez',
    running: 'Preguntando al equipo…',
    checks: {
      contact: {
        name: 'El equipo nos habla',
        ok: 'Se oyó hace un momento.',
        failed: 'En silencio más de 5 minutos. Revisa corriente e Internet.',
        open: 'Aún no se ha oído. Haz primero los pasos.',
        none: 'No se aplica.',
      },
      keys: {
        name: 'El secreto coincide',
        ok: 'Sus paquetes llevan el secreto correcto.',
        failed: 'Llegan paquetes con su nombre y otro secreto. Cópialo otra vez o crea claves nuevas.',
        open: 'Aún no hay paquetes para saberlo.',
        none: 'Este tipo de equipo no usa RADIUS.',
      },
      login: {
        name: 'Acceso de prueba por RADIUS',
        ok: 'El servidor aceptó una petición firmada con el secreto de este equipo.',
        failed: 'El servidor RADIUS no respondió. Avisa a quien administra el sistema.',
        open: 'Sin probar.',
        none: 'Este tipo de equipo no usa RADIUS.',
      },
      orders: {
        name: 'Acepta nuestras órdenes',
        ok: 'El equipo o su controlador acaba de responder.',
        failed: 'Desconectar o cambiar velocidad no funcionaría.',
        open: 'Sin saber.',
        none: 'Este tipo no acepta órdenes.',
      },
      guest: {
        name: 'Se conectó un cliente real',
        ok: 'Un cliente se conectó por él en las últimas 24 horas.',
        open: 'Nadie aún. Únete con tu teléfono: solo así se prueba todo el camino.',
        failed: 'Nadie aún.',
        none: 'No se aplica.',
      },
    },
    at: 'A las {time}',
    results: {
      ok: 'Bien',
      failed: 'Falla',
      open: 'Sin probar',
      none: 'No aplica',
    },
  },
  keys: {
    hidden: 'El equipo ya demostró sus claves y no se muestran más. ¿Lo configuras de nuevo? Crea claves nuevas.',
    make: 'Crear claves nuevas',
    ask: {
      title: '¿Crear claves nuevas para {name}?',
      text: 'Las claves viejas valen 24 horas o hasta que el equipo use las nuevas. Los clientes no notan nada.',
    },
    waiting: 'Las claves nuevas esperan al equipo. Las viejas valen hasta {time}.',
  },
  phone: {
    button: 'Abrir en un móvil',
    title: 'Escanéalo con el móvil junto al equipo',
    text: 'El enlace se abre una vez, en un solo móvil, y vence a las {time}. Quien lo abra verá las claves secretas del equipo.',
    label: 'Código QR que abre los pasos',
    copy: 'Copiar el enlace',
    copied: 'Copiado.',
    over: 'Este enlace ha vencido.',
    again: 'Crear otro enlace',
  },
  import: {
    action: 'Añadir varios',
    title: 'Añadir equipos desde un CSV',
    lead: 'Un equipo por línea. Mira la vista previa; solo se añaden si todas están bien, todos a la vez.',
    template: 'Descargar plantilla',
    choose: 'Elegir CSV',
    paste: 'O pega aquí',
    line: 'Línea',
    good: 'Listo',
    add: '{count, plural, one {Añadir # equipo} other {Añadir # equipos}}',
    added: '{count, plural, one {# equipo añadido.} other {# equipos añadidos.}}',
    problems: {
      name: 'Falta el nombre',
      type: 'No existe ese tipo',
      nas_id: 'El código NAS lleva letras, números y . _ -, de 3 a 64',
      loginUrl: 'La dirección debe empezar por http:// o https://',
      duplicate: 'Este código NAS ya existe',
      many: 'Como máximo 200 líneas',
      notText: 'Este archivo no es CSV. En tu hoja de cálculo elige Guardar como «CSV UTF-8» e inténtalo de nuevo.',
    },
  },
} as const satisfies Like<typeof source>
