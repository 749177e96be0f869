// The home's worker: shows the kept page when a page cannot be had. Nothing of a guest is ever kept.
var HOME = self.registration.scope.replace(/\/$/, '')
var KEPT = 'home-1 ' + HOME

self.addEventListener('install', function (event) {
  event.waitUntil(
    caches.open(KEPT).then(function (cache) {
      return cache.add(new Request(HOME + '/offline', { cache: 'reload' }))
    }),
  )
  self.skipWaiting()
})

self.addEventListener('activate', function (event) {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', function (event) {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(
    fetch(event.request).catch(function () {
      return caches.match(HOME + '/offline')
    }),
  )
})
