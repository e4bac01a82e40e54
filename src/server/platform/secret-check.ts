import { createHash, timingSafeEqual } from 'node:crypto'

// Digests have equal lengths, which a comparison in constant time needs.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export const createSecretCheck = (secrets: readonly string[]): ((given: string) => boolean) => {
  const accepted = secrets.map(digest)
  return (given) => {
    const its = digest(given)
    return accepted.some((one) => timingSafeEqual(one, its))
  }
}
