// A page that the browser keeps in memory may be that of somebody who has signed out since: it comes back hidden,
// and is read anew.
addEventListener('pagehide', ({ persisted }) => {
  if (persisted) document.documentElement.style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
