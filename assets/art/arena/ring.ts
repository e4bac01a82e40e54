/** The ring's front edge is at height `y` at both sides and sags by `dip` in the middle. Returns its height at `x`. */
export const onRing = (y: number, dip: number, x: number): number => {
  const along = (x + 80) / 940
  return y + 2 * along * (1 - along) * dip
}

export const ringBand = (y: number, dip: number, height: number): string =>
  `M-80,${y} Q390,${y + dip} 860,${y} V${y + height} Q390,${y + height + dip} -80,${y + height}Z`

export const ringEdge = (y: number, dip: number): string => `M-80,${y} Q390,${y + dip} 860,${y}`
