// Runs before everything else: sets colours, the chosen look and the language before the first paint. A file of its own
// because the page allows no inline script.

// zod would otherwise try to compile code when the first schema is made, which the page's policy forbids and reports.
globalThis.__zod_globalConfig = { jitless: true }
;(function () {
  var root = document.documentElement
  var scheme, language, look
  try {
    scheme = localStorage.getItem('color_scheme')
    language = localStorage.getItem('language')
    look = JSON.parse(localStorage.getItem('look') || '{}')
  } catch (error) {
    console.warn('storage is closed', error)
  }
  if (scheme !== 'light' && scheme !== 'dark')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.setAttribute('data-mantine-color-scheme', scheme)
  if (language) root.lang = language
  // The stylesheet knows the choices there are; any other word changes nothing.
  ;['sidebar', 'topbar', 'ground', 'accent'].forEach(function (part) {
    if (look && typeof look[part] === 'string') root.dataset[part] = look[part]
  })
})()
