import { describe, expect, it } from 'vitest'
import { ApiError } from '#server/api-error.ts'
import { verifiedWallet } from '#server/modules/wallet/verify.ts'
import vectors from '#tests/fixtures/ton-proof-vectors.json' with { type: 'json' }
import type { WalletProof } from '#tests/helpers/players/wallets.ts'

const HOST = 'game.example.org'
const NOW_MS = 1_800_000_000_000
const MINUTE_MS = 60_000

type Vector = (typeof vectors.vectors)[number]

const bodyOf = ({ address, state_init, proof }: Vector): WalletProof => ({ address, chain: '-239', state_init, proof })
const codeOf = (work: () => unknown): string => {
  try {
    work()
    return 'accepted'
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
const check = (body: WalletProof, nowMs = NOW_MS) => codeOf(() => verifiedWallet(body, HOST, nowMs))

const [first] = vectors.vectors
if (!first) throw new Error('There are no vectors.')
const PROOF = bodyOf(first)
const otherWallet = vectors.vectors.find(({ public_key }) => public_key !== first.public_key) ?? first

describe('the proof of a wallet (T34)', () => {
  it.each(vectors.vectors.map((vector) => [vector.kind, vector.address, vector] as const))(
    'of an independent implementation is accepted: %s at %s',
    (kind, address, vector) => {
      expect(verifiedWallet(bodyOf(vector), HOST, NOW_MS)).toEqual({ address, kind })
    },
  )

  it('is accepted with its time as text', () => {
    expect(check({ ...PROOF, proof: { ...PROOF.proof, timestamp: String(PROOF.proof.timestamp) } })).toBe('accepted')
  })

  it('is accepted with an address in capitals, which is compared in small letters', () => {
    expect(verifiedWallet({ ...PROOF, address: PROOF.address.toUpperCase() }, HOST, NOW_MS).address).toBe(first.address)
  })

  it('is accepted for fifteen minutes, either way, and no longer', () => {
    expect(check(PROOF, NOW_MS + 15 * MINUTE_MS)).toBe('accepted')
    expect(check(PROOF, NOW_MS - 15 * MINUTE_MS)).toBe('accepted')
    expect(check(PROOF, NOW_MS + 15 * MINUTE_MS + 1)).toBe('wallet-proof-expired')
    expect(check(PROOF, NOW_MS - 15 * MINUTE_MS - 1)).toBe('wallet-proof-expired')
  })

  const altered = (change: Partial<WalletProof['proof']>): WalletProof => ({
    ...PROOF,
    proof: { ...PROOF.proof, ...change },
  })
  const signature = Buffer.from(PROOF.proof.signature, 'base64')
  signature.writeUInt8(signature.readUInt8(0) ^ 1, 0)

  it.each([
    ['another domain', altered({ domain: { lengthBytes: 16, value: 'evil.example.org' } }), 'wallet-domain'],
    ['another length of the domain', altered({ domain: { lengthBytes: 15, value: HOST } }), 'wallet-domain'],
    ['another time', altered({ timestamp: (PROOF.proof.timestamp as number) + 1 }), 'wallet-signature'],
    ['another payload', altered({ payload: 'challenge-of-another' }), 'wallet-signature'],
    ['another signature', altered({ signature: signature.toString('base64') }), 'wallet-signature'],
    ['a signature cut short', altered({ signature: PROOF.proof.signature.slice(0, 40) }), 'wallet-signature'],
    ['another address', { ...PROOF, address: otherWallet.address }, 'wallet-address'],
    ['another workchain', { ...PROOF, address: PROOF.address.replace(/^0/, '-1') }, 'wallet-address'],
    [
      'the address and first state of another wallet',
      { ...PROOF, address: otherWallet.address, state_init: otherWallet.state_init },
      'wallet-signature',
    ],
    ['no cells', { ...PROOF, state_init: 'AAAA' }, 'invalid-payload'],
  ])('with %s is refused', (_name, body, code) => {
    expect(check(body)).toBe(code)
  })

  // The third is correctly signed over an unknown challenge, which checking the signature cannot detect.
  it.each(
    ['wallet-domain', 'wallet-proof-expired', 'accepted', 'wallet-domain'].map((code, index) => [index, code] as const),
  )('of the other implementation, meant to fail (%i), is reported as %s', (index, code) => {
    const vector = vectors.others[index]
    expect(vector && check(bodyOf(vector))).toBe(code)
  })
})
