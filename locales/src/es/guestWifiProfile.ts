import type { guestWifiProfile as source } from '../vi/guestWifiProfile.ts'
import type { Like } from '../languages.ts'

export const guestWifiProfile = {
  title: 'Conectarse solo la próxima vez',
  tile: 'Su dispositivo entra sin pasar por esta página',
  lead: 'Configúrelo una vez. La próxima vez que venga a {venue}, su dispositivo entrará solo en una red cifrada.',
  secure: 'La red {network} está cifrada: nadie a su lado puede leer lo que hace.',
  known:
    'No tendrá que escribir nada durante {days, plural, one {# día} other {# días}}. El local le reconoce igual que cuando entra aquí.',
  noNews: 'Configurarlo no significa que acepte publicidad.',
  venues: 'También funciona en: {venues}.',
  make: {
    apple: 'Configurar iPhone, iPad o Mac',
    android: 'Configurar Android',
    windows: 'Configurar Windows',
    other: 'Otro dispositivo: ver nombre y contraseña',
  },
  making: 'Un momento…',
  otherDevice: 'Configurar otro dispositivo',
  yours: 'Sus dispositivos',
  device: { apple: 'iPhone, iPad, Mac', android: 'Android', windows: 'Windows', other: 'Otro dispositivo' },
  made: 'Creado el {at}',
  used: 'último uso {at}',
  until: 'Válido hasta el {at}',
  ended: 'terminado',
  remove: 'Dejar de usar este dispositivo',
  notice: {
    removed: 'Hecho. Ese dispositivo ya no entra solo.',
    'not-offered': 'Este local ya no ofrece perfiles de Wi-Fi.',
    'too-many': 'Acaba de crear varios perfiles. Inténtelo de nuevo en unos minutos.',
    over: 'Este enlace de descarga ha caducado. Cree uno nuevo.',
  },
  removeHow:
    'Para quitarlo: en iPhone, Ajustes → General → VPN y gestión de dispositivos; en Android y Windows, elija esta red y pulse Olvidar. Podrá seguir usando el Wi-Fi desde la página de bienvenida.',
  ready: 'Su perfil está listo',
  readyLead: 'Tres pasos, un minuto más o menos.',
  file: {
    apple: 'Descargar perfil',
    android: 'Descargar perfil',
    windows: 'Descargar archivo de configuración',
    other: 'Descargar certificado',
  },
  steps: {
    apple: {
      first: 'Abra esta página en Safari, descargue el perfil y pulse Permitir.',
      second: 'Abra Ajustes, pulse «Perfil descargado» arriba, pulse Instalar e introduzca su código.',
      third: 'Listo. La próxima vez su dispositivo entrará solo en {network}.',
    },
    android: {
      first: 'Abra esta página en Chrome y descargue el perfil.',
      second: 'Abra el archivo. El teléfono pregunta si instala la red: pulse Instalar.',
      third:
        '¿No pregunta nada? Elija {network}, método TTLS, fase 2 PAP, y escriba el nombre y la contraseña de abajo.',
    },
    windows: {
      first:
        'Descargue el archivo, abra Terminal en la carpeta de descargas y ejecute: netsh wlan add profile filename=wifi.xml user=current',
      second: 'Elija {network}. Windows pide un nombre y una contraseña: escriba los de abajo.',
      third:
        'Windows pregunta si confía en el servidor: compare su nombre y pulse Conectar. La próxima vez entrará solo.',
    },
    other: {
      first: 'Descargue el certificado e instálelo como certificado de Wi-Fi.',
      second: 'Elija {network}, método TTLS, dentro PAP, y escriba el nombre y la contraseña de abajo.',
      third: 'Conéctese solo si su dispositivo muestra el nombre de servidor de abajo.',
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
    'Escanee el código o copie la dirección. Vale 15 minutos. No la comparta: el otro dispositivo entraría en su nombre.',
  qr: 'Código QR del perfil',
  address: 'Dirección del perfil',
  fileTitle: 'Wi-Fi {venue}',
  fileAbout: 'Permite que este dispositivo entre solo en {network} de {venue}. El perfil se elimina solo al caducar.',
  fileConsent:
    'Su dispositivo entrará en {network} cada vez que venga a {venue}, y el local sabrá que ha venido. Puede quitar el perfil en Ajustes cuando quiera.',
} as const satisfies Like<typeof source>
