// An overview of the simulator for developers. Shows no secret, login or join address.
import type { Nas } from './nas.ts'
import type { PhoneView } from './phoneView.ts'

const MOST_PHONES = 200

export function statusPage(nases: Nas[], phones: PhoneView[]): string {
  const rows = phones.toReversed().slice(0, MOST_PHONES).map(row)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Simulated gateway</title>
<meta name="viewport" content="width=device-width">
<style>body{font:16px system-ui;margin:2rem}td,th{padding:.25rem .75rem;text-align:left}</style>
<h1>Simulated gateway</h1>
<p>Plays ${nases.length} ${nases.length === 1 ? 'hotspot' : 'hotspots'} with real RADIUS packets: ${escape(nases.map(({ nasId }) => nasId).join(', ')) || 'none yet'}.</p>
<table><tr><th>Phone<th>Address<th>Wi-Fi<th>Door<th>Down<th>Up</tr>${rows.join('')}</table>
${phones.length === 0 ? '<p>No phone has joined yet.</p>' : ''}`
}

function row({ mac, ip, nasId, session, lastCause }: PhoneView): string {
  const door = session ? 'open' : lastCause ? `closed: ${lastCause}` : 'closed'
  const cells = [mac, ip, nasId, door, megabytes(session?.down), megabytes(session?.up)]
  return `<tr>${cells.map((cell) => `<td>${escape(cell)}`).join('')}</tr>`
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : `${(bytes / 1e6).toFixed(1)} MB`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
