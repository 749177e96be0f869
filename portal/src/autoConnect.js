// One tap goes on by itself: only after the guest has agreed, and never once something else was touched. ES5.
;(function () {
  var d = document
  var form = d.querySelector('[data-autologin]')
  if (!form) return
  var place = form.querySelector('.autologin')
  var box = d.getElementById('terms')
  var whole = +form.getAttribute('data-autologin')
  var isTouched, end, timer
  function stop() {
    clearTimeout(timer)
    place.hidden = true
  }
  function begin() {
    stop()
    if (isTouched || (box && !box.checked)) return
    end = +new Date() + whole * 1000
    place.hidden = false
    tick()
  }
  function tick() {
    var left = Math.ceil((end - new Date()) / 1000)
    place.querySelector('b').textContent = Math.max(0, left)
    if (left > 0 || d.hidden) timer = setTimeout(tick, 250)
    else HTMLFormElement.prototype.submit.call(form)
  }
  function touch(event) {
    var near = event.target
    while (box && near && near != box.parentNode) near = near.parentNode
    if (box && near) return
    isTouched = 1
    stop()
  }
  if (box) box.addEventListener('change', begin)
  d.addEventListener('touchstart', touch)
  d.addEventListener('mousedown', touch)
  d.addEventListener('keydown', touch)
  addEventListener('pagehide', stop)
  begin()
})()
