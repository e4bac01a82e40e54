import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import type { Luck } from '#contracts/wire.ts'
import type { LuckCommitment } from './verify-roll.ts'

const KEY = 'luck-promises'
/** Enough for the 90 days that rolls are kept, because few players change their seed daily. */
const KEPT = 100

const isCommitment = (value: unknown): value is LuckCommitment =>
  typeof value === 'object' &&
  value !== null &&
  'no' in value &&
  typeof value.no === 'number' &&
  'nextHash' in value &&
  typeof value.nextHash === 'string' &&
  'from' in value &&
  typeof value.from === 'number' &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'clientSeed' in value &&
  typeof value.clientSeed === 'string'

/** Oldest first. If the server replaced a seed afterwards, the new one would not match the stored hash. */
export const shownCommitments = (): readonly LuckCommitment[] => {
  const kept = parseJson(readOwn(KEY))
  return Array.isArray(kept) ? kept.filter(isCommitment) : []
}

/** Never overwrites a stored chain. */
export const rememberCommitment = ({
  no,
  first_number,
  server_seed_hash,
  next_server_seed_hash,
  client_seed,
}: Luck['chain']): void => {
  const known = shownCommitments()
  const last = known.at(-1)
  if (last?.hash === server_seed_hash && last.clientSeed === client_seed) return
  const commitment: LuckCommitment = {
    no,
    from: first_number,
    hash: server_seed_hash,
    nextHash: next_server_seed_hash,
    clientSeed: client_seed,
  }
  writeOwn(KEY, JSON.stringify([...known, commitment].slice(-KEPT)))
}
