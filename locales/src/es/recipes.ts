import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install':
    'Inicia sesión en el router, OpenWrt 22.03 o posterior (SSH), e instala openNDS (probado con 9.10; 10.x tiene los mismos ajustes) con los paquetes que necesita. Si falta uno, openNDS se detiene y el Wi-Fi queda abierto a todos.',
  'opennds-settings': 'Pega esto para que openNDS lleve a los clientes a tu página de bienvenida.',
  'opennds-agent':
    'Instala el agente de Portico, que informa de quién está conectado y recibe comandos de desconexión. Solo hace conexiones salientes y no abre ningún puerto.',
  'opennds-start':
    'Reinicia openNDS y el agente y espera la comprobación final. El dispositivo se pone verde en segundos.',
  'opennds-undo':
    'Para quitar Portico del router, ejecuta esto. La Wi-Fi queda entonces abierta a todos, sin página de bienvenida.',
  'opennds-no-packages':
    'No se pudieron instalar los paquetes. Comprueba que el router tiene Internet y espacio libre y ejecútalo de nuevo.',
  'opennds-dnsmasq':
    'Las formas de acceso que elegiste necesitan algunos nombres de dominio abiertos antes de entrar, y eso requiere dnsmasq-full. Esto lo pone en lugar de dnsmasq; los ajustes se conservan y el router no pierde el DNS.',
  'opennds-no-address': 'No se ha cambiado nada: el router no encuentra ninguna dirección IPv4 (registro A) para',
  'opennds-runs': 'openNDS está en marcha: los clientes deben pasar por la página de bienvenida.',
  'opennds-not-running':
    'openNDS NO ESTÁ EN MARCHA: EL WI-FI ESTÁ ABIERTO A TODOS. Las líneas siguientes dicen por qué:',
  'join-and-look':
    'Conéctate a este Wi-Fi con tu teléfono. La página de bienvenida se abre sola y te verás en Clientes en línea.',
  'radius-server':
    'En los ajustes RADIUS (servidor de autenticación) del dispositivo, introduce estos valores para la autenticación y el registro de sesiones (accounting).',
  'radius-scripted':
    'Los comandos de arriba ya introducen estos valores. Solo los necesitas si configuras el servidor RADIUS en pantalla.',
  'radius-page':
    'Pon esta dirección como página de acceso externa; sustituye lo que va entre <> por las variables del dispositivo.',
  'radius-garden':
    'Abre estas direcciones a los clientes antes de que inicien sesión (el walled garden del dispositivo).',
  'radius-login':
    'La dirección de la página de acceso del propio dispositivo, adonde el teléfono envía su contraseña de un solo uso. Debe coincidir con la que indicaste aquí.',
  'radius-message-authenticator':
    'Activa Message-Authenticator. Los paquetes sin él se ignoran para evitar falsificaciones (BlastRADIUS).',
  'radius-legacy':
    'Este dispositivo puede enviar paquetes sin Message-Authenticator. Actualiza su firmware y vuelve a ponerlo como obligatorio.',
  'radius-test':
    'Para probarlo desde un equipo con radclient (paquete freeradius-utils en Debian y Ubuntu): los dispositivos desconocidos no reciben respuesta; este comando debe recibir un Access-Reject.',
  'chilli-settings':
    'Si CoovaChilli se instaló como paquete (1.5 o posterior, con /etc/chilli/defaults), ejecuta esto. Tus ajustes de red y tu chilli.conf no cambian. Con HS_UAMSECRET sabemos que un cliente viene de verdad de este dispositivo.',
  'chilli-start': 'Reinicia CoovaChilli.',
  'chilli-undo': 'Para quitar Portico, ejecuta esto; vuelve a valer la configuración anterior.',
  'chilli-own':
    'Si escribiste tú mismo chilli.conf, omite los dos pasos anteriores: añade estas líneas, conserva las de red (dhcpif, net, dns1…) y reinicia.',
  'mikrotik-script':
    'RouterOS 7.15 o posterior. Abre el terminal en WinBox (o SSH), cambia «bridge» por la interfaz de tus clientes (necesita dirección IP y DHCP) y pega esto. Si no hay hotspot, lo crea; los demás hotspots y el nombre del router no cambian. Los routers nuevos pueden pedir antes /system device-mode update hotspot=yes.',
  'mikrotik-login':
    'Descarga la carpeta hotspot de Files del router, sustituye su login.html por este archivo y sube la carpeta con el nombre portico. La carpeta anterior queda para otros hotspots.',
  'mikrotik-undo':
    'Para quitar Portico, pega esto. El hotspot creado por el script de arriba se borra; el que ya existía pasa a usar el perfil default, y puedes volver a elegir su perfil anterior.',
  'mikrotik-no-interface': 'El router no tiene esa interfaz: cambia la línea :local guests. No se ha cambiado nada.',
  'mikrotik-other-radius':
    'Atención: los hotspots de este router usan además otro servidor RADIUS, que se consulta primero. Mira /radius print.',
  'unifi-portal':
    'En UniFi Network (5.x a 10.x): Hotspot → Landing page → External portal server, escribe la dirección IPv4 de la página de bienvenida (este comando la muestra si la página tiene un nombre de dominio). El campo no admite puerto ni ruta; UniFi añade la ruta.',
  'unifi-account':
    'Crea un administrador local (local access only) sin verificación en dos pasos y con permisos en este sitio. Escribe su nombre y contraseña en el dispositivo aquí.',
  'unifi-key': 'Crea una clave de API en Settings → Control Plane → Integrations y escríbela en el dispositivo aquí.',
  'unifi-site':
    'Los clientes llegarán a esta dirección. La última parte es el identificador interno del sitio (normalmente default), no el nombre que se muestra.',
  'unifi-port':
    'Atención: UniFi solo lleva a los clientes al puerto 80 o 443, y la página de bienvenida está en esta dirección. Pon un proxy delante y cambia PORTAL_URL; hasta entonces los clientes no verán la página de bienvenida.',
  'unifi-hostname':
    'Activa Portal URL hostname (Secure portal domain) y escribe este nombre, para que los teléfonos vean el nombre del certificado.',
  'omada-portal':
    'En Omada: Authentication → Portal, crea un portal para el SSID de los clientes, elige External Portal Server y escribe esta dirección.',
  'omada-garden': 'En Authentication → Portal → Access Control, activa Pre-Authentication Access y añade estos.',
  'omada-operator':
    'En Hotspot Manager crea un operador para este sitio (no un administrador) y escribe su nombre y contraseña en el dispositivo aquí.',
  'omada-time':
    'Las versiones de Omada cuentan el tiempo de forma distinta. Prueba con un teléfono: si el cliente se desconecta casi al instante, cambia aquí la unidad de tiempo a microsegundos.',
  'controller-reach':
    'Nuestro servidor debe alcanzar el controlador en esta dirección, y no llama a ninguna otra. Si está en una red privada, el operador debe permitir esa red (GATEWAY_NETWORKS).',
  'controller-certificate':
    'Si el controlador usa un certificado autofirmado, ejecuta este comando y escribe la huella SHA-256 en el dispositivo aquí. Sin ella no enviamos la contraseña.',
  'meraki-splash':
    'En Meraki: Wireless → Splash page, elige Custom splash URL y escribe esta dirección. En «Where should users go after the splash page?» elige «The URL they were trying to fetch».',
  'meraki-click':
    'En Meraki: Wireless → Access control, elige el SSID de los clientes y, en Splash page, Click-through. Así Meraki no informa de cuánto usan los clientes ni de cuándo se van, y no se les puede desconectar desde aquí.',
  'meraki-sign-on':
    'En Meraki: Wireless → Access control, elige el SSID de los clientes y, en Splash page, Sign-on with my RADIUS server. Las peticiones vienen de la nube de Meraki, así que el cortafuegos debe permitir sus rangos de direcciones.',
  'meraki-garden':
    'En Access control activa Walled garden y añade estos. Si tu red no admite nombres ahí, pide al soporte de Meraki que los active o escribe sus rangos de IP.',
  'meraki-orders':
    'Meraki solo acepta comandos de desconexión; el tiempo y la velocidad de quien está en línea no se pueden cambiar. Deben ir al nombre propio de tu organización (n….meraki.com en la barra de direcciones del panel), UDP 3799: escribe la dirección IP de ese nombre en «Dirección IP para desconexión remota (CoA)» del dispositivo aquí.',
  'aruba-script':
    'Abre la línea de comandos del punto de acceso Aruba Instant y pega esto; luego elige el servidor y la página externa «portico» para la red de clientes. En Instant On escribe los mismos valores en sus ajustes.',
  'aruba-certificate':
    'Instala un certificado propio en el punto de acceso y pon la dirección de acceso con el nombre que figura en él; si no, los teléfonos muestran una advertencia.',
  'cisco-script':
    'Pega esto en la línea de comandos del controlador 9800 (IOS XE 17) y elige «portico» para la WLAN de los clientes. 192.0.2.1 es la dirección virtual de su página de acceso; si ya tienes otra, consérvala y escríbela en el dispositivo aquí. En AireOS escribe los mismos valores en Security → Web Auth → Web Login Page (External).',
  'cisco-address':
    'Busca la dirección IPv4 de la página de bienvenida y ponla en lugar de PORTAL_IPV4 más abajo: ahí el controlador no admite nombres. Cámbiala si la dirección cambia.',
  'cisco-port':
    'El controlador solo abre por sí mismo los puertos 80 y 443 de la página de bienvenida. Esta usa otro puerto, así que la WLAN de los clientes necesita esta lista de acceso; cambia «guest» por el nombre de tu WLAN.',
  'cisco-certificate':
    'Para que los teléfonos no muestren una advertencia al enviar la contraseña de un solo uso, instala un certificado de confianza en el controlador e indícalo: trustpoint NAME y virtual-ip ipv4 192.0.2.1 virtual-host HOST en parameter-map type webauth global.',
  'ruckus-hotspot':
    'En Hotspot Services crea un servicio con esta dirección como Login Page y el servidor RADIUS recién introducido como Authentication Server; luego elígelo para la WLAN de los clientes.',
  'cambium-guest':
    'En WLAN → Guest Access elige External Hotspot y escribe esta dirección; elige External Portal Post y el servidor RADIUS recién introducido.',
  'fortinet-script':
    'Pega esto en la CLI del FortiGate (FortiOS 7.2.10, 7.4.5, 7.6 o posterior); cambia «guest» por el SSID de tus clientes y «wan1» por tu interfaz de Internet. Las dos últimas políticas permiten DNS y la página de bienvenida antes de entrar; después los clientes siguen necesitando tu propia política hacia Internet.',
  'smartzone-hotspot':
    'En SmartZone crea un portal Hotspot (WISPr) con esta dirección como Logon URL externa, elige el servidor RADIUS recién introducido para la autenticación y el registro de sesiones (accounting), y asigna el portal a la WLAN de los clientes.',
  'smartzone-northbound':
    'En Administration → External Services → WISPr Northbound Interface, actívala, pon un usuario y una contraseña y escríbelos en el dispositivo aquí. No es la contraseña de administrador.',
  'smartzone-plain':
    'SmartZone cifra la dirección del dispositivo de camino a la página de bienvenida; le pedimos que la descifre. Si aún rechaza clientes, desactiva el cifrado en su línea de comandos.',
  'captive-option':
    'Opcional: la opción 114 de DHCP (RFC 8910) indica a los teléfonos dónde preguntar si están en línea. No contiene ninguna clave y solo ayuda si nuestro servidor ve la dirección propia de cada cliente (servidor dentro de la red del local); detrás de NAT la respuesta es 404 y los teléfonos detectan la página de bienvenida como siempre.',
  'link-title': 'Instalar el dispositivo',
  'link-lead':
    'Estos pasos contienen las claves secretas del dispositivo. Se abren una sola vez, en este teléfono, durante unos minutos.',
  'link-lead-day':
    'Estos pasos contienen las claves secretas del dispositivo. Se abren una sola vez, en este navegador, y se pueden leer durante 24 horas.',
  'link-hidden':
    'Las claves no se muestran porque el dispositivo ya las usa. Para configurarlo de nuevo, pida a quien le envió el enlace que cree claves nuevas y un enlace nuevo.',
  'link-open': 'Ver los pasos',
  'link-gone': 'Este enlace ya se usó o ha caducado. Crea otro en el panel, en la instalación del dispositivo.',
  'link-mark': 'Toca un recuadro para seleccionarlo todo y cópialo.',
  'link-save': 'Guardar como archivo',
  'problem-no-address': 'Aún no se conoce la dirección del dispositivo',
  'problem-private-address': 'La dirección está en una red privada que el operador no ha permitido (GATEWAY_NETWORKS)',
  'problem-unreachable': 'No se puede acceder al controlador',
  'problem-certificate':
    'El certificado del controlador no es de confianza; si es el tuyo, escribe esta huella en el dispositivo',
  'problem-sign-in-refused': 'El controlador rechaza el nombre, la contraseña o la clave de API',
  'problem-wrong-version': 'El controlador es de otra versión; revisa el tipo elegido',
  'problem-wrong-site': 'El controlador no tiene ese sitio',
  'problem-client-unknown': 'El controlador aún no ve el teléfono del cliente',
  'problem-refused': 'El controlador rechazó el comando',
  'problem-agent-old':
    'El agente de Portico del router es antiguo y no puede cambiar el tiempo ni la velocidad de quien está en línea. Abre la instalación del dispositivo, instala otra vez portico-agent y reinícialo',
  'problem-agent-silent':
    'El agente de Portico del router (portico-agent) no se ha conectado. Sin él no se aplican los límites de tiempo ni de velocidad y no se sabe quién está en línea. Instálalo con los pasos de instalación del dispositivo',
  'problem-opennds-down':
    'openNDS se ha detenido en el router: el Wi-Fi está abierto a todos, sin página de bienvenida. Suele faltar algún paquete de PHP (niveles FAS 2 y 3); ejecuta «logread -e opennds» en el router para ver la causa y reinicia openNDS',
  'problem-opennds-silent': 'openNDS no responde al agente de Portico en el router. Reinicia openNDS en el router',
  'problem-opennds-newer':
    'openNDS en el router es más reciente que la última versión con la que se comparó Portico (10.3.1). Si algo no funciona, indica esta versión al operador de Portico',
  'problem-level-needs-https':
    'El nivel FAS 3 (cifrado) necesita una página de bienvenida con dirección https y nombre de dominio. Elige el nivel 1 para este dispositivo o da a la página de bienvenida un nombre de dominio y un certificado',
  'opennds-level-1':
    'El nivel 3, que cifra los datos de los clientes, no es posible aquí porque la página de bienvenida no tiene una dirección https con nombre de dominio.',
  'opennds-level-below':
    'Este dispositivo usa el nivel FAS elegido; el nivel 3 también funcionaría y cifra los datos de los clientes.',
  'opennds-level-3':
    'Este dispositivo usa el nivel FAS 3: los datos de los clientes van cifrados, porque la página de bienvenida tiene una dirección https con nombre de dominio.',
  'problem-orders-silent': 'El dispositivo no responde a nuestros comandos',
  'network-where': 'En el dispositivo, crea aquí la segunda red, o pega estos comandos.',
  'network-radius':
    'Usa estos valores para el servidor RADIUS de esa red, tanto en la autenticación como en el registro de sesiones (accounting). Activa CoA/Disconnect para que las revocaciones surtan efecto al momento.',
  'network-try':
    'Instala un perfil en tu teléfono desde la página que dice que estás en línea y elige esta red. ¿No funciona? Diagnóstico indica por qué.',
  'network-passpoint':
    'Para que Android instale el perfil con un toque, activa Passpoint con estos valores. No hace falta consorcio de itinerancia.',
  'network-radsec':
    'Si el dispositivo está en otro lugar y RADIUS cruza Internet, envuélvelo en TLS (RadSec). Portico no acepta RadSec por sí mismo: ejecuta radsecproxy a su lado con esta configuración y un certificado por lado.',
  'network-openroaming':
    'OpenRoaming: Portico no es proveedor de identidad de OpenRoaming ni tiene certificado de la WBA, así que los clientes de otras redes no entran por él. Anuncia este consorcio solo si tienes contrato con un proveedor, y dirige su RADIUS allí.',
} as const satisfies Like<typeof source>
