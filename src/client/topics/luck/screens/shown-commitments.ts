import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import type { Luck } from '#contracts/wire.ts'
import type { LuckCommitment } from './verify-roll.ts'

const KEY = 'luck-promises'
/** Enough for the 90 days that rolls are kept, because few players change their seed daily. */
const KEPT = 100

/** `account` is when it began: a player who deletes the account and joins again starts anew with chain 1. */
type KeptCommitment = LuckCommitment & { readonly account: string }

const isCommitment = (value: unknown): value is KeptCommitment =>
  typeof value === 'object' &&
  value !== null &&
  'account' in value &&
  typeof value.account === 'string' &&
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

const keptCommitments = (): readonly KeptCommitment[] => {
  const kept = parseJson(readOwn(KEY))
  return Array.isArray(kept) ? kept.filter(isCommitment) : []
}

/** Oldest first. If the server replaced a seed afterwards, the new one would not match the stored hash. */
export const shownCommitments = (account: string): readonly LuckCommitment[] =>
  keptCommitments().filter((commitment) => commitment.account === account)

/** Never overwrites a stored chain. */
export const rememberCommitment = (
  { no, first_number, server_seed_hash, next_server_seed_hash, client_seed }: Luck['chain'],
  account: string,
): void => {
  if (shownCommitments(account).some((known) => known.no === no)) return
  const commitment: KeptCommitment = {
    account,
    no,
    from: first_number,
    hash: server_seed_hash,
    nextHash: next_server_seed_hash,
    clientSeed: client_seed,
  }
  writeOwn(KEY, JSON.stringify([...keptCommitments(), commitment].slice(-KEPT)))
}
