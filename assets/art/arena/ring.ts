/** The height of the ring's front at `x`, for a bow that begins at `y` on both sides and hangs by `dip`. */
export const onRing = (y: number, dip: number, x: number): number => {
  const along = (x + 80) / 940
  return y + 2 * along * (1 - along) * dip
}

/** A band of the ring, `height` high. */
export const ringBand = (y: number, dip: number, height: number): string =>
  `M-80,${y} Q390,${y + dip} 860,${y} V${y + height} Q390,${y + height + dip} -80,${y + height}Z`

/** The upper edge of such a band. */
export const ringEdge = (y: number, dip: number): string => `M-80,${y} Q390,${y + dip} 860,${y}`
