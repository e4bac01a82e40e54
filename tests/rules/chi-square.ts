/** ln Γ(x) by the Lanczos approximation, g = 7. */
const lnGamma = (x: number): number => {
  const coefficients = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const sum = coefficients.reduce((total, value, index) => total + value / (x + index), 0.9999999999998099)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Upper regularized incomplete gamma Q(a, x): a series below a + 1, a continued fraction above. */
const upperGamma = (a: number, x: number): number => {
  const scale = Math.exp(-x + a * Math.log(x) - lnGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < 1000; n++) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - scale * sum
  }
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let i = 1; i < 1000; i++) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    h *= d * c
  }
  return scale * h
}

/**
 * Pearson's chi-square test: the probability of such counts by chance. Shares are in any unit. 0 if an outcome of share
 * 0 occurred.
 */
export const chiSquareP = (counts: readonly number[], shares: readonly number[]): number => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let statistic = 0
  let outcomes = 0
  for (const [index, share] of shares.entries()) {
    const count = counts[index] ?? 0
    const expected = (total * share) / whole
    if (expected === 0) {
      if (count > 0) return 0
      continue
    }
    outcomes += 1
    statistic += (count - expected) ** 2 / expected
  }
  if (outcomes < 2 || statistic === 0) return 1
  return upperGamma((outcomes - 1) / 2, statistic / 2)
}
