export type OpenndsSettings = {
  level: 1 | 2 | 3
  gatewayName: string
  fas: { ip: string; port: number; path: string; key: string; fqdn?: string | undefined }
  /**
   * Seconds between refreshes of the client list. openNDS 9.10 divides by zero when a guest is authenticated exactly one
   * second after a refresh began (`fw_refresh_client_list` in auth.c), which on a busy machine happens now and then.
   */
  checkInterval: number
  /** Seconds between authmon rounds (level 3). */
  pollSeconds: number
  sessionMinutes: number
}

/** Writes /etc/opennds/opennds.conf for Debian 12's openNDS 9.10 on the interface br-lan. */
export function openndsConf(settings: OpenndsSettings) {
  const { fas } = settings
  for (const value of [settings.gatewayName, fas.path, fas.key, fas.fqdn ?? '']) {
    if (/[\n\r"'`$\\]/.test(value)) throw new Error(`opennds.conf cannot hold ${value}`)
  }
  return `GatewayInterface br-lan
GatewayName ${settings.gatewayName}
login_option_enabled 0
allow_preemptive_authentication 1
fasport ${fas.port}
fasremoteip ${fas.ip}
${fas.fqdn ? `fasremotefqdn ${fas.fqdn}\n` : ''}faspath ${fas.path}
faskey ${fas.key}
fas_secure_enabled ${settings.level}
binauth /usr/lib/opennds/binauth_log.sh
checkinterval ${settings.checkInterval}
sessiontimeout ${settings.sessionMinutes}
# The parser refuses this option, authmon.sh reads it from this file all the same:
# nat_traversal_poll_interval ${settings.pollSeconds}
FirewallRuleSet authenticated-users {
  FirewallRule allow all
}
FirewallRuleSet users-to-router {
  FirewallRule allow udp port 53
  FirewallRule allow tcp port 53
  FirewallRule allow udp port 67
}
`
}
