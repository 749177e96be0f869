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
  'chilli-settings':
    'Guarde esto como /etc/chilli.conf (o añada sus líneas al suyo). Con uamsecret sabemos que el cliente viene de verdad de este dispositivo.',
  'chilli-start': 'Reinicie CoovaChilli.',
  'mikrotik-script':
    'Abra el terminal en WinBox (o SSH) y pegue esto. El hotspot debe existir ya: lo crea /ip hotspot setup.',
  'mikrotik-login': 'Suba este archivo a Files del router, en lugar de login.html de la carpeta hotspot.',
  'unifi-portal':
    'En UniFi Network: Hotspot → Landing page → External portal server, escriba esta dirección. UniFi añade la ruta por sí solo.',
  'unifi-account':
    'Cree un administrador local (local access only) sin verificación en dos pasos y con permisos en este sitio. Escriba su nombre y contraseña en el dispositivo aquí.',
  'unifi-key': 'Cree una clave API en Settings → Control Plane → Integrations y escríbala en el dispositivo aquí.',
  'unifi-site':
    'Los clientes llegarán a esta dirección. La última parte es el nombre interno del sitio (normalmente default), no el que se muestra.',
  'omada-portal': 'En Omada: Authentication → Portal → External Portal Server, escriba esta dirección.',
  'omada-operator':
    'En Hotspot Manager cree un operador para este sitio (no un administrador) y escriba su nombre y contraseña en el dispositivo aquí.',
  'omada-time':
    'Las versiones de Omada cuentan el tiempo de forma distinta. Pruebe con un teléfono: si el cliente se desconecta casi al instante, cambie aquí la unidad de tiempo a microsegundos.',
  'controller-reach':
    'Nuestro servidor debe alcanzar el controlador en esta dirección, y no llama a ninguna otra. Si está en una red privada, el operador de esta instalación debe abrir esa red (GATEWAY_NETWORKS).',
  'controller-certificate':
    'Si el controlador usa un certificado propio, ejecute esta orden y escriba la huella SHA-256 en el dispositivo aquí. Sin ella no sale ninguna contraseña.',
  'meraki-splash':
    'En Meraki: Wireless → Splash page, elija Custom splash URL y escriba esta dirección. En “Where should users go after the splash page?” elija “The URL they were trying to fetch”.',
  'meraki-click':
    'Elija Click-through. Así Meraki no dice cuánto usan los clientes ni cuándo se van, y no se les puede desconectar desde aquí.',
  'meraki-orders':
    'Para desconectar clientes desde aquí, indique en este dispositivo la dirección para órdenes: la dirección IP del nombre de host de Meraki propio de su organización (Meraki lo muestra junto a los servidores RADIUS, para CoA y Disconnect), puerto UDP 3799. Meraki solo acepta desconexiones, ni más tiempo ni otra velocidad.',
  'meraki-sign-on':
    'Elija Sign-on with my RADIUS server. Las peticiones vienen de la nube de Meraki; el cortafuegos debe permitir sus rangos.',
  'aruba-script':
    'Abra la línea de órdenes del punto de acceso Aruba Instant y pegue esto; luego elija el servidor y la página externa “portico” para la red de clientes. En Instant On escriba los mismos valores en sus pantallas.',
  'aruba-certificate':
    'Instale un certificado suyo en el punto de acceso y ponga la dirección de acceso con el nombre que figura en él; si no, los teléfonos avisan.',
  'cisco-script':
    'Pegue esto en la línea de órdenes del controlador 9800 y elija “portico” para la WLAN de clientes. En AireOS escriba los mismos valores en Security → Web Auth → Web Login Page (External).',
  'ruckus-hotspot':
    'En Hotspot Services cree un servicio con esta dirección como Login Page y el servidor RADIUS recién escrito como Authentication Server; luego elíjalo para la WLAN de clientes.',
  'cambium-guest':
    'En WLAN → Guest Access elija External Hotspot y escriba esta dirección; elija External Portal Post y el servidor RADIUS recién escrito.',
  'fortinet-script': 'Pegue esto en la CLI del FortiGate; cambie “guest” por el nombre de su SSID de clientes.',
  'smartzone-hotspot':
    'En SmartZone crea un portal Hotspot (WISPr) con esta dirección como Logon URL externa, elige el servidor RADIUS recién introducido para autenticación y contabilidad, y asígnalo a la WLAN de invitados.',
  'smartzone-northbound':
    'En Administration → External Services → WISPr Northbound Interface actívalo, pon usuario y contraseña e introdúcelos aquí en el equipo. No es la contraseña de administrador.',
  'smartzone-plain':
    'SmartZone cifra la dirección del dispositivo de camino al portal; le pedimos que la descifre. Si aún rechaza clientes, desactiva el cifrado en su línea de comandos.',
  'link-title': 'Configurar el equipo',
  'link-lead':
    'Estos pasos contienen las claves secretas del equipo. Se abren una vez, en este móvil, durante unos minutos.',
  'link-open': 'Ver los pasos',
  'link-gone': 'Este enlace ya se usó o ha vencido. Crea otro en el panel, en la configuración del equipo.',
  'link-mark': 'Toca un recuadro para seleccionarlo todo y cópialo.',
  'link-save': 'Guardar como archivo',
  'problem-no-address': 'Aún no se conoce la dirección del dispositivo',
  'problem-private-address': 'La dirección está en una red privada que el operador no ha abierto (GATEWAY_NETWORKS)',
  'problem-unreachable': 'No se alcanza el controlador',
  'problem-certificate':
    'El certificado del controlador no es de confianza; si es suyo, escriba esta huella en el dispositivo',
  'problem-sign-in-refused': 'El controlador rechaza el nombre, la contraseña o la clave API',
  'problem-wrong-version': 'El controlador responde como otra versión; revise el tipo elegido',
  'problem-wrong-site': 'El controlador no tiene ese sitio',
  'problem-client-unknown': 'El controlador aún no ve el dispositivo del cliente',
  'problem-refused': 'El controlador rechazó la orden',
  'problem-agent-old':
    'El programa Portico del router es antiguo y no puede cambiar el tiempo ni la velocidad de quien está en línea. Abre la configuración del equipo, instala otra vez portico-agent y reinícialo',
  'problem-agent-silent':
    'El programa de Portico en el router (portico-agent) no ha llamado. Sin él no se aplica ningún límite de tiempo ni de velocidad y nadie sabe quién está conectado. Instálelo desde la configuración del dispositivo',
  'problem-opennds-down':
    'openNDS se ha detenido en el router: la Wi-Fi está abierta para todos, sin página de bienvenida. Suele faltar algún paquete de PHP (niveles FAS 2 y 3); ejecute «logread -e opennds» en el router para ver la causa y reinicie openNDS',
  'problem-opennds-silent': 'openNDS no responde al programa de Portico en el router. Reinicie openNDS en el router',
  'problem-level-needs-https':
    'El nivel FAS 3 necesita un portal con dirección https por nombre. Elija el nivel 1 para este dispositivo o dé al portal un nombre y un certificado',
  'opennds-level-1':
    'Este dispositivo usa el nivel FAS 1, porque el portal no tiene una dirección https por nombre, que el nivel 3 necesita.',
  'opennds-level-below':
    'Este dispositivo usa el nivel FAS elegido; el nivel 3 también funcionaría y cifra los datos de los clientes.',
  'opennds-level-3':
    'Este dispositivo usa el nivel FAS 3: los datos del cliente van cifrados, porque el portal tiene una dirección https por nombre.',
  'problem-orders-silent': 'El dispositivo no responde a nuestras órdenes',
} as const satisfies Like<typeof source>
