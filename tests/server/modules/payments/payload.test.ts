import { describe, expect, it } from 'vitest'
import { openPayload, PAYLOAD_BYTES_MAX, sealPayload } from '#server/modules/payments/payload.ts'

const ORDER = {
  orderId: '019aaf00-0000-7000-8000-000000000001',
  playerId: 7_000_000_000,
  type: 'x'.repeat(54),
  quantity: 10,
}

describe('the payload of an invoice', () => {
  it('carries the whole order, and the longest type that fits', () => {
    const payload = sealPayload('1:token', ORDER)
    expect(payload).toHaveLength(PAYLOAD_BYTES_MAX)
    expect(openPayload(['1:token'], payload)).toEqual(ORDER)
    expect(() => sealPayload('1:token', { ...ORDER, type: 'x'.repeat(55) })).toThrow(RangeError)
  })

  it('is opened with its own signature alone', () => {
    const payload = sealPayload('1:token', ORDER)
    expect(openPayload(['1:other'], payload)).toBeNull()
    expect(openPayload(['1:other', '1:token'], payload)).toEqual(ORDER)
    expect(openPayload([], payload)).toBeNull()
    for (const at of [0, 1, 30, payload.length - 22, payload.length - 1]) {
      const changed = `${payload.slice(0, at)}${payload[at] === 'A' ? 'B' : 'A'}${payload.slice(at + 1)}`
      expect(openPayload(['1:token'], changed), `changed at ${at}`).toBeNull()
    }
  })

  it.each([
    ['empty', ''],
    ['too long', sealPayload('1:token', ORDER).padEnd(PAYLOAD_BYTES_MAX + 1, 'A')],
    ['preceded by a space', ` ${sealPayload('1:token', { ...ORDER, type: 'box' })}`],
    ['not base64url', `${sealPayload('1:token', { ...ORDER, type: 'box' })}=`],
    ['without a type', sealPayload('1:token', { ...ORDER, type: '' })],
    [
      'of another version',
      Buffer.from([2, ...Buffer.from(sealPayload('1:token', ORDER), 'base64url').subarray(1)]).toString('base64url'),
    ],
  ])('is null when it is %s', (_what, payload) => {
    expect(openPayload(['1:token'], payload)).toBeNull()
  })
})
