import { Cell } from '@ton/core'
import type { CallBody } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { WALLET, type WalletKind } from '#rules/wallet/wallet.ts'
import { ApiError } from '#server/api-error.ts'
import { type WalletContract, walletOf } from './contracts.ts'
import { isSignedBy } from './ton-proof.ts'

const contractIn = (stateInit: string): WalletContract | null => {
  try {
    return walletOf(Cell.fromBase64(stateInit.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    throw new ApiError('invalid-payload', { 'body/state_init': 'holds no contract' })
  }
}

const isOfDomain = ({ lengthBytes, value }: CallBody<'wallet.link'>['proof']['domain'], host: string): boolean =>
  value === host && lengthBytes === Buffer.byteLength(value)

/**
 * Needs no query of the chain: the address is the hash of the initial state, which contains the key. The caller checks
 * the payload. @param host the game's domain @throws ApiError `wallet-domain`, `wallet-proof-expired`,
 * `wallet-unknown`, `wallet-address`, `wallet-signature`, `invalid-payload`
 */
export const verifiedWallet = (
  { address, state_init, proof }: CallBody<'wallet.link'>,
  host: string,
  nowMs: number,
): { readonly address: string; readonly kind: WalletKind } => {
  if (!isOfDomain(proof.domain, host)) throw new ApiError('wallet-domain')
  const timestampS = Number(proof.timestamp)
  if (Math.abs(timestampS * MS_PER_SECOND - nowMs) > WALLET.clockMs) throw new ApiError('wallet-proof-expired')
  const contract = contractIn(state_init)
  if (!contract) throw new ApiError('wallet-unknown')
  const [workchain = '', addressHash = ''] = address.toLowerCase().split(':')
  // Allows the basechain (workchain 0) only: on another workchain the same key would have a second address.
  if (workchain !== '0' || addressHash !== contract.hash) throw new ApiError('wallet-address')
  const { payload, signature, domain } = proof
  const signed = { workchain: 0, addressHash, domain: domain.value, timestampS, payload, signature }
  if (!isSignedBy(signed, contract.publicKey)) throw new ApiError('wallet-signature')
  return { address: `0:${addressHash}`, kind: contract.kind }
}
