type Fields = { mac: string; custom?: string; downloadKb?: number }

/** The fields of one guest as openNDS 9.10 prints them, with `custom` unescaped. */
function lines({ mac, custom = 'bmE=', downloadKb = 0 }: Fields) {
  return [
    '"gatewayname":"Caf%c3%a9%20Node%3a7a8e85c06181%20"',
    '"gatewayaddress":"192.168.1.1:2050"',
    '"gatewayfqdn":"status.client"',
    '"version":"9.10.0"',
    '"client_type":"cpd_can"',
    `"mac":"${mac}"`,
    '"ip":"192.168.1.70"',
    '"clientif":"br-lan"',
    '"session_start":"1795235886"',
    '"session_end":"null"',
    '"last_active":"1795235887"',
    '"token":"760e1e72"',
    '"state":"Authenticated"',
    `"custom":"${custom}"`,
    '"download_quota":"null"',
    '"upload_quota":"null"',
    `"download_this_session":"${downloadKb}"`,
    '"download_session_avg":"24035.32"',
    '"upload_this_session":"3"',
    '"upload_session_avg":"31.26"',
  ]
}

/** The output of `ndsctl json` for these guests. */
export function ndsctlJson(...guests: Fields[]) {
  const blocks = guests.map((it) => `    "${it.mac}":{\n      ${lines(it).join(',\n      ')}\n    }`)
  return `{\n  "client_list_length":"${guests.length}",\n  "clients":{\n${blocks.join(',\n')}\n  }\n}\n`
}

/** The output of `ndsctl json MAC`. */
export function ndsctlJsonOfOne(guest: Fields) {
  return `{\n  ${lines(guest).join(',\n  ')}\n}\n`
}
