import { createPublicKey, hash, verify } from 'node:crypto'

/** What a wallet has signed, as TON Connect's `ton_proof` carries it. */
export interface SignedProof {
  readonly workchain: number
  /** Of the contract's first state, hex. */
  readonly addressHash: string
  readonly domain: string
  readonly timestampS: number
  readonly payload: string
  /** Base64. */
  readonly signature: string
}

/** Head of an Ed25519 key in DER, before its 32 raw bytes. */
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

/** Whether a proof was signed by the holder of an Ed25519 key (32 raw bytes): nobody has to be asked for that. */
export const isSignedBy = (proof: SignedProof, publicKey: Buffer): boolean => {
  const digest = sha256(
    Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), sha256(messageOf(proof))]),
  )
  const key = createPublicKey({ key: Buffer.concat([ED25519_DER, publicKey]), format: 'der', type: 'spki' })
  return verify(null, digest, key, Buffer.from(proof.signature, 'base64'))
}
