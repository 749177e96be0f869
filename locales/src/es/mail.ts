import type { Like } from '../languages.ts'
import type { mail as source } from '../vi/mail.ts'

export const mail = {
  hello: 'Hola, {name}:',
  activate: {
    subject: 'Activa tu cuenta de Portico',
    text: 'Falta un paso: pulsa el botón para confirmar que este correo es tuyo. El enlace sirve una sola vez, durante 24 horas.',
    button: 'Activar cuenta',
  },
  already: {
    subject: 'Ya tienes una cuenta de Portico',
    text: 'Alguien acaba de registrarse en Portico con este correo, pero ya tienes una cuenta. Si olvidaste la contraseña, puedes elegir otra.',
    button: 'Restablecer contraseña',
  },
  reset: {
    subject: 'Restablece tu contraseña de Portico',
    text: 'Pulsa el botón para elegir una contraseña nueva. El enlace sirve una sola vez, durante 30 minutos.',
    button: 'Elegir contraseña nueva',
  },
  changed: {
    subject: 'Tu contraseña de Portico ha cambiado',
    text: 'Se acaba de cambiar tu contraseña y se cerró la sesión en tus otros dispositivos. Si no fuiste tú, restablécela ahora.',
    button: 'Restablecer contraseña',
  },
  moved: {
    subject: 'Tu correo de Portico ha cambiado',
    text: 'Tu cuenta tiene ahora otro correo electrónico. Si no fuiste tú, contacta ya con el administrador de Portico.',
    button: 'Obtener ayuda',
  },
  proof: {
    subject: 'Confirma tu correo en Portico',
    text: 'Pulsa el botón para añadir este correo a tu cuenta de Portico. Ábrelo en el navegador donde tienes la sesión iniciada. El enlace es válido durante 24 horas.',
    button: 'Añadir este correo',
  },
  campaignApproval: {
    subject: '{page} te pide que apruebes el anuncio «{campaign}»',
    greeting: 'Hola, {name}:',
    text: '{page} va a mostrar tu anuncio a los clientes de su Wi-Fi. Con el botón de abajo puedes verlo y aprobarlo, o decir qué hay que cambiar. Solo se mostrará cuando lo apruebes.',
    button: 'Revisar el anuncio',
    closing: 'El enlace funciona durante {days} días y no requiere cuenta.',
  },
  ignore: 'Si no lo pediste tú, ignora este correo; no cambiará nada.',
  notice: 'Portico envía este correo porque algo cambió en tu cuenta.',
  code: 'Tu código de Portico: {code}. Caduca en 10 minutos; no lo compartas.',
  alreadyText: 'Este número ya tiene una cuenta de Portico. Inicia sesión o restablece la contraseña.',
  outboxTitle: 'Bandeja de salida de desarrollo',
  outboxEmpty: 'Todavía no se ha enviado ningún correo.',
} as const satisfies Like<typeof source>
