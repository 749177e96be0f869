// Tells once that a place was on screen: half of it, for a second, while the page was looked at. ES5.
;(function () {
  var d = document
  var places = d.querySelectorAll('[data-seen]')
  for (var i = 0; i < places.length; i++) watch(places[i])
  function watch(place) {
    var timer, isTold
    function isShown() {
      var box = place.getBoundingClientRect()
      var height = innerHeight
      var part = Math.min(box.bottom, height) - Math.max(box.top, 0)
      return !d.hidden && box.height > 0 && part >= Math.min(box.height, height) / 2
    }
    function look() {
      if (!isShown()) {
        clearTimeout(timer)
        timer = 0
      } else if (!timer && !isTold) timer = setTimeout(tell, 1000)
    }
    function tell() {
      timer = 0
      if (isTold || !isShown()) return
      isTold = 1
      new Image().src = place.getAttribute('data-seen')
    }
    if (typeof IntersectionObserver == 'function')
      new IntersectionObserver(look, { threshold: [0.1, 0.3, 0.5, 0.7, 1] }).observe(place)
    else {
      addEventListener('scroll', look)
      addEventListener('resize', look)
    }
    d.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    look()
  }
})()
