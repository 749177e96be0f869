// Comfort only: every page works without this. ES5, no storage, no request of its own.
;(function () {
  var d = document
  function each(name, act) {
    var found = d.querySelectorAll(name)
    for (var i = 0; i < found.length; i++) act(found[i])
  }
  function data(element, name) {
    return element.getAttribute('data-' + name)
  }

  // One press is one submission. After 15 s, or on coming back, the button works again.
  each('form', function (form) {
    var label = form.querySelector('[data-busy]')
    var words = label.textContent
    var busy, timer
    function set(on) {
      busy = on
      label.textContent = on ? data(label, 'busy') : words
      form.className = on ? 'busy' : ''
      clearTimeout(timer)
      if (on) timer = setTimeout(set, 15000)
    }
    form.addEventListener('submit', function (event) {
      if (busy) event.preventDefault()
      else set(1)
    })
    addEventListener('pageshow', function (event) {
      if (event.persisted) set()
    })
    // A field may be called "submit", so the form's own method is not safe to name.
    if (data(form, 'auto')) {
      set(1)
      HTMLFormElement.prototype.submit.call(form)
    }
  })

  // The browser's bubble speaks the phone's language; ours speaks the page's.
  each('input', function (input) {
    function clear() {
      input.setCustomValidity('')
    }
    input.addEventListener('invalid', function () {
      clear()
      var text = data(input, input.validity.valueMissing ? 'missing' : 'wrong')
      if (text && !input.validity.valid) input.setCustomValidity(text)
    })
    input.addEventListener('input', clear)
  })

  // Whatever the phone's clock says, only the time since loading counts.
  each('[data-left]', function (place) {
    var end = +new Date() + data(place, 'left') * 1000
    function two(number) {
      return (number < 10 ? '0' : '') + number
    }
    function tick() {
      var left = Math.max(0, Math.round((end - new Date()) / 1000))
      var hours = Math.floor(left / 3600)
      var minutes = Math.floor(left / 60) % 60
      place.textContent = (hours ? hours + ':' + two(minutes) : minutes) + ':' + two(left % 60)
      if (left) setTimeout(tick, 1000)
    }
    tick()
  })

  each('[data-copy]', function (button) {
    button.hidden = 0
    button.addEventListener('click', function () {
      button.parentNode.querySelector('input').select()
      if (d.execCommand('copy')) button.textContent = data(button, 'copy')
    })
  })

  each('[data-refresh]', function (link) {
    function go() {
      // What is being typed is not taken away: a box that must be filled is valid once it is.
      if (d.hidden || d.querySelector('textarea:focus,textarea:valid')) setTimeout(go, 1000)
      else location.replace(link.href)
    }
    setTimeout(go, data(link, 'refresh') * 1000)
  })

  // Going back keeps what was typed. Not from another language of this same page: that would not leave it.
  each('[data-back]', function (link) {
    link.addEventListener('click', function (event) {
      var from = d.referrer.split('?')[0]
      if (from.indexOf(location.origin + '/') || from == location.href.split('?')[0]) return
      event.preventDefault()
      history.back()
    })
  })
})()
