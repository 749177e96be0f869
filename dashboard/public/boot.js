// Sets colours and language before the first paint; a file of its own because the page allows no inline script.
;(function () {
  var root = document.documentElement
  var scheme, language
  try {
    scheme = localStorage.getItem('color_scheme')
    language = localStorage.getItem('language')
  } catch (error) {
    console.warn('storage is closed', error)
  }
  if (scheme !== 'light' && scheme !== 'dark')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.setAttribute('data-mantine-color-scheme', scheme)
  if (language) root.lang = language
})()
