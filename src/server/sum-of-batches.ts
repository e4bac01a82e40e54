/** Runs at most `most` batches, one after another, until one returns null. @returns the sum of the others */
export const sumOfBatches = async (
  batch: () => Promise<number | null>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> => {
  let sum = 0
  for (let done = 0; done < most; done += 1) {
    const count = await batch()
    if (count === null) break
    sum += count
  }
  return sum
}
