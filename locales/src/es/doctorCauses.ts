import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: 'Está en línea',
    fix: 'Todo funciona. Si el cliente sigue teniendo problemas, pídele que apague los datos móviles o la VPN.',
  },
  left: {
    title: 'Estuvo en línea y se fue',
    fix: 'No hay que hacer nada. Puede volver a unirse al Wi-Fi.',
  },
  'under-way': {
    title: 'Se está conectando',
    fix: 'Espera un minuto y vuelve a mirar.',
  },
  stopped: {
    title: 'Se detuvo',
    fix: 'Puede que el paso sea largo o pida demasiado. Pruébalo tú y pide menos si puedes.',
  },
  'stopped-code': {
    title: 'Se detuvo en el código',
    fix: 'Quizá el código no llegó. Revisa SMS, Zalo o correo en Integraciones, o entrega un código en el mostrador.',
  },
  blocked: {
    title: 'Bloqueado por tu lista',
    fix: 'Para dejarle entrar, quítalo de la lista de bloqueo.',
  },
  quota: {
    title: 'Agotó el límite de hoy',
    fix: 'Sube el límite diario o invita al cliente a volver mañana.',
  },
  full: {
    title: 'El dispositivo está lleno',
    fix: 'Sube el máximo de clientes del dispositivo o acorta las sesiones.',
  },
  'gateway-offline': {
    title: 'El dispositivo Wi-Fi está sin conexión',
    fix: 'Comprueba que tenga corriente y conexión a Internet.',
  },
  'wrong-secret': {
    title: 'Secreto RADIUS incorrecto en el dispositivo',
    fix: 'Copia otra vez el secreto RADIUS de los pasos de instalación del dispositivo o crea claves nuevas.',
  },
  unsigned: {
    title: 'El dispositivo envía paquetes sin firma',
    fix: 'Activa Message-Authenticator en el dispositivo.',
  },
  'no-request': {
    title: 'El dispositivo no consultó al servidor',
    fix: 'Revisa la dirección de acceso del dispositivo, los puertos RADIUS y el cortafuegos. Quizá el cliente cerró la página.',
  },
  'order-waiting': {
    title: 'El dispositivo no ha recogido la orden',
    fix: 'Quizá el programa del dispositivo se detuvo. Reinicia el dispositivo y revisa su instalación.',
  },
  'order-failed': {
    title: 'El controlador no le dejó entrar',
    fix: 'Pulsa «Probar» en este dispositivo para saber qué dice el controlador.',
  },
  'refused-unknown': {
    title: 'RADIUS no conoce este acceso',
    fix: 'El teléfono lo intentó con su dirección, sin pasar por la página de bienvenida. Pide al cliente que la abra; si no se abre, comprueba que su dirección esté abierta antes de entrar (walled garden) en el dispositivo.',
  },
  'refused-wrong-password': {
    title: 'RADIUS lo rechazó: contraseña incorrecta',
    fix: 'Lo más probable es que el secreto del dispositivo sea algo distinto. Cópialo otra vez.',
  },
  'refused-wrong-device': {
    title: 'RADIUS lo rechazó: acceso de otro teléfono',
    fix: 'La dirección del teléfono cambió durante el acceso. Pide al cliente que salga del Wi-Fi y vuelva a entrar.',
  },
  'refused-wrong-gateway': {
    title: 'RADIUS lo rechazó: acceso de otro dispositivo',
    fix: 'El cliente pasó a otro punto de acceso durante el acceso. Pídele que abra otra vez la página de bienvenida.',
  },
  'refused-used': {
    title: 'RADIUS lo rechazó: acceso ya usado',
    fix: 'Cada acceso vale una sola vez. Pide al cliente que abra otra vez la página de bienvenida.',
  },
  'refused-expired': {
    title: 'RADIUS lo rechazó: acceso caducado',
    fix: 'Pide al cliente que abra otra vez la página de bienvenida. Si pasa a menudo, revisa el reloj y la conexión del dispositivo.',
  },
  'refused-revoked': {
    title: 'RADIUS lo rechazó: fue desconectado',
    fix: 'El personal lo desconectó. Puede volver a entrar por la página de bienvenida.',
  },
  'refused-denied': {
    title: 'RADIUS lo rechazó: está en tu lista de bloqueo',
    fix: 'Para dejarle entrar, quítalo de la lista de bloqueo.',
  },
  'eap-untrusted': {
    title: 'El teléfono no confía en el certificado de la red',
    fix: 'El perfil del teléfono lleva otro certificado raíz, o la red se añadió a mano sin certificado. Quita la red y vuelve a instalar el perfil desde la página del cliente.',
  },
  'eap-server-expired': {
    title: 'El certificado del servidor Wi-Fi ha caducado',
    fix: 'Si usas un certificado propio, cámbialo en Perfiles de Wi-Fi. El del sistema se renueva solo: en ese caso revisa la hora del teléfono.',
  },
  'eap-method': {
    title: 'Método de acceso Wi-Fi incorrecto',
    fix: 'El teléfono se configuró a mano con PEAP o MSCHAPv2. Elige TTLS y, dentro, PAP, o vuelve a instalar el perfil.',
  },
  'eap-broken': {
    title: 'El cifrado se interrumpió a medias',
    fix: 'Señal débil, paquetes cortados por el camino o un dispositivo sin TLS 1.2. Acércate al punto de acceso e inténtalo de nuevo.',
  },
  'eap-no-keys': {
    title: 'Se permitió la entrada, pero el punto de acceso no usa las claves',
    fix: 'El servidor envió las claves y no empezó ninguna sesión. Pon la segunda red en WPA2/WPA3-Enterprise y revisa el secreto RADIUS del dispositivo.',
  },
  'profile-off': {
    title: 'Los perfiles de Wi-Fi están desactivados',
    fix: 'Actívalos en Perfiles de Wi-Fi, o devuelve esta red al acceso habitual.',
  },
  'profile-unknown': {
    title: 'Perfil de Wi-Fi desconocido',
    fix: 'No es de este local, o el nombre y la contraseña se escribieron mal. Pide al cliente que lo instale de nuevo desde su página.',
  },
  'profile-revoked': {
    title: 'El perfil de Wi-Fi fue revocado',
    fix: 'El local o el cliente lo anuló. El cliente puede entrar por la página de bienvenida e instalar otro.',
  },
  'profile-expired': {
    title: 'El perfil de Wi-Fi ha caducado',
    fix: 'El cliente entra por la página de bienvenida e instala otro. Puedes alargar la validez en Perfiles de Wi-Fi.',
  },
  'profile-withdrawn': {
    title: 'El cliente retiró su aceptación de las condiciones',
    fix: 'Debe abrir la página de bienvenida y aceptar de nuevo antes de que su dispositivo entre solo.',
  },
  'no-accounting': {
    title: 'Se le dejó entrar, pero el dispositivo no informa',
    fix: 'Activa el registro de sesiones (RADIUS accounting) en el dispositivo, hacia el mismo servidor, puerto 1813.',
  },
  'never-seen': {
    title: 'Este teléfono no se ha visto nunca',
    fix: 'No ha abierto la página de bienvenida en las últimas 24 horas. ¿Está en el Wi-Fi correcto, sin datos móviles ni VPN? Comprueba después que el dispositivo redirige a la página de bienvenida.',
  },
  'time-up': {
    title: 'Se le acabó el tiempo',
    fix: 'La sesión terminó. El cliente puede abrir otra vez la página de bienvenida. Para sesiones más largas, sube los minutos del dispositivo o del flujo de acceso.',
  },
  'stopped-provider': {
    title: 'Se detuvo al iniciar sesión',
    fix: 'Si esa página de inicio de sesión no se abre, compara las direcciones abiertas antes de entrar (walled garden) con las de la instalación del dispositivo. Si se abre, el cliente lo dejó.',
  },
  'code-unknown': {
    title: 'Escribió un código que no existe',
    fix: 'No tienes ningún código así. Compáralo con el ticket o entrega uno nuevo en el mostrador.',
  },
  'code-expired': {
    title: 'El código ha caducado',
    fix: 'Entrégale uno nuevo.',
  },
  'code-spent': {
    title: 'El código agotó su tiempo o sus datos',
    fix: 'Entrégale uno nuevo.',
  },
  'code-revoked': {
    title: 'El código fue revocado',
    fix: 'Alguien del local lo desactivó. Reactiva su lote o entrega otro código.',
  },
  'code-devices': {
    title: 'El código no admite más dispositivos',
    fix: 'Ya lo usan todos los dispositivos que permite. Entrega otro, o permite más dispositivos por código en el próximo lote.',
  },
  'tries-spent': {
    title: 'Demasiados intentos fallidos',
    fix: 'Los intentos se pausan para que nadie adivine códigos. Espera unos minutos y prueba con el código correcto.',
  },
  'password-wrong': {
    title: 'Escribió mal la contraseña del local',
    fix: 'Compara la contraseña del cartel con la del flujo de acceso.',
  },
  'code-wrong': {
    title: 'Escribió mal el código enviado, o demasiado tarde',
    fix: 'Pide al cliente que solicite otro código y use el más reciente.',
  },
  'code-undelivered': {
    title: 'No se pudo enviar el código',
    fix: 'Revisa SMS, Zalo o correo en Integraciones; mientras tanto, entrega un código en el mostrador.',
  },
  'not-set-up': {
    title: 'El dispositivo aún no está configurado',
    fix: 'Nunca se ha conectado. Abre su instalación y completa cada paso: dirección del servidor, claves, puertos UDP 1812 y 1813.',
  },
  'wrong-name': {
    title: 'El dispositivo usa otro código',
    fix: 'Pon el NAS-Identifier exactamente como el código NAS de aquí, mayúsculas incluidas.',
  },
  'shared-name': {
    title: 'Un dispositivo de otro local tiene el mismo código NAS',
    fix: 'No se puede saber de quién son los paquetes. Dale a este dispositivo un código propio, aquí y en el dispositivo, y copia otra vez el secreto RADIUS.',
  },
  'order-address': {
    title: 'El controlador no tiene dirección accesible',
    fix: 'Edita el dispositivo y escribe una dirección del controlador que este servidor alcance.',
  },
  'order-unreachable': {
    title: 'El controlador no responde',
    fix: 'Comprueba que esté en marcha, que su dirección y su puerto sean correctos y que su cortafuegos deje pasar a este servidor.',
  },
  'order-certificate': {
    title: 'El certificado del controlador no es de confianza',
    fix: 'Si la huella de arriba es la tuya, cópiala en los ajustes de este dispositivo.',
  },
  'order-sign-in': {
    title: 'El controlador rechaza la cuenta o la clave de API',
    fix: 'Edita el dispositivo y escribe otra vez el usuario, la contraseña o la clave de API del controlador.',
  },
  'order-version': {
    title: 'El controlador es de otra versión',
    fix: 'Edita el dispositivo y elige el tipo de controlador correcto.',
  },
  'order-site': {
    title: 'El controlador no tiene ese sitio',
    fix: 'Edita el dispositivo y escribe el identificador del sitio tal como aparece en el controlador.',
  },
  'order-client': {
    title: 'El controlador no ve el teléfono del cliente',
    fix: 'Salió del Wi-Fi o está en otro sitio. Pide al cliente que apague y encienda el Wi-Fi.',
  },
  'order-refused': {
    title: 'El controlador se negó a dejarle entrar',
    fix: 'Comprueba que su cuenta pueda autorizar clientes y que el punto de acceso del cliente esté conectado a él.',
  },
  'order-restarted': {
    title: 'El router se reinició durante el acceso',
    fix: 'Pide al cliente que abra otra vez la página de bienvenida. Si pasa a menudo, revisa la corriente del router.',
  },
  'token-refused': {
    title: 'El router rechazó el token de acceso del cliente',
    fix: 'Copia otra vez la faskey de los pasos de instalación, comprueba que el nivel FAS sea el elegido aquí y reinicia openNDS.',
  },
  'no-report': {
    title: 'El router le dejó entrar, pero el agente de Portico no informa',
    fix: 'Reinstala el agente de Portico en el router con los pasos de instalación; sin él no se sabe quién está en línea.',
  },
} as const satisfies Like<typeof vi>
