import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
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
    fix: 'El teléfono probó sin pasar por el portal. Que abra el portal; si no se abre, mira que el walled garden contenga su dirección.',
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
  'time-up': {
    title: 'Se le acabó el tiempo',
    fix: 'La sesión llegó a su fin. Que abra otra vez el portal; para más tiempo, sube los minutos del equipo o del flujo.',
  },
  'stopped-provider': {
    title: 'Se paró al iniciar sesión',
    fix: 'Si esa página no se abre, compara el walled garden del equipo con su configuración. Si se abre, el cliente lo dejó.',
  },
  'code-unknown': {
    title: 'Escribió un código que no existe',
    fix: 'Ningún código tuyo es así. Compáralo con el papel o da uno nuevo en el mostrador.',
  },
  'code-expired': {
    title: 'El código ha caducado',
    fix: 'Dale uno nuevo.',
  },
  'code-spent': {
    title: 'El código agotó su tiempo o sus datos',
    fix: 'Dale uno nuevo.',
  },
  'code-revoked': {
    title: 'El código fue anulado',
    fix: 'Alguien del local lo apagó. Vuelve a activar su lote o da otro código.',
  },
  'code-devices': {
    title: 'El código no admite más dispositivos',
    fix: 'Ya lo usan tantos como puede. Da otro, o permite más por código en el próximo lote.',
  },
  'tries-spent': {
    title: 'Demasiados intentos fallidos',
    fix: 'Para que nadie adivine hay que esperar. Prueba en unos minutos con el correcto.',
  },
  'password-wrong': {
    title: 'Escribió mal la contraseña del local',
    fix: 'Compara la del cartel con la del flujo de acceso.',
  },
  'code-wrong': {
    title: 'Escribió mal el código enviado, o tarde',
    fix: 'Que lo pida otra vez y use el más reciente.',
  },
  'code-undelivered': {
    title: 'No se pudo enviar el código',
    fix: 'Revisa SMS, Zalo o correo; mientras, da un código en el mostrador.',
  },
  'not-set-up': {
    title: 'El equipo aún no está configurado',
    fix: 'Nunca dio señal. Abre su configuración y haz cada paso: dirección del servidor, claves, puertos UDP 1812 y 1813.',
  },
  'wrong-name': {
    title: 'El equipo dice otro nombre',
    fix: 'Pon el NAS-Identifier exactamente como el código NAS de aquí, mayúsculas incluidas.',
  },
  'shared-name': {
    title: 'Un equipo de otro local tiene el mismo código NAS',
    fix: 'No es seguro de quién son los paquetes. Dale un código propio, aquí y en el equipo, y copia otra vez el secreto RADIUS.',
  },
  'order-address': {
    title: 'El controlador no tiene dirección accesible',
    fix: 'Edita el equipo y pon una dirección que este servidor alcance.',
  },
  'order-unreachable': {
    title: 'El controlador no responde',
    fix: '¿Está encendido? Revisa su dirección y puerto, y que su cortafuegos deje entrar a este servidor.',
  },
  'order-certificate': {
    title: 'El certificado del controlador no es de confianza',
    fix: 'Si la huella de arriba es la tuya, cópiala en el equipo aquí.',
  },
  'order-sign-in': {
    title: 'El controlador rechaza la cuenta o la clave API',
    fix: 'Edita el equipo y escribe otra vez usuario, contraseña o clave API.',
  },
  'order-version': {
    title: 'El controlador es de otra versión',
    fix: 'Edita el equipo y elige el tipo de controlador que tienes.',
  },
  'order-site': {
    title: 'El controlador no tiene ese sitio',
    fix: 'Edita el equipo y pon el sitio como lo llama el controlador.',
  },
  'order-client': {
    title: 'El controlador no ve el dispositivo',
    fix: 'Salió del Wi-Fi o está en otro sitio. Que apague y encienda el Wi-Fi.',
  },
  'order-refused': {
    title: 'El controlador se negó a dejarle entrar',
    fix: 'Mira que su cuenta pueda autorizar clientes y que el punto de acceso esté conectado a él.',
  },
  'order-restarted': {
    title: 'El router se reinició por el camino',
    fix: 'Que abra otra vez el portal. Si pasa a menudo, revisa la corriente del router.',
  },
  'token-refused': {
    title: 'El router no aceptó el pase del cliente',
    fix: 'Copia otra vez el faskey de la configuración, mira que el nivel FAS sea el elegido aquí y reinicia openNDS.',
  },
  'no-report': {
    title: 'El router le dejó entrar, pero su agente calla',
    fix: 'Instala otra vez el agente Portico en el router desde la configuración; sin él no se sabe quién está en línea.',
  },
} as const satisfies Like<typeof vi>
