const OPENING_MS = 620
/** Where the pet stands on home. */
const PET_AT = '50% 40%'

/** Opens home out of its pet: a circle that grows. The page is there at once below it, for hands and screen readers. */
export const openHomeOut = (): void => {
  document
    .getElementById('root')
    ?.animate?.([{ clipPath: `circle(0 at ${PET_AT})` }, { clipPath: `circle(150vmax at ${PET_AT})` }], {
      duration: OPENING_MS,
      easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)',
    })
}
