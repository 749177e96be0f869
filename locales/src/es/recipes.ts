import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install':
    'Inicia sesión en el router, OpenWrt 22.03 o posterior (SSH), e instala openNDS (probado con 9.10; 10.x tiene los mismos ajustes) con los paquetes que necesita. Si falta uno, openNDS se detiene y el Wi-Fi queda abierto a todos.',
  'opennds-settings': 'Pega esto para que openNDS lleve a los clientes a tu página de bienvenida.',
  'opennds-agent':
    'Instala el pequeño agente que informa de quién está conectado y recibe comandos de desconexión. Solo llama hacia fuera; no abre ningún puerto.',
  'opennds-start':
    'Reinicia openNDS y el agente y espera la comprobación final. El dispositivo se pone verde en segundos.',
  'opennds-no-packages':
    'No se pudieron instalar los paquetes. Comprueba que el router tiene Internet y espacio libre y ejecútalo de nuevo.',
  'opennds-dnsmasq':
    'Las formas de acceso que elegiste necesitan algunos nombres abiertos antes de entrar, y eso requiere dnsmasq-full. Esto lo pone en lugar de dnsmasq; los ajustes se conservan y el router no pierde el DNS.',
  'opennds-no-address': 'No se ha cambiado nada: el router no encuentra ninguna dirección IPv4 (registro A) para',
  'opennds-runs': 'openNDS está en marcha: los invitados deben pasar por la página de bienvenida.',
  'opennds-not-running':
    'openNDS NO ESTÁ EN MARCHA: EL WI-FI ESTÁ ABIERTO A TODOS. Las líneas siguientes dicen por qué:',
  'join-and-look':
    'Conéctate a este Wi-Fi con tu móvil. La página de bienvenida se abre sola y te verás entre los clientes conectados.',
  'radius-server':
    'En los ajustes RADIUS del dispositivo, introduce estos valores para autenticación y registro de sesiones (accounting).',
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
    'Si CoovaChilli se instaló como paquete (1.5 o posterior, con /etc/chilli/defaults), ejecuta esto. Tus ajustes de red y tu chilli.conf no cambian. Con HS_UAMSECRET sabemos que un invitado viene de verdad de este dispositivo.',
  'chilli-start': 'Reinicie CoovaChilli.',
  'chilli-own':
    'Si escribiste tú mismo chilli.conf, omite los dos pasos anteriores: añade estas líneas, conserva las de red (dhcpif, net, dns1…) y reinicia.',
  'mikrotik-script':
    'RouterOS 7.15 o posterior. Abre el terminal en WinBox (o SSH), cambia “bridge” por la interfaz de tus invitados (necesita dirección IP y DHCP) y pega esto. Si no hay hotspot, lo crea; los demás hotspots y el nombre del router no cambian. Los routers nuevos pueden pedir antes /system device-mode update hotspot=yes.',
  'mikrotik-login':
    'Descarga la carpeta hotspot de Files del router, sustituye su login.html por este archivo y sube la carpeta con el nombre portico. La carpeta anterior queda para otros hotspots.',
  'mikrotik-no-interface': 'El router no tiene esa interfaz: cambia la línea :local guests. No se ha cambiado nada.',
  'mikrotik-other-radius':
    'Atención: los hotspots de este router usan además otro servidor RADIUS, que se consulta primero. Mira /radius print.',
  'unifi-portal':
    'En UniFi Network (5.x a 10.x): Hotspot → Landing page → External portal server, escribe la dirección IPv4 de la página de bienvenida (el comando la dice si la página de bienvenida tiene nombre). El campo no admite puerto ni ruta; UniFi añade la ruta.',
  'unifi-account':
    'Cree un administrador local (local access only) sin verificación en dos pasos y con permisos en este sitio. Escriba su nombre y contraseña en el dispositivo aquí.',
  'unifi-key': 'Cree una clave API en Settings → Control Plane → Integrations y escríbala en el dispositivo aquí.',
  'unifi-site':
    'Los clientes llegarán a esta dirección. La última parte es el nombre interno del sitio (normalmente default), no el que se muestra.',
  'unifi-port':
    'Atención: UniFi solo lleva a los invitados al puerto 80 o 443, y la página de bienvenida está en esta dirección. Pon un proxy delante y cambia PORTAL_URL; hasta entonces los invitados no verán la página.',
  'unifi-hostname':
    'Activa Portal URL hostname (Secure portal domain) y escribe este nombre, para que los teléfonos vean el nombre del certificado.',
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
  'meraki-sign-on':
    'Elija Sign-on with my RADIUS server. Las peticiones vienen de la nube de Meraki; el cortafuegos debe permitir sus rangos.',
  'meraki-garden':
    'En Access control activa Walled garden y añade estos. Si tu red no admite nombres ahí, pide al soporte de Meraki que los active o escribe sus rangos de IP.',
  'meraki-orders':
    'Meraki solo acepta comandos de desconexión; el tiempo y la velocidad de quien está en línea no se pueden cambiar. Deben ir al nombre propio de tu organización (n….meraki.com en la barra de direcciones del panel), UDP 3799: escribe la dirección IP de ese nombre como dirección de órdenes del dispositivo.',
  'aruba-script':
    'Abra la línea de órdenes del punto de acceso Aruba Instant y pegue esto; luego elija el servidor y la página externa “portico” para la red de clientes. En Instant On escriba los mismos valores en sus pantallas.',
  'aruba-certificate':
    'Instale un certificado suyo en el punto de acceso y ponga la dirección de acceso con el nombre que figura en él; si no, los teléfonos avisan.',
  'cisco-script':
    'Pega esto en la línea de comandos del controlador 9800 (IOS XE 17) y elige “portico” para la WLAN de invitados. 192.0.2.1 es la dirección virtual de su página de acceso; si ya tienes otra, consérvala y escríbela en el dispositivo. En AireOS escribe los mismos valores en Security → Web Auth → Web Login Page (External).',
  'cisco-address':
    'Busca la dirección IPv4 de la página de bienvenida y ponla en lugar de PORTAL_IPV4 más abajo: ahí el controlador no admite nombres. Cámbiala si la dirección cambia.',
  'cisco-port':
    'El controlador abre por sí mismo los puertos 80 y 443 de la página de bienvenida. La página de bienvenida está en otro, así que la WLAN de invitados necesita esta lista de acceso; cambia “guest” por el nombre de tu WLAN.',
  'cisco-certificate':
    'Para que los teléfonos no avisen al enviar la contraseña de un solo uso, instala un certificado de confianza en el controlador e indícalo: trustpoint NAME y virtual-ip ipv4 192.0.2.1 virtual-host HOST en parameter-map type webauth global.',
  'ruckus-hotspot':
    'En Hotspot Services cree un servicio con esta dirección como Login Page y el servidor RADIUS recién escrito como Authentication Server; luego elíjalo para la WLAN de clientes.',
  'cambium-guest':
    'En WLAN → Guest Access elija External Hotspot y escriba esta dirección; elija External Portal Post y el servidor RADIUS recién escrito.',
  'fortinet-script':
    'Pega esto en la CLI del FortiGate (FortiOS 7.2.10, 7.4.5, 7.6 o posterior); cambia “guest” por tu SSID de invitados y “wan1” por tu interfaz de Internet. Las dos últimas políticas permiten DNS y la página de bienvenida antes de entrar; después los invitados siguen necesitando tu política hacia Internet.',
  'smartzone-hotspot':
    'En SmartZone crea un portal Hotspot (WISPr) con esta dirección como Logon URL externa, elige el servidor RADIUS recién introducido para autenticación y registro de sesiones (accounting), y asígnalo a la WLAN de invitados.',
  'smartzone-northbound':
    'En Administration → External Services → WISPr Northbound Interface actívalo, pon usuario y contraseña e introdúcelos aquí en el dispositivo. No es la contraseña de administrador.',
  'smartzone-plain':
    'SmartZone cifra la dirección del dispositivo de camino a la página de bienvenida; le pedimos que la descifre. Si aún rechaza clientes, desactiva el cifrado en su línea de comandos.',
  'captive-option':
    'Opcional: la opción 114 de DHCP (RFC 8910) indica a los teléfonos dónde preguntar si están en línea. No contiene ninguna clave y solo ayuda si nuestro servidor ve la dirección propia de cada invitado (servidor dentro de la red del local); detrás de NAT la respuesta es 404 y los teléfonos detectan la página como siempre.',
  'link-title': 'Configurar el dispositivo',
  'link-lead':
    'Estos pasos contienen las claves secretas del dispositivo. Se abren una vez, en este móvil, durante unos minutos.',
  'link-open': 'Ver los pasos',
  'link-gone': 'Este enlace ya se usó o ha vencido. Crea otro en el panel, en la configuración del dispositivo.',
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
  'problem-refused': 'El controlador rechazó el comando',
  'problem-agent-old':
    'El programa Portico del router es antiguo y no puede cambiar el tiempo ni la velocidad de quien está en línea. Abre la configuración del dispositivo, instala otra vez portico-agent y reinícialo',
  'problem-agent-silent':
    'El programa de Portico en el router (portico-agent) no ha llamado. Sin él no se aplica ningún límite de tiempo ni de velocidad y nadie sabe quién está conectado. Instálelo desde la configuración del dispositivo',
  'problem-opennds-down':
    'openNDS se ha detenido en el router: la Wi-Fi está abierta para todos, sin página de bienvenida. Suele faltar algún paquete de PHP (niveles FAS 2 y 3); ejecute «logread -e opennds» en el router para ver la causa y reinicie openNDS',
  'problem-opennds-silent': 'openNDS no responde al programa de Portico en el router. Reinicie openNDS en el router',
  'problem-opennds-newer':
    'openNDS en el router es más reciente que la última versión con la que se comparó Portico (10.3.1). Si algo no funciona, indique esta versión al operador de Portico',
  'problem-level-needs-https':
    'El nivel FAS 3 necesita una página de bienvenida con dirección https por nombre. Elija el nivel 1 para este dispositivo o dé a la página de bienvenida un nombre y un certificado',
  'opennds-level-1':
    'Este dispositivo usa el nivel FAS 1, porque la página de bienvenida no tiene una dirección https por nombre, que el nivel 3 necesita.',
  'opennds-level-below':
    'Este dispositivo usa el nivel FAS elegido; el nivel 3 también funcionaría y cifra los datos de los clientes.',
  'opennds-level-3':
    'Este dispositivo usa el nivel FAS 3: los datos del cliente van cifrados, porque la página de bienvenida tiene una dirección https por nombre.',
  'problem-orders-silent': 'El dispositivo no responde a nuestros comandos',
} as const satisfies Like<typeof source>
