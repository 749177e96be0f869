// Lets the phone keep the home and say honestly that there is no network. Nothing else is stored.
;(function () {
  var link = document.querySelector('[data-home]')
  var workers = navigator.serviceWorker
  if (!link || !workers) return
  var home = link.getAttribute('data-home')
  workers.register(home + '/worker.js', { scope: home }).then(null, function () {})
})()
