type Fields = {
  mac: string
  ip?: string
  state?: 'Preauthenticated' | 'Authenticated'
  clientType?: 'cpd_can' | 'cpi_url' | 'cpi_api' | 'preemptive'
  custom?: string
  kbps?: number
  downloadKb?: number
}

/** The fields of one client, in the order and by the format strings of openNDS 10's src/util.c, ndsctl_json_client(). */
function lines(client: Fields): string[] {
  const { mac, ip = '192.168.1.70', state = 'Authenticated', clientType = 'cpd_can' } = client
  const isIn = state === 'Authenticated'
  const { custom = isIn ? 'bmE=' : 'none', kbps = 0, downloadKb = 0 } = client
  const rate = (way: string) => [
    `"${way}_rate_limit_threshold":"${kbps || 'null'}"`,
    `"${way}_packet_rate":"${kbps ? kbps * 5 : 'null'}"`,
    `"${way}_bucket_size":"${kbps ? 5 : 'null'}"`,
  ]
  return [
    '"gatewayname":"Caf%c3%a9%20Node%3a7a8e85c06181%20"',
    '"gatewayaddress":"192.168.1.1:2050"',
    '"gatewayfqdn":"status.client"',
    '"version":"10.3.1"',
    `"client_type":"${clientType}"`,
    `"mac":"${mac}"`,
    `"ip":"${ip}"`,
    '"clientif":"phy0-ap0"',
    `"session_start":"${isIn ? '1795235886' : '0'}"`,
    `"session_end":"${isIn ? '1795264686' : 'null'}"`,
    '"last_active":"1795235887"',
    '"token":"760e1e72"',
    `"state":"${state}"`,
    `"custom":"${custom}"`,
    ...rate('download'),
    ...rate('upload'),
    '"download_quota":"null"',
    '"upload_quota":"null"',
    `"download_this_session":"${downloadKb}"`,
    '"download_session_avg":"24035.32"',
    '"upload_this_session":"3"',
    '"upload_session_avg":"31.26"',
  ]
}

/** `ndsctl json` of openNDS 10: src/util.c, ndsctl_json_all(); the list of trusted devices only where there are any. */
export function ndsctl10Json(clients: Fields[], trusted: string[] = []): string {
  const blocks = clients.map((it) => `    "${it.mac}":{\n      ${lines(it).join(',\n      ')}\n    }`)
  const list = trusted.map((mac) => `    "${mac}"`).join(',\n')
  const rest =
    trusted.length > 0 ? `  },\n  "trusted_list_length":"${trusted.length}",\n  "trusted":[\n${list}\n  ]\n` : '  }\n'
  return `{\n  "client_list_length":"${clients.length}",\n  "clients":{\n${blocks.length > 0 ? `${blocks.join(',\n')}\n` : ''}${rest}}\n`
}

/** `ndsctl json MAC` of openNDS 10: src/util.c, ndsctl_json_one(). */
export function ndsctl10JsonOfOne(client: Fields): string {
  return `{\n  ${lines(client).join(',\n  ')}\n}\n`
}

/** The parts of `ndsctl status` that the agent reads, in the order of openNDS 10's src/util.c, ndsctl_status(). */
export function ndsctl10Status(clients: Fields[], isPreemptive = true): string {
  const one = ({ mac, ip = '192.168.1.70', state = 'Authenticated', clientType = 'cpd_can' }: Fields, index: number) =>
    `Client ${index}\n  Client Type: ${clientType}\n  IP: ${ip} MAC: ${mac}\n  Token: 760e1e72\n  State: ${state}\n\n`
  return `==================
openNDS Status
====
Version: 10.3.1
Uptime: 1h 2m 3s
Gateway Name: [ Café Node:7a8e85c06181  ]
Debug Level: [ 1 ]
Gateway FQDN: [ status.client ]
Managed interface: br-lan
Upstream gateway(s) [ online eth0 10.0.0.1 ]
MHD Server [ version 1.0.1 ] listening on: http://192.168.1.1:2050
Maximum Html Page size is [ 10240 ] Bytes
Preemptive Authentication is ${isPreemptive ? 'Enabled' : 'Disabled'}
Binauth Script: /usr/lib/opennds/binauth_log.sh
Preauth: Disabled
FAS: Secure Level 3, URL: https://wifi.example.com:443/g/key
Current clients: ${clients.length}

${clients.map(one).join('')}====
Trusted MAC addresses: none
========
`
}
