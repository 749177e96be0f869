// Shell snippets for OpenWrt, with opkg (24.10 and older) or apk (newer); each in a subshell, so that `exit` ends only it.
import type { RecipeText } from './recipeText.ts'

// A text as one word of a shell.
function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Installs packages with whichever package manager the router has. */
export function installPackages(names: readonly string[], t: RecipeText): string {
  return [
    '(',
    'if command -v apk >/dev/null 2>&1; then apk update; add="apk add"; else opkg update; add="opkg install"; fi',
    `$add ${names.join(' ')} || { echo ${shellWord(t('opennds-no-packages'))} >&2; exit 1; }`,
    ')',
  ].join('\n')
}

/**
 * Replaces dnsmasq by dnsmasq-full. Both are downloaded first and the router uses its provider's DNS in between, so
 * that it never lacks one.
 */
export function swapDnsmasq(t: RecipeText): string {
  const failed = `echo ${shellWord(t('opennds-no-packages'))} >&2`
  return [
    '(',
    "if dnsmasq --version 2>/dev/null | grep -q ' nftset'; then exit 0; fi",
    'mkdir -p /tmp/portico && cd /tmp/portico && rm -f dnsmasq*',
    'if command -v apk >/dev/null 2>&1; then',
    '  apk fetch dnsmasq dnsmasq-full && remove="apk del dnsmasq" full="apk add dnsmasq-full" plain="apk add dnsmasq"',
    'else',
    '  opkg download dnsmasq && opkg download dnsmasq-full && remove="opkg remove dnsmasq" full="opkg install ./dnsmasq-full_*" plain="opkg install ./dnsmasq_*"',
    'fi',
    `[ -n "$remove" ] || { ${failed}; exit 1; }`,
    'rm -f /tmp/resolv.conf; cp /tmp/resolv.conf.d/resolv.conf.auto /tmp/resolv.conf',
    '$remove',
    `$full || { ${failed}; $plain; }`,
    '/etc/init.d/dnsmasq restart',
    ')',
  ].join('\n')
}

/**
 * Sets `$ip` to the IPv4 address of a name, or ends with a message. openNDS exits over any other `fasremoteip`, and a
 * router without openNDS admits everyone. nslookup prints the DNS server's addresses first.
 */
export function lookUpAddress(host: string, t: RecipeText): string {
  return [
    `ip=$(nslookup ${host} 2>/dev/null | awk '/^Name:/ { named = 1 } named && /^Address/ { for (i = 2; i <= NF; i++) if ($i ~ /^[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+$/) { print $i; exit } }')`,
    `[ -n "$ip" ] || { echo ${shellWord(`${t('opennds-no-address')} ${host}`)} >&2; exit 1; }`,
  ].join('\n')
}

/** Starts openNDS and our agent, and warns loudly when openNDS exits: the Wi-Fi is open then. */
export function startAndCheck(t: RecipeText): string {
  return [
    '(',
    '/etc/init.d/opennds enable; /etc/init.d/opennds restart',
    '/etc/init.d/portico-agent enable; /etc/init.d/portico-agent restart',
    'n=0; until ndsctl status >/dev/null 2>&1 || [ $n -ge 30 ]; do n=$((n + 1)); sleep 1; done',
    'if ndsctl status >/dev/null 2>&1; then',
    `  echo ${shellWord(t('opennds-runs'))}`,
    'else',
    `  echo ${shellWord(`!!! ${t('opennds-not-running')}`)} >&2`,
    '  logread -e opennds | tail -n 20 >&2; exit 1',
    'fi',
    ')',
  ].join('\n')
}
