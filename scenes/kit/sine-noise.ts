/** In [0, 1). Close angles have unrelated values, and each has the same value every time, so that tests can rely on it. */
export const sineNoise = (angle: number): number => {
  const wave = Math.sin(angle) * 43758.5453
  return wave - Math.floor(wave)
}
