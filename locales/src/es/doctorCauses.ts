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
    title: 'El dispositivo está lleno',
    fix: 'Sube el máximo de clientes o acorta las sesiones.',
  },
  'gateway-offline': {
    title: 'El dispositivo Wi-Fi está fuera de línea',
    fix: 'Revisa su corriente y su conexión a Internet.',
  },
  'wrong-secret': {
    title: 'Secreto RADIUS incorrecto',
    fix: 'Copia otra vez el secreto RADIUS o crea claves nuevas.',
  },
  unsigned: {
    title: 'El dispositivo envía paquetes sin firma',
    fix: 'Activa Message-Authenticator en el dispositivo.',
  },
  'no-request': {
    title: 'El dispositivo nunca preguntó',
    fix: 'Revisa la dirección de acceso, los puertos RADIUS y el cortafuegos; o el cliente cerró la página.',
  },
  'order-waiting': {
    title: 'El dispositivo no ha recogido el comando',
    fix: 'Quizá el programa del dispositivo se paró. Reinícialo y revisa su configuración.',
  },
  'order-failed': {
    title: 'El controlador no le dejó entrar',
    fix: 'Pulsa «Probar» en este dispositivo para saber qué dice el controlador.',
  },
  'refused-unknown': {
    title: 'RADIUS no conoce este acceso',
    fix: 'El teléfono probó sin pasar por la página de bienvenida. Que abra la página de bienvenida; si no se abre, mira que el walled garden contenga su dirección.',
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
    title: 'RADIUS lo rechazó: acceso de otro dispositivo',
    fix: 'Cambió de punto de acceso. Que abra otra vez la página de bienvenida.',
  },
  'refused-used': {
    title: 'RADIUS lo rechazó: acceso ya usado',
    fix: 'Cada acceso vale una vez. Que abra otra vez la página de bienvenida.',
  },
  'refused-expired': {
    title: 'RADIUS lo rechazó: acceso caducado',
    fix: 'Que abra otra vez la página de bienvenida. Si pasa a menudo, revisa la conexión.',
  },
  'refused-revoked': {
    title: 'RADIUS lo rechazó: fue desconectado',
    fix: 'El personal lo desconectó. Puede volver a entrar por la página de bienvenida.',
  },
  'refused-denied': {
    title: 'RADIUS lo rechazó: está en tu lista de bloqueo',
    fix: 'Para dejarle entrar, quítalo de la lista.',
  },
  'no-accounting': {
    title: 'Se le dejó entrar, pero el dispositivo no informa',
    fix: 'Activa el registro de sesiones (RADIUS accounting) hacia el mismo servidor, puerto 1813.',
  },
  'never-seen': {
    title: 'Nunca se vio este dispositivo',
    fix: 'No ha abierto la página de bienvenida en 24 horas. ¿Está en el Wi-Fi correcto, sin datos móviles ni VPN? Comprueba luego que el dispositivo envía a la página de bienvenida.',
  },
  'time-up': {
    title: 'Se le acabó el tiempo',
    fix: 'La sesión llegó a su fin. Que abra otra vez la página de bienvenida; para más tiempo, sube los minutos del dispositivo o del flujo.',
  },
  'stopped-provider': {
    title: 'Se paró al iniciar sesión',
    fix: 'Si esa página no se abre, compara el walled garden del dispositivo con su configuración. Si se abre, el cliente lo dejó.',
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
    title: 'El dispositivo aún no está configurado',
    fix: 'Nunca dio señal. Abre su configuración y haz cada paso: dirección del servidor, claves, puertos UDP 1812 y 1813.',
  },
  'wrong-name': {
    title: 'El dispositivo usa otro código',
    fix: 'Pon el NAS-Identifier exactamente como el código NAS de aquí, mayúsculas incluidas.',
  },
  'shared-name': {
    title: 'Un dispositivo de otro local tiene el mismo código NAS',
    fix: 'No es seguro de quién son los paquetes. Dale un código propio, aquí y en el dispositivo, y copia otra vez el secreto RADIUS.',
  },
  'order-address': {
    title: 'El controlador no tiene dirección accesible',
    fix: 'Edita el dispositivo y pon una dirección que este servidor alcance.',
  },
  'order-unreachable': {
    title: 'El controlador no responde',
    fix: '¿Está encendido? Revisa su dirección y puerto, y que su cortafuegos deje entrar a este servidor.',
  },
  'order-certificate': {
    title: 'El certificado del controlador no es de confianza',
    fix: 'Si la huella de arriba es la tuya, cópiala en el dispositivo aquí.',
  },
  'order-sign-in': {
    title: 'El controlador rechaza la cuenta o la clave API',
    fix: 'Edita el dispositivo y escribe otra vez usuario, contraseña o clave API.',
  },
  'order-version': {
    title: 'El controlador es de otra versión',
    fix: 'Edita el dispositivo y elige el tipo de controlador que tienes.',
  },
  'order-site': {
    title: 'El controlador no tiene ese sitio',
    fix: 'Edita el dispositivo y pon el sitio como lo llama el controlador.',
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
    fix: 'Que abra otra vez la página de bienvenida. Si pasa a menudo, revisa la corriente del router.',
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
