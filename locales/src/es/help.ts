import type { Like } from '../languages.ts'
import type { help as source } from '../vi/help.ts'

export const help = {
  title: 'Ayuda',
  lead: 'Lo que más necesita quien lleva un local, sin técnico a mano.',
  contents: 'En esta página',
  back: 'Abrir Portico',
  topics: {
    start: {
      title: 'Tu primera noche',
      one: 'Crea la cuenta y la página de tu local, y sigue la lista de la pantalla Resumen: se marca sola y siempre señala el paso siguiente.',
      two: '¿Sin router a mano? Pulsa «Probar sin router» para ver la página de bienvenida como un cliente. Las pruebas no cuentan en las cifras.',
      three: 'Habrás terminado cuando la lista diga que el primer cliente está conectado.',
    },
    router: {
      title: 'Conectar un router o punto de acceso',
      one: 'Abre Dispositivos, añade uno, elige el tipo y ponle un nombre fácil de recordar, como «Barra».',
      two: 'Portico prepara la configuración de ese dispositivo. Copia cada parte, en orden, en la página de administración del router.',
      three: 'Reinicia el router. Con su primera señal, el estado pasa a conectado sin recargar la página.',
    },
    welcome: {
      title: 'Los clientes no ven la página de bienvenida',
      one: 'Pide al cliente que olvide el Wi-Fi y se conecte otra vez, o que abra neverssl.com en el navegador.',
      two: 'Un teléfono con VPN o DNS privado no la muestra. Desactívalo, inicia sesión y vuelve a activarlo.',
      three:
        '¿Nada todavía? Mira si el dispositivo está conectado y si la dirección de bienvenida de su configuración es exacta, letra por letra.',
    },
    offline: {
      title: 'Un dispositivo está desconectado',
      one: 'Revisa la corriente y el cable. Tras un apagón breve, espera cinco minutos.',
      two: 'El router debe llegar a Internet y tener bien la hora: con la hora mal, las firmas se rechazan.',
      three:
        '¿Contraseña nueva o router restablecido? Abre otra vez la instalación del dispositivo y pega de nuevo la configuración.',
    },
    team: {
      title: 'Invitar a tu equipo',
      one: 'Abre Miembros, escribe un correo o móvil y elige un rol. La invitación vale 7 días.',
      two: 'El personal solo ve el día de hoy; los analistas no cambian nada; los gerentes llevan todo menos el dinero y borrar la página.',
      three: 'La persona eliminada pierde el acceso en segundos, en todos sus dispositivos.',
    },
    signIn: {
      title: 'No puedes iniciar sesión',
      one: 'Si olvidaste la contraseña, pulsa «¿Olvidaste la contraseña?» al iniciar sesión. El enlace sirve una vez, durante 30 minutos.',
      two: '¿No llega el correo? Mira en correo no deseado y pulsa enviar de nuevo.',
      three:
        'Si perdiste el teléfono con la aplicación, usa un código de recuperación y crea otros en Ajustes de la cuenta.',
    },
    numbers: {
      title: 'Qué significan las cifras',
      one: 'Una visita cuenta cuando el dispositivo confirma que el cliente tiene conexión, no cuando solo se abre la página de bienvenida.',
      two: 'Cada cliente cuenta una vez en el periodo que miras, por más que se reconecte.',
      three: 'Los días siguen la zona horaria del local, que se fija en los ajustes de la página.',
    },
    privacy: {
      title: 'Los datos de tus clientes',
      one: 'Pide solo lo necesario. Aceptar mensajes es siempre una casilla aparte que marca el propio cliente.',
      two: 'Quién ve nombres y teléfonos lo decides tú en Miembros.',
      three:
        'Si un cliente pide que se borren sus datos, hay que hacerlo. Una página borrada se guarda 30 días por si la quieres recuperar; después desaparece.',
    },
  },
} as const satisfies Like<typeof source>
