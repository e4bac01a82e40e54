import type { Luck } from '../../../../contracts/wire.ts'
import { readOwn, writeOwn } from '../../../platform/player-store.ts'
import type { LuckPromise } from './verify-roll.ts'

const KEY = 'luck-promises'
/** Chains that are remembered: rolls are kept 90 days, and few turn their seed over each day. */
const KEPT = 100

const isPromise = (value: unknown): value is LuckPromise =>
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

/** The chains that this device was shown, oldest first: a seed that was exchanged afterwards does not match them. */
export const knownPromises = (): readonly LuckPromise[] => {
  try {
    const kept: unknown = JSON.parse(readOwn(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPromise) : []
  } catch {
    return []
  }
}

/** Remembers a chain as it is shown for the first time; what was shown once is never overwritten. */
export const rememberPromise = ({
  no,
  first_number,
  server_seed_hash,
  next_server_seed_hash,
  client_seed,
}: Luck['chain']): void => {
  const known = knownPromises()
  const last = known.at(-1)
  if (last?.hash === server_seed_hash && last.clientSeed === client_seed) return
  const promise: LuckPromise = {
    no,
    from: first_number,
    hash: server_seed_hash,
    nextHash: next_server_seed_hash,
    clientSeed: client_seed,
  }
  writeOwn(KEY, JSON.stringify([...known, promise].slice(-KEPT)))
}
