import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { beginCell, Cell, loadStateInit, storeStateInit } from '@ton/core'
import type { CallBody } from '#contracts/schemas.ts'
import vectors from '#tests/fixtures/ton-proof-vectors.json' with { type: 'json' }
import type { TestApp } from '#tests/helpers/server/test-app.ts'

export type WalletProof = CallBody<'wallet.link'>

export interface TestWallet {
  prove(host: string, payload: string, atMs: number): WalletProof
}

const CODE = (() => {
  const vector = vectors.vectors.find(({ kind }) => kind === 'v4r2')
  if (!vector) throw new Error('The vectors have no wallet of v4r2.')
  return loadStateInit(Cell.fromBase64(vector.state_init).beginParse()).code
})()

const rawKey = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' }).subarray(-32)

const numbers = (value: number | bigint, bytes: 4 | 8): Buffer => {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 4) buffer.writeUInt32LE(Number(value))
  else buffer.writeBigUInt64LE(BigInt(value))
  return buffer
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest()

export const createWallet = (): TestWallet => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const data = beginCell().storeUint(0, 32).storeUint(698_983_191, 32).storeBuffer(rawKey(publicKey)).storeBit(0)
  const state = beginCell()
    .store(storeStateInit({ code: CODE ?? null, data: data.endCell() }))
    .endCell()
  return {
    prove(host, payload, atMs) {
      const timestamp = Math.floor(atMs / 1000)
      const message = sha256(
        Buffer.from('ton-proof-item-v2/'),
        Buffer.alloc(4),
        state.hash(),
        numbers(Buffer.byteLength(host), 4),
        Buffer.from(host),
        numbers(timestamp, 8),
        Buffer.from(payload),
      )
      const digest = sha256(Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), message)
      return {
        address: `0:${state.hash().toString('hex')}`,
        chain: '-239',
        state_init: state.toBoc().toString('base64'),
        proof: {
          timestamp,
          domain: { lengthBytes: Buffer.byteLength(host), value: host },
          signature: sign(null, digest, privateKey).toString('base64'),
          payload,
        },
      }
    },
  }
}

export const provenWallet = async (
  server: TestApp,
  as: number,
  host: string,
  wallet: TestWallet = createWallet(),
): Promise<WalletProof> => {
  const { payload } = (await server.call('wallet.challenge', {}, { as })).data
  return wallet.prove(host, payload, server.clock.nowMs())
}
