import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install':
    'Sign in to the router, OpenWrt 22.03 or newer (SSH), and install openNDS (tested with 9.10; 10.x has the same settings) with the packages it needs. If one is missing, openNDS stops and the Wi-Fi is open to everyone.',
  'opennds-settings': 'Paste this so that openNDS sends guests to your welcome page.',
  'opennds-agent':
    'Install the small agent that reports who is online and takes orders to disconnect. It only calls out; it opens no port.',
  'opennds-start':
    'Restart openNDS and the agent, and wait for the check at the end. The device turns green within seconds.',
  'opennds-no-packages':
    'The packages could not be installed. Check that the router has Internet access and free space, then run this again.',
  'opennds-dnsmasq':
    'The ways of signing in you chose need some names open before login, and that takes dnsmasq-full. This puts it in the place of dnsmasq; the settings stay, and the router keeps its DNS meanwhile.',
  'opennds-no-address': 'Nothing was changed: the router finds no IPv4 address (A record) for',
  'opennds-runs': 'openNDS is running: guests must pass the welcome page.',
  'opennds-not-running': 'openNDS IS NOT RUNNING: THE WI-FI IS OPEN TO EVERYONE. The lines below say why:',
  'join-and-look':
    'Join this Wi-Fi with your phone. The welcome page opens by itself, and you see yourself among the guests online.',
  'radius-server': 'In the device’s RADIUS settings, enter these values for both authentication and accounting.',
  'radius-page': 'Set this as the external login page; replace the parts in <> by the device’s own variables.',
  'radius-garden': 'Allow this address before sign-in (walled garden).',
  'radius-login':
    'The address of the device’s own login page, where the phone brings its one-time password. It must match what you entered here.',
  'radius-message-authenticator':
    'Switch Message-Authenticator on. Packets without it are ignored, against forgery (BlastRADIUS).',
  'radius-legacy':
    'This device may send packets without Message-Authenticator. Update its firmware, then set it back to required.',
  'radius-test':
    'To try it from a computer with radclient: strangers get no answer, this command must get an Access-Reject.',
  'chilli-settings':
    'Where CoovaChilli came as a package (1.5 or newer, with /etc/chilli/defaults), run this. Your network settings and your chilli.conf stay as they are. HS_UAMSECRET is how we know that a guest really comes from this device.',
  'chilli-start': 'Restart CoovaChilli.',
  'chilli-own':
    'If you wrote chilli.conf yourself, skip the two steps above: add these lines to it, keep its lines about the network (dhcpif, net, dns1…), and restart.',
  'mikrotik-script':
    'RouterOS 7.15 or newer. Open the terminal in WinBox (or SSH), change “bridge” to the interface your guests are on (it needs an IP address and DHCP) and paste this. Where there is no hotspot it makes one; other hotspots and the router’s name stay as they are. New routers may want /system device-mode update hotspot=yes first.',
  'mikrotik-login':
    'Download the folder hotspot from the router’s Files, replace login.html in it by this file, and upload the folder under the name portico. The old folder stays for other hotspots.',
  'mikrotik-no-interface': 'The router has no such interface: change the line :local guests. Nothing was changed.',
  'mikrotik-other-radius':
    'Mind: hotspots on this router also use another RADIUS server, and it is asked first. See /radius print.',
  'unifi-portal':
    'In UniFi Network (5.x to 10.x): Hotspot → Landing page → External portal server, enter the portal’s IPv4 address (the command tells it where the portal has a name). The field takes no port and no path; UniFi adds the path itself.',
  'unifi-account':
    'Make a local administrator (local access only) without two-step sign-in and with rights on this site. Enter its name and password in the device here.',
  'unifi-key': 'Make an API key in Settings → Control Plane → Integrations and enter it in the device here.',
  'unifi-site':
    'Guests will arrive at this address. Its last part is the site’s internal name (usually default), not the name you see.',
  'unifi-port':
    'Mind: UniFi sends guests to port 80 or 443 only, and the portal is at this address. Put a proxy in front of it and change PORTAL_URL; until then guests do not see the welcome page.',
  'unifi-hostname':
    'Switch on Portal URL hostname (Secure portal domain) and enter this name, so that phones meet the name in the certificate.',
  'omada-portal': 'In Omada: Authentication → Portal → External Portal Server, enter this address.',
  'omada-operator':
    'In the Hotspot Manager make an operator for this site (not an administrator) and enter its name and password in the device here.',
  'omada-time':
    'Releases of Omada count time differently. Try it with one phone: if the guest is cut off almost at once, change the unit of time in the device here to microseconds.',
  'controller-reach':
    'Our server must reach the controller at this address, and calls no other. If it lies in a private network, the operator of this installation must open that network (GATEWAY_NETWORKS).',
  'controller-certificate':
    'If the controller made its own certificate, run this command and enter the SHA-256 fingerprint in the device here. Without it no password leaves us.',
  'meraki-splash':
    'In Meraki: Wireless → Splash page, choose Custom splash URL and enter this address. Under “Where should users go after the splash page?” choose “The URL they were trying to fetch”.',
  'meraki-click':
    'Choose Click-through. Meraki then tells neither how much guests use nor when they leave, and guests cannot be disconnected from here.',
  'meraki-sign-on':
    'Choose Sign-on with my RADIUS server. Requests come from Meraki’s cloud, so the firewall must allow its address ranges.',
  'meraki-garden':
    'Under Access control switch the walled garden on and add these. If your network takes no names there, ask Meraki support to enable them, or enter the addresses (IP ranges) of these names.',
  'meraki-orders':
    'Meraki takes orders to disconnect only; the time and speed of guests online cannot be changed. Orders must go to your organisation’s own name (n….meraki.com in the dashboard’s address bar), UDP 3799: enter the IP address of that name as the address for orders in the device here.',
  'aruba-script':
    'Open the command line of the Aruba Instant access point and paste this, then choose the server and the external page “portico” for the guest network. On Instant On enter the same values on its screens.',
  'aruba-certificate':
    'Install a certificate of your own on the access point and set the login address to the name in it; otherwise phones warn.',
  'cisco-script':
    'Paste this into the command line of the 9800 controller (IOS XE 17) and choose “portico” for the guest WLAN. 192.0.2.1 is the virtual address of its login page; if you have set another, keep it and enter it in the device here. On AireOS enter the same values under Security → Web Auth → Web Login Page (External).',
  'cisco-address':
    'Look up the portal’s IPv4 address and put it in the place of PORTAL_IPV4 below: the controller takes no name there. Change it when the address changes.',
  'cisco-port':
    'The controller opens ports 80 and 443 of the portal by itself. The portal is on another, so the guest WLAN needs this access list; change “guest” to the name of your WLAN.',
  'cisco-certificate':
    'So that phones do not warn when the one-time password is sent, install a trusted certificate on the controller and name it: trustpoint NAME and virtual-ip ipv4 192.0.2.1 virtual-host HOST in parameter-map type webauth global.',
  'ruckus-hotspot':
    'Under Hotspot Services make a new service with this address as its Login Page and the RADIUS server just entered as Authentication Server; then choose it for the guest WLAN.',
  'cambium-guest':
    'Under WLAN → Guest Access choose External Hotspot and enter this address; choose External Portal Post and the RADIUS server just entered.',
  'fortinet-script':
    'Paste this into the FortiGate’s CLI (FortiOS 7.2.10, 7.4.5, 7.6 or newer); change “guest” to the name of your guest SSID and “wan1” to your Internet interface. The last two policies let guests use DNS and reach the portal before they sign in; afterwards they still need your own policy to the Internet.',
  'smartzone-hotspot':
    'In SmartZone make a Hotspot (WISPr) portal with this address as its external Logon URL, choose the RADIUS server just entered for authentication and accounting, and choose the portal for the guest WLAN.',
  'smartzone-northbound':
    'Under Administration → External Services → WISPr Northbound Interface switch it on, set a user and password, and enter them in the device here. It is not the administrator’s password.',
  'smartzone-plain':
    'SmartZone encrypts the guest’s device address on the way to the portal; we have it decrypt that itself. If guests are still turned away, switch the encryption off on its command line.',
  'captive-option':
    'Optional: DHCP option 114 (RFC 8910) tells phones where to ask whether they are online. It holds no key, and helps only where our server sees each guest’s own address (a server inside the venue’s network); behind NAT the answer is 404 and phones notice the welcome page as usual.',
  'link-title': 'Set up the device',
  'link-lead': 'These steps hold the device’s secret keys. They open once, on this phone, for a few minutes.',
  'link-open': 'Show the steps',
  'link-gone': 'This link has been used or its time is over. Make a new one in the dashboard, in the device’s set-up.',
  'link-mark': 'Tap a box to mark all of it, then copy.',
  'link-save': 'Save as a file',
  'problem-no-address': 'The device’s address is not known yet',
  'problem-private-address': 'The address lies in a private network the operator has not opened (GATEWAY_NETWORKS)',
  'problem-unreachable': 'The controller cannot be reached',
  'problem-certificate':
    'The controller’s certificate is not trusted; if it is yours, enter this fingerprint in the device',
  'problem-sign-in-refused': 'The controller refuses the name, password or API key',
  'problem-wrong-version': 'The controller answers like another version; check the kind you chose',
  'problem-wrong-site': 'The controller has no such site',
  'problem-client-unknown': 'The controller does not see the guest’s device yet',
  'problem-refused': 'The controller refused the order',
  'problem-agent-old':
    'The Portico program on the router is an old one and cannot change the time or speed of guests online. Open the device’s set-up, install portico-agent again and restart it',
  'problem-agent-silent':
    'The Portico program on the router (portico-agent) has not called. Without it no time or speed limit holds, and nobody can tell who is online. Install it from the device’s set-up',
  'problem-opennds-down':
    'openNDS on the router has stopped: the Wi-Fi is open to everybody, without the welcome page. Usually PHP packages are missing (FAS levels 2 and 3); run “logread -e opennds” on the router to see why, then restart openNDS',
  'problem-opennds-silent': 'openNDS on the router does not answer the Portico program. Restart openNDS on the router',
  'problem-opennds-newer':
    'openNDS on the router is newer than the newest version Portico was compared with (10.3.1). If something does not work, tell the operator of Portico this version',
  'problem-level-needs-https':
    'FAS level 3 needs a portal with an https address by name. Choose level 1 for this device, or give the portal a name and a certificate',
  'opennds-level-1':
    'This device uses FAS level 1, because the portal has no https address by name, which level 3 needs.',
  'opennds-level-below':
    'This device uses the FAS level you chose; level 3 would work as well and encrypts what is said about guests.',
  'opennds-level-3':
    'This device uses FAS level 3: what is said about guests is encrypted, because the portal has an https address by name.',
  'problem-orders-silent': 'The device does not answer our orders',
} as const satisfies Like<typeof source>
