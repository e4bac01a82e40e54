const OPENING_MS = 620
/** Where the pet stands on home, and a circle around it: it is seen from the first frame on. */
const PET = { at: '50% 40%', reach: '38vmin' }

/**
 * Opens home out of its pet: a circle that grows in the ceremony's sky. The page is there at once below it, for hands and screen
 * readers; the guide comes after it.
 */
export const openHomeOut = (): void => {
  const opening = document
    .getElementById('root')
    ?.animate?.([{ clipPath: `circle(${PET.reach} at ${PET.at})` }, { clipPath: `circle(150vmax at ${PET.at})` }], {
      duration: OPENING_MS,
      easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)',
    })
  if (!opening) return
  const page = document.documentElement
  page.dataset.settling = ''
  const end = (): void => {
    delete page.dataset.settling
  }
  opening.finished.then(end, end)
}
