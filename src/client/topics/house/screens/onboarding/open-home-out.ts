const OPENING_MS = 620
/** Roughly where home shows the pet. */
const PET = { at: '50% 40%', reach: '38vmin' }

/** Reveals home through a growing circle. Home can be used at once; only the guide waits. */
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
