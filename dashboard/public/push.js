// Shows what the server pushes, also while no tab is open. It does nothing else: no cache, no fetch.
addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.url, self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(show(url))
})

/** In the tab that is open already, else in a new one. */
async function show(url) {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  return open.navigate(url).catch(() => self.clients.openWindow(url))
}
