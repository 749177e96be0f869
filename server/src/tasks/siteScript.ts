// What runs on the owner's site. ES5 without a library: it must not disturb a page it knows nothing of.

export const SITE_SCRIPT = `(function () {
  var base = __BASE__, words = __WORDS__, key = 'portico-task'
  var asked = /[?&#]portico=([0-9a-f-]{36})/.exec(location.search + location.hash)
  var known = null
  try { known = sessionStorage.getItem(key) } catch (e) {}
  var attempt = asked ? asked[1] : known && known !== 'search' ? known : ''
  var isSearch = /^https?:\\/\\/([a-z0-9-]+\\.)*(google|bing|duckduckgo|coccoc|yahoo|ecosia)\\.[a-z.]+\\//.test(document.referrer)
  if (!attempt && !isSearch && known !== 'search') return
  try { sessionStorage.setItem(key, attempt || 'search') } catch (e) {}
  var language = (document.documentElement.lang || navigator.language || 'vi').slice(0, 2).toLowerCase()
  var say = words[language] || words.en
  var box
  function show(title, line) {
    if (!box) {
      var host = document.createElement('div')
      host.style.cssText = 'all:initial;position:fixed;z-index:2147483647;right:12px;bottom:12px;max-width:calc(100vw - 24px)'
      var root = host.attachShadow ? host.attachShadow({ mode: 'open' }) : host
      box = document.createElement('div')
      box.setAttribute('role', 'status')
      box.style.cssText = 'font:16px/1.4 system-ui,sans-serif;background:#fff;color:#1c1917;padding:14px 18px;border-radius:14px;box-shadow:0 6px 28px rgba(0,0,0,.25);border:1px solid #e7e5e4'
      root.appendChild(box)
      document.body.appendChild(host)
    }
    box.textContent = ''
    var strong = document.createElement('b')
    strong.style.cssText = 'display:block;font:700 24px/1.3 ui-monospace,monospace'
    strong.textContent = title
    var small = document.createElement('span')
    small.textContent = line
    box.appendChild(strong)
    box.appendChild(small)
  }
  function ask(path, done) {
    var request = new XMLHttpRequest()
    request.open('POST', base + path)
    request.onload = function () {
      if (request.status === 200) done(JSON.parse(request.responseText))
    }
    request.send()
  }
  function follow(visit, left) {
    if (left > 0) {
      show(String(left), say[0])
      return setTimeout(function () { follow(visit, left - 1) }, 1000)
    }
    ask('/code?visit=' + visit, function (answer) {
      if (answer.code) show(answer.code, attempt ? say[1] : say[1] + ' ' + say[2])
      else follow(visit, answer.secondsLeft)
    })
  }
  function begin() {
    ask('/begin?' + (attempt ? 'attempt=' + attempt : 'search=1'), function (answer) {
      if (answer.visit) follow(answer.visit, answer.seconds)
    })
  }
  if (document.body) begin()
  else document.addEventListener('DOMContentLoaded', begin)
})()
`
