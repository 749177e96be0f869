import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install': 'Entra en el router OpenWrt (SSH) e instala openNDS.',
  'opennds-settings': 'Pega esto para que openNDS lleve a los clientes a tu página de bienvenida.',
  'opennds-agent':
    'Instala el pequeño agente que informa de quién está conectado y recibe órdenes de desconexión. Solo llama hacia fuera; no abre ningún puerto.',
  'opennds-start': 'Reinicia openNDS y el agente. El dispositivo se pone en verde en unos segundos.',
  'join-and-look':
    'Conéctate a este Wi-Fi con tu móvil. La página de bienvenida se abre sola y te verás entre los clientes conectados.',
  'radius-server': 'En los ajustes RADIUS del dispositivo, introduce estos valores para autenticación y contabilidad.',
  'radius-page':
    'Pon esta dirección como página de acceso externa; sustituye lo que va entre <> por las variables del dispositivo.',
  'radius-garden': 'Permite esta dirección antes de iniciar sesión (walled garden).',
  'radius-login':
    'La dirección de la página de acceso del propio dispositivo, adonde el móvil lleva su contraseña de un solo uso. Debe coincidir con la que indicaste aquí.',
  'radius-message-authenticator':
    'Activa Message-Authenticator. Los paquetes sin él se ignoran para evitar falsificaciones (BlastRADIUS).',
  'radius-legacy':
    'Este dispositivo puede enviar paquetes sin Message-Authenticator. Actualiza su firmware y vuelve a ponerlo como obligatorio.',
  'radius-test':
    'Para probarlo desde un ordenador con radclient: los desconocidos no reciben respuesta; esta orden debe recibir un Access-Reject.',
} as const satisfies Like<typeof source>
