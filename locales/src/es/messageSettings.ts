import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Ajustes de mensajes',
  lead: 'Cuándo no molestar a los clientes, cómo responden y cómo evitar la carpeta de spam.',
  quiet: {
    title: 'Horas de silencio',
    text: 'Ningún mensaje de campaña sale entre estas horas, en la hora del local ({zone}).',
    quietFrom: 'Desde',
    quietTo: 'Hasta',
    law: 'El horario legal siempre se respeta: por Zalo no sale nada de 22:00 a 6:00, ni SMS publicitarios en Vietnam de 22:00 a 7:00.',
    none: 'Las dos horas coinciden: el local no tiene horas de silencio propias; se aplica el horario legal.',
    save: 'Guardar',
  },
  answers: {
    title: 'Cómo responden los clientes',
    text: 'Las respuestas por correo, SMS y desde el rincón del cliente llegan a Mensajes.',
    chat: 'Los clientes pueden escribirte desde su rincón',
    chatHint: 'Desactivado: desaparece la opción de escribir; las conversaciones anteriores se conservan.',
    address: 'Tu propia dirección de respuesta',
    addressHint:
      'Por ejemplo respuestas@cafe.com. También debe llegar el correo a respuestas+…@cafe.com. Si lo dejas vacío, se usa la dirección común.',
    shared: 'Las respuestas a tus correos llegan a Mensajes por la dirección común; no hay que configurar nada.',
    none: 'Aún no hay dirección de respuesta: llegan al buzón del remitente, no a Mensajes.',
    hook: 'Dirección de reenvío para tu proveedor de correo',
    hookText:
      'Pégala en los ajustes de correo entrante (inbound, route o parse) y elige el mensaje original (raw MIME).',
    hookMake: 'Crear dirección de reenvío',
    hookRenew: 'Crear otra dirección de reenvío',
    hookRenewText: 'La anterior deja de funcionar al instante; no llegan respuestas hasta que pegues la nueva.',
    hookMade: 'Dirección de reenvío creada',
    hookNone: 'Aún no hay dirección de reenvío: la dirección propia de arriba no se usa.',
    texts: 'Dirección de las respuestas por SMS',
    textsText:
      'Tu proveedor de SMS envía POST (id, from, text) aquí, firmado con tu clave en la cabecera Portico-Signature como los webhooks de esta página. Quien responde STOP o HUY deja de recibirlos al instante.',
  },
  sender: {
    title: '¿Son de confianza tus correos?',
    text: 'Gmail, Yahoo y otros rechazan el correo masivo de un dominio que no demuestra que los correos son suyos.',
    domain: 'Dominio de correo',
    domainExample: 'cafemoc.es',
    domainHint: 'Lo que va después de la @ en la dirección de envío del local.',
    selector: 'Selector de DKIM',
    selectorHint: 'Lo indica tu proveedor de correo, por ejemplo google o s1.',
    check: 'Comprobar',
    found: 'Encontrado:',
    name: 'Dónde va (registro TXT)',
    wanted: 'Valor de {kind}',
    state: {
      fine: 'Correcto',
      missing: 'Falta',
      wrong: 'Incorrecto',
      unreachable: 'Sin respuesta',
    },
    about: {
      spf: 'SPF: qué servidores pueden enviar correo por el dominio.',
      dkim: 'DKIM: una firma en cada correo.',
      dmarc: 'DMARC: qué pasa con los correos que fallan ambos.',
    },
    paste: {
      spf: 'Pega este valor; si un proveedor envía por ti, pon su «include» antes de ~all. Un dominio solo tiene un registro SPF.',
      dkim: 'Tu proveedor de correo da el valor completo con lo que sigue a «p=»; cópialo de allí.',
      dmarc: 'Pega este valor; cambia la dirección de los informes si quieres.',
    },
  },
  report: {
    title: 'Dirección para rebotes',
    text: 'Pégala en los ajustes de webhook de tu proveedor de correo. El proveedor avisa de direcciones que no existen y de quienes pulsan «spam»; no se les vuelve a escribir.',
    made: 'Creada',
    none: 'Aún sin crear',
    make: 'Crear una dirección',
    renew: 'Crear una dirección nueva',
    renewTitle: '¿Crear una dirección nueva?',
    renewText: 'La dirección anterior deja de funcionar al momento. Pega la nueva en tu proveedor de correo.',
  },
} as const satisfies Like<typeof source>
