import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install':
    'Sign in to the router, OpenWrt 22.03 or newer (SSH), and install openNDS (tested with 9.10; 10.x has the same settings) with the packages it needs. If one is missing, openNDS stops and the Wi-Fi is open to everyone.',
  'opennds-settings': 'Paste this so that openNDS sends guests to your welcome page.',
  'opennds-agent':
    'Install the Portico agent, which reports who is online and receives commands to disconnect guests. It only makes outgoing connections and opens no port.',
  'opennds-start':
    'Restart openNDS and the agent, and wait for the check at the end. The device turns green within seconds.',
  'opennds-undo':
    'To remove Portico from the router, run this. The Wi-Fi is then open to everyone, without a welcome page.',
  'opennds-no-packages':
    'The packages could not be installed. Check that the router has Internet access and free space, then run this again.',
  'opennds-dnsmasq':
    'The sign-in methods you chose need some domain names open before login, which requires dnsmasq-full. This replaces dnsmasq; your settings are kept, and DNS keeps working during the change.',
  'opennds-no-address': 'Nothing was changed: the router finds no IPv4 address (A record) for',
  'opennds-runs': 'openNDS is running: guests must pass the welcome page.',
  'opennds-not-running': 'openNDS IS NOT RUNNING: THE WI-FI IS OPEN TO EVERYONE. See why in the lines below:',
  'join-and-look':
    'Join this Wi-Fi with your phone. The welcome page opens automatically, and you appear under Live sessions.',
  'radius-server':
    'In the device’s RADIUS (sign-in server) settings, enter these values for both authentication and accounting (session reporting).',
  'radius-scripted':
    'The commands above already enter these values. You only need them if you set up the RADIUS server on screen.',
  'radius-page': 'Set this as the external login page; replace the parts in <> with the device’s own variables.',
  'radius-garden': 'Open these addresses to guests before sign-in (the walled garden on the device).',
  'radius-login':
    'The address of the device’s own login page, where phones send their one-time password. It must match what you entered here.',
  'radius-message-authenticator':
    'Turn on Message-Authenticator. Packets without it are ignored to prevent forgery (BlastRADIUS).',
  'radius-legacy':
    'This device is allowed to send packets without Message-Authenticator. Update its firmware, then set it back to required.',
  'radius-test':
    'To test from a computer with radclient (package freeradius-utils on Debian and Ubuntu): unknown devices get no answer, while this command must get an Access-Reject.',
  'chilli-settings':
    'If CoovaChilli was installed from a package (1.5 or newer, with /etc/chilli/defaults), run this. Your network settings and chilli.conf are kept. HS_UAMSECRET proves that a guest really comes from this device.',
  'chilli-start': 'Restart CoovaChilli.',
  'chilli-undo': 'To remove Portico, run this; your earlier settings apply again.',
  'chilli-own':
    'If you wrote chilli.conf yourself, skip the two steps above: add these lines to it, keep its network lines (dhcpif, net, dns1…), and restart.',
  'mikrotik-script':
    'RouterOS 7.15 or newer. Open the terminal in WinBox (or SSH), change “bridge” to the interface your guests use (it needs an IP address and DHCP) and paste this. If there is no hotspot, this creates one; other hotspots and the router’s name are not changed. New routers may need /system device-mode update hotspot=yes first.',
  'mikrotik-login':
    'Download the hotspot folder from Files on the router, replace login.html in it with this file, and upload the folder under the name portico. The old folder stays for other hotspots.',
  'mikrotik-undo':
    'To remove Portico, paste this. A hotspot created by the script above is deleted; one that existed before uses the profile default, and you can choose its old profile again.',
  'mikrotik-no-interface': 'The router has no such interface: change the line :local guests. Nothing was changed.',
  'mikrotik-other-radius':
    'Note: hotspots on this router also use another RADIUS server, which is asked first. See /radius print.',
  'unifi-portal':
    'In UniFi Network (5.x to 10.x): Hotspot → Landing page → External portal server, enter the IPv4 address of the welcome page (this command finds it if the page has a domain name). The field does not accept a port or path; UniFi adds the path.',
  'unifi-account':
    'Create a local administrator (local access only) without two-step sign-in and with rights on this site. Enter its name and password in the device here.',
  'unifi-key': 'Create an API key in Settings → Control Plane → Integrations and enter it in the device here.',
  'unifi-site':
    'Guests arrive at this address. The last part is the site’s internal ID (usually default), not its display name.',
  'unifi-port':
    'Note: UniFi only sends guests to port 80 or 443, but the welcome page is at this address. Put a proxy in front of it and change PORTAL_URL; until then guests do not see the welcome page.',
  'unifi-hostname':
    'Turn on Portal URL hostname (Secure portal domain) and enter this name so that it matches the certificate.',
  'omada-portal':
    'In Omada: Authentication → Portal, create a portal for the guest SSID, choose External Portal Server and enter this address.',
  'omada-garden': 'Under Authentication → Portal → Access Control, turn on Pre-Authentication Access and add these.',
  'omada-operator':
    'In Hotspot Manager, create an operator for this site (not an administrator) and enter its name and password in the device here.',
  'omada-time':
    'Omada versions count time differently. Test with one phone: if the guest is disconnected almost immediately, change the time unit in the device here to microseconds.',
  'controller-reach':
    'Our server must reach the controller at this address, and calls no other. If the address is in a private network, the operator must allow that network (GATEWAY_NETWORKS).',
  'controller-certificate':
    'If the controller uses a self-signed certificate, run this command and enter the SHA-256 fingerprint in the device here. Without it we do not send the password.',
  'meraki-splash':
    'In Meraki: Wireless → Splash page, choose Custom splash URL and enter this address. Under “Where should users go after the splash page?” choose “The URL they were trying to fetch”.',
  'meraki-click':
    'In Meraki: Wireless → Access control, choose the guest SSID and, under Splash page, Click-through. Meraki then does not report data use or when guests leave, and guests cannot be disconnected from here.',
  'meraki-sign-on':
    'In Meraki: Wireless → Access control, choose the guest SSID and, under Splash page, Sign-on with my RADIUS server. Requests come from Meraki’s cloud, so the firewall must allow its address ranges.',
  'meraki-garden':
    'Under Access control, turn on the walled garden (addresses open before sign-in) and add these. If your network does not accept names there, ask Meraki support to enable them, or enter their IP ranges.',
  'meraki-orders':
    'Meraki only accepts disconnect commands; the time and speed of guests online cannot be changed. Commands must go to your organisation’s own name (n….meraki.com in the dashboard’s address bar), UDP 3799: enter that name’s IP address under “IP address for remote disconnect (CoA)” in the device here.',
  'aruba-script':
    'Open the command line of the Aruba Instant access point and paste this, then choose the server and the external page “portico” for the guest network. On Instant On, enter the same values in its settings.',
  'aruba-certificate':
    'Install your own certificate on the access point and set the login address to the name in it; otherwise phones show a warning.',
  'cisco-script':
    'Paste this into the command line of the 9800 controller (IOS XE 17) and choose “portico” for the guest WLAN. 192.0.2.1 is the virtual address of its login page; if you have set another, keep it and enter it in the device here. On AireOS enter the same values under Security → Web Auth → Web Login Page (External).',
  'cisco-address':
    'Look up the IPv4 address of the welcome page and replace PORTAL_IPV4 below with it: the controller does not accept a name there. Update it when the address changes.',
  'cisco-port':
    'The controller only opens ports 80 and 443 of the welcome page automatically. The page uses another port, so the guest WLAN needs this access list; change “guest” to the name of your WLAN.',
  'cisco-certificate':
    'To avoid a warning on phones when the one-time password is sent, install a trusted certificate on the controller and name it: trustpoint NAME and virtual-ip ipv4 192.0.2.1 virtual-host HOST in parameter-map type webauth global.',
  'ruckus-hotspot':
    'Under Hotspot Services, create a service with this address as its Login Page and the RADIUS server just entered as Authentication Server; then choose it for the guest WLAN.',
  'cambium-guest':
    'Under WLAN → Guest Access choose External Hotspot and enter this address; choose External Portal Post and the RADIUS server just entered.',
  'fortinet-script':
    'Paste this into the FortiGate’s CLI (FortiOS 7.2.10, 7.4.5, 7.6 or newer); change “guest” to the name of your guest SSID and “wan1” to your Internet interface. The last two policies let guests use DNS and open the welcome page before they sign in; afterwards they still need your own Internet policy.',
  'smartzone-hotspot':
    'In SmartZone, create a Hotspot (WISPr) portal with this address as its external Logon URL, choose the RADIUS server just entered for authentication and accounting, and choose the portal for the guest WLAN.',
  'smartzone-northbound':
    'Under Administration → External Services → WISPr Northbound Interface, turn it on, set a user and password, and enter them in the device here. This is not the administrator’s password.',
  'smartzone-plain':
    'SmartZone encrypts the guest’s device address on the way to the welcome page; we ask it to decrypt the address. If guests are still rejected, turn the encryption off on its command line.',
  'captive-option':
    'Optional: DHCP option 114 (RFC 8910) tells phones where to check whether they are online. It contains no key, and only helps when our server sees each guest’s own address (a server inside the venue’s network). Behind NAT the answer is 404 and phones find the welcome page as usual.',
  'link-title': 'Set up the device',
  'link-lead': 'These steps contain the device’s secret keys. They open once, on this phone, for a few minutes.',
  'link-lead-day':
    'These steps contain the device’s secret keys. They open once, in this browser, and stay readable for 24 hours.',
  'link-hidden':
    'The keys are hidden because the device already uses them. To set it up again, ask whoever sent you the link to create new keys and a new link.',
  'link-open': 'Show the steps',
  'link-gone': 'This link has been used or has expired. Create a new one in the dashboard, in the device’s setup.',
  'link-mark': 'Tap a box to select all of it, then copy.',
  'link-save': 'Save as a file',
  'problem-no-address': 'The device’s address is not known yet',
  'problem-private-address': 'The address is in a private network the operator has not allowed (GATEWAY_NETWORKS)',
  'problem-unreachable': 'The controller cannot be reached',
  'problem-certificate':
    'The controller’s certificate is not trusted; if it is yours, enter this fingerprint in the device',
  'problem-sign-in-refused': 'The controller refuses the name, password or API key',
  'problem-wrong-version': 'The controller is a different version; check the type you chose',
  'problem-wrong-site': 'The controller has no such site',
  'problem-client-unknown': 'The controller does not see the guest’s phone yet',
  'problem-refused': 'The controller rejected the command',
  'problem-agent-old':
    'The Portico agent on the router is outdated and cannot change the time or speed of guests online. Open the device’s setup, install portico-agent again and restart it',
  'problem-agent-silent':
    'The Portico agent on the router (portico-agent) has not connected. Without it, time and speed limits do not apply and we cannot tell who is online. Install it from the device’s setup',
  'problem-opennds-down':
    'openNDS on the router has stopped: the Wi-Fi is open to everyone, without the welcome page. Usually PHP packages are missing (FAS levels 2 and 3); run “logread -e opennds” on the router to see why, then restart openNDS',
  'problem-opennds-silent':
    'openNDS on the router does not respond to the Portico agent. Restart openNDS on the router',
  'problem-opennds-newer':
    'openNDS on the router is newer than the newest version Portico was compared with (10.3.1). If something does not work, tell the operator of Portico this version',
  'problem-level-needs-https':
    'FAS level 3 (encrypted) needs a welcome page with an https address and a domain name. Choose level 1 for this device, or give the welcome page a domain name and a certificate',
  'opennds-level-1':
    'Level 3, which encrypts guests’ information, is not possible here because the welcome page has no https address with a domain name.',
  'opennds-level-below': 'This device uses the FAS level you chose; level 3 also works and encrypts guest data.',
  'opennds-level-3':
    'This device uses FAS level 3: guest data is encrypted, because the welcome page has an https address with a domain name.',
  'problem-orders-silent': 'The device does not respond to our commands',
  'network-where': 'On the device, create the second network here, or paste these commands.',
  'network-radius':
    'Use these values for that network’s RADIUS server, for both authentication and accounting. Turn on CoA/Disconnect so that revoking takes effect at once.',
  'network-try':
    'Install a profile on your own phone from the page that says you are online, then choose this network. It does not work? Connection check names the reason.',
  'network-passpoint':
    'For Android to install a profile with one tap, turn on Passpoint with these values. No roaming consortium is needed.',
  'network-radsec':
    'If the device is elsewhere and RADIUS crosses the Internet, wrap it in TLS (RadSec). Portico itself does not accept RadSec: run radsecproxy beside it with this configuration and a certificate for each side.',
  'network-openroaming':
    'OpenRoaming: Portico is no OpenRoaming identity provider and holds no WBA certificate, so guests of other networks are not let in through it. Announce this consortium only if you have a contract with a provider, and point its RADIUS there.',
} as const satisfies Like<typeof source>
