import type { guestWifiProfile as source } from '../vi/guestWifiProfile.ts'
import type { Like } from '../languages.ts'

export const guestWifiProfile = {
  title: 'Conexión automática la próxima vez',
  tile: 'Tu dispositivo entra sin pasar por esta página',
  lead: 'Configúralo una vez. La próxima vez que vengas a {venue}, tu dispositivo entrará solo en una red cifrada.',
  secure: 'La red {network} está cifrada: nadie a tu lado puede leer lo que haces.',
  known:
    'No tendrás que escribir nada durante {days, plural, one {# día} other {# días}}. El local te reconoce igual que cuando entras aquí.',
  noNews: 'Configurarlo no significa que aceptes publicidad.',
  venues: 'También funciona en: {venues}.',
  make: {
    apple: 'Configurar iPhone, iPad o Mac',
    android: 'Configurar Android',
    windows: 'Configurar Windows',
    other: 'Otro dispositivo: ver nombre y contraseña',
  },
  making: 'Un momento…',
  otherDevice: 'Configurar otro dispositivo',
  yours: 'Tus dispositivos',
  device: { apple: 'iPhone, iPad, Mac', android: 'Android', windows: 'Windows', other: 'Otro dispositivo' },
  made: 'Creado el {at}',
  used: 'último uso {at}',
  until: 'Válido hasta el {at}',
  ended: 'terminado',
  remove: 'Dejar de usar este dispositivo',
  notice: {
    removed: 'Listo. Ese dispositivo ya no entra solo.',
    'not-offered': 'Este local ya no ofrece perfiles de Wi-Fi.',
    'too-many': 'Acabas de crear varios perfiles. Inténtalo de nuevo en unos minutos.',
    over: 'Este enlace de descarga ha caducado. Crea uno nuevo.',
  },
  removeHow:
    'Para quitarlo de tu dispositivo: en iPhone, Ajustes → General → VPN y gestión de dispositivos; en Android y Windows, elige esta red y pulsa Olvidar. Podrás seguir usando el Wi-Fi desde la página de bienvenida.',
  ready: 'Tu perfil está listo',
  readyLead: 'Tres pasos, un minuto más o menos.',
  file: {
    apple: 'Descargar perfil',
    android: 'Descargar perfil',
    windows: 'Descargar archivo de configuración',
    other: 'Descargar certificado',
  },
  steps: {
    apple: {
      first: 'Abre esta página en Safari, descarga el perfil y pulsa Permitir.',
      second: 'Abre Ajustes, pulsa «Perfil descargado» arriba, pulsa Instalar e introduce tu código.',
      third: 'Listo. La próxima vez tu dispositivo entrará solo en {network}.',
    },
    android: {
      first: 'Abre esta página en Chrome y descarga el perfil.',
      second: 'Abre el archivo. El teléfono pregunta si instala la red: pulsa Instalar.',
      third:
        '¿No pregunta nada? Elige {network}, método TTLS, fase 2 PAP, y escribe el nombre y la contraseña de abajo.',
    },
    windows: {
      first:
        'Descarga el archivo, abre Terminal en la carpeta de descargas y ejecuta: netsh wlan add profile filename=wifi.xml user=current',
      second: 'Elige {network}. Windows pide un nombre y una contraseña: escribe los de abajo.',
      third:
        'Windows pregunta si confías en el servidor: compara su nombre y pulsa Conectar. La próxima vez entrará solo.',
    },
    other: {
      first: 'Descarga el certificado e instálalo como certificado de Wi-Fi.',
      second: 'Elige {network}, método TTLS, dentro PAP, y escribe el nombre y la contraseña de abajo.',
      third: 'Conéctate solo si tu dispositivo muestra el nombre de servidor de abajo.',
    },
  },
  network: 'Red',
  name: 'Nombre',
  password: 'Contraseña',
  method: 'Método',
  inside: 'EAP-TTLS · PAP',
  server: 'Nombre del servidor',
  elsewhere: 'Abrir en otro dispositivo o navegador',
  elsewhereHow:
    'Escanea el código o copia la dirección. Caduca en 15 minutos. No la compartas: el otro dispositivo entraría en tu nombre.',
  qr: 'Código QR del perfil',
  address: 'Dirección del perfil',
  fileTitle: 'Wi-Fi {venue}',
  fileAbout: 'Permite que este dispositivo entre solo en {network} de {venue}. El perfil se elimina solo al caducar.',
  fileConsent:
    'Tu dispositivo entrará en {network} cada vez que vengas a {venue}, y el local sabrá que has venido. Puedes quitar el perfil en Ajustes cuando quieras.',
} as const satisfies Like<typeof source>
