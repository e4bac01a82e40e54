import { Address } from '@ton/core'
import type { CallData } from '#contracts/schemas.ts'
import { TON_CHAINS, WALLET } from '#rules/wallet/wallet.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallContext } from '#server/calls/call-handler.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import {
  clearWallet,
  findWallet,
  freeAddress,
  putChallenge,
  putWallet,
  takeAddress,
  takeChallenge,
  type WalletRow,
} from './store.ts'
import { verifiedWallet } from './verify.ts'

type WalletConfig = Pick<ServerConfig, 'tonEnabled' | 'chain' | 'publicUrl'>

const PAYLOAD_BYTES = 32

const mayLinkAt = (row: WalletRow | undefined, nowMs: number): Date | null => {
  if (!row) return null
  const at = row.linked_at.getTime() + WALLET.changeMs
  return at > nowMs ? new Date(at) : null
}

const linkedIn = (row: WalletRow | undefined, config: WalletConfig): CallData<'wallet.get'>['wallet'] => {
  if (!row?.address || !row.kind) return null
  const testOnly = config.chain.network === 'testnet'
  return {
    address: row.address,
    friendly: Address.parseRaw(row.address).toString({ bounceable: false, testOnly }),
    kind: row.kind,
    linked_at: row.linked_at.toISOString(),
  }
}

export const walletView = async (
  db: Db,
  playerId: number,
  config: WalletConfig,
  nowMs: number,
): Promise<CallData<'wallet.get'>> => {
  const row = await findWallet(db, playerId)
  return {
    enabled: config.tonEnabled,
    chain: TON_CHAINS[config.chain.network],
    wallet: linkedIn(row, config),
    may_link_at: mayLinkAt(row, nowMs)?.toISOString() ?? null,
  }
}

export const linkedAddress = async (db: Db, playerId: number): Promise<string | null> =>
  (await findWallet(db, playerId))?.address ?? null

const refuseWhenOff = (config: WalletConfig): void => {
  if (!config.tonEnabled) throw new ApiError('wallet-off')
}

/** Makes a challenge that can be used once, within ten minutes. @throws ApiError `wallet-off` */
export const askWallet = async ({
  db,
  identity,
  config,
  entropy,
  nowMs,
}: CallContext<'wallet.challenge'>): Promise<CallData<'wallet.challenge'>> => {
  refuseWhenOff(config)
  const payload = entropy.bytes(PAYLOAD_BYTES).toString('hex')
  const expiresMs = nowMs + WALLET.challengeMs
  await putChallenge(db, identity.userId, payload, expiresMs)
  return { payload, expires_at: new Date(expiresMs).toISOString() }
}

const takeAnswered = async (db: Db, playerId: number, payload: string, nowMs: number): Promise<void> => {
  const challenge = await takeChallenge(db, playerId, payload)
  if (!challenge) throw new ApiError('wallet-challenge-unknown')
  if (challenge.expires_at.getTime() <= nowMs) throw new ApiError('wallet-challenge-expired')
}

/**
 * Replaces the player's previous wallet. A wallet belongs to one player only. @throws ApiError `player-not-found`,
 * `wallet-off`, `wallet-chain`, `wallet-cooldown` within seven days, `wallet-challenge-unknown`,
 * `wallet-challenge-expired`, `wallet-taken`, and the errors of `verifiedWallet`
 */
export const linkWallet = async (context: CallContext<'wallet.link'>): Promise<CallData<'wallet.link'>> => {
  const { db, identity, body, config, nowMs } = context
  const playerId = identity.userId
  refuseWhenOff(config)
  await getPlayerLocked(db, playerId)
  if (body.chain !== TON_CHAINS[config.chain.network]) throw new ApiError('wallet-chain')
  const before = await findWallet(db, playerId)
  if (mayLinkAt(before, nowMs)) throw new ApiError('wallet-cooldown')
  await takeAnswered(db, playerId, body.proof.payload, nowMs)
  const wallet = verifiedWallet(body, new URL(config.publicUrl).host, nowMs)
  if (!(await takeAddress(db, wallet.address, playerId))) throw new ApiError('wallet-taken')
  if (before?.address && before.address !== wallet.address) await freeAddress(db, before.address, playerId)
  await putWallet(db, playerId, wallet, nowMs)
  return walletView(db, playerId, config, nowMs)
}

/** Frees the wallet for other players. Requires the player's lock. */
export const releaseWallet = async (db: Db, playerId: number): Promise<void> => {
  const row = await findWallet(db, playerId)
  if (!row?.address) return
  await freeAddress(db, row.address, playerId)
  await clearWallet(db, playerId)
}

/** Idempotent. */
export const unlinkWallet = async ({
  db,
  identity,
  config,
  nowMs,
}: CallContext<'wallet.unlink'>): Promise<CallData<'wallet.unlink'>> => {
  await getPlayerLocked(db, identity.userId)
  await releaseWallet(db, identity.userId)
  return walletView(db, identity.userId, config, nowMs)
}
