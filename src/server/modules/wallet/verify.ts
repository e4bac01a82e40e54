import { Cell } from '@ton/core'
import type { CallBody } from '../../../contracts/schemas.ts'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import { WALLET, type WalletKind } from '../../../rules/wallet/wallet.ts'
import { Refusal } from '../../refusal.ts'
import { type WalletContract, walletOf } from './contracts.ts'
import { isSignedBy } from './ton-proof.ts'

const contractIn = (stateInit: string): WalletContract | null => {
  try {
    return walletOf(Cell.fromBase64(stateInit.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    throw new Refusal('invalid-payload', { 'body/state_init': 'holds no contract' })
  }
}

const isOfDomain = ({ lengthBytes, value }: CallBody<'wallet.link'>['proof']['domain'], host: string): boolean =>
  value === host && lengthBytes === Buffer.byteLength(value)

/**
 * The wallet that signed a proof, which no call to a chain is needed for: the address is the hash of the first state, the key stands
 * in that state. Whether the payload was asked for is not checked here.
 * @param host of this game's address, the one domain whose proofs count
 * @throws Refusal `wallet-domain`, `wallet-proof-expired`, `wallet-unknown`, `wallet-address`, `wallet-signature`, `invalid-payload`
 */
export const verifiedWallet = (
  { address, state_init, proof }: CallBody<'wallet.link'>,
  host: string,
  nowMs: number,
): { readonly address: string; readonly kind: WalletKind } => {
  if (!isOfDomain(proof.domain, host)) throw new Refusal('wallet-domain')
  const timestampS = Number(proof.timestamp)
  if (Math.abs(timestampS * MS_PER_SECOND - nowMs) > WALLET.clockMs) throw new Refusal('wallet-proof-expired')
  const contract = contractIn(state_init)
  if (!contract) throw new Refusal('wallet-unknown')
  const [workchain = '', addressHash = ''] = address.toLowerCase().split(':')
  // Wallets live in the basic chain: another one's address would be a second one of the same key.
  if (workchain !== '0' || addressHash !== contract.hash) throw new Refusal('wallet-address')
  const { payload, signature, domain } = proof
  const signed = { workchain: 0, addressHash, domain: domain.value, timestampS, payload, signature }
  if (!isSignedBy(signed, contract.publicKey)) throw new Refusal('wallet-signature')
  return { address: `0:${addressHash}`, kind: contract.kind }
}
