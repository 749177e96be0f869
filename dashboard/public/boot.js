// Sets colours, the chosen look and the language before the first paint; a file of its own because the page allows no
// inline script.
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
