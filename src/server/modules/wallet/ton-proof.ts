import { createPublicKey, hash, verify } from 'node:crypto'

export interface SignedProof {
  readonly workchain: number
  /** Hash of the contract's initial state, in hex. */
  readonly addressHash: string
  readonly domain: string
  readonly timestampS: number
  readonly payload: string
  readonly signature: string
}

/** DER prefix that makes a raw Ed25519 key a key that Node can import. */
const ED25519_DER = Buffer.from('302a300506032b6570032100', 'hex')

const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer')

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const uint32LE = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const uint64LE = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const messageOf = ({ workchain, addressHash, domain, timestampS, payload }: SignedProof): Buffer => {
  const name = Buffer.from(domain)
  return Buffer.concat([
    Buffer.from('ton-proof-item-v2/'),
    int32(workchain),
    Buffer.from(addressHash, 'hex'),
    uint32LE(name.length),
    name,
    uint64LE(timestampS),
    Buffer.from(payload),
  ])
}

/** `publicKey` is 32 raw bytes. Needs no network. */
export const isSignedBy = (proof: SignedProof, publicKey: Buffer): boolean => {
  const digest = sha256(
    Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), sha256(messageOf(proof))]),
  )
  const key = createPublicKey({ key: Buffer.concat([ED25519_DER, publicKey]), format: 'der', type: 'spki' })
  return verify(null, digest, key, Buffer.from(proof.signature, 'base64'))
}
