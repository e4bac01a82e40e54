import { createHmac, timingSafeEqual } from 'node:crypto'

/** Enough to grant the order even if its row is lost. */
export interface InvoicePayload {
  readonly orderId: string
  readonly playerId: number
  readonly type: string
  readonly quantity: number
}

/** Telegram allows 1 to 128 bytes. */
export const PAYLOAD_BYTES_MAX = 128

const VERSION = 1
const ORDER_BYTES = 16
/** The head holds version, order, player (8 bytes, big-endian) and quantity. */
const HEAD_BYTES = 1 + ORDER_BYTES + 8 + 1
const SIGNATURE_BYTES = 16

/** Derives a key from the token, because the token itself also signs launch data. */
const signatureOf = (botToken: string, content: Buffer): Buffer => {
  const key = createHmac('sha256', 'StarsInvoice').update(botToken).digest()
  return createHmac('sha256', key).update(content).digest().subarray(0, SIGNATURE_BYTES)
}

/**
 * Base64url. Its last 16 bytes are the beginning of the content's HMAC. @throws RangeError if the offer's type is too
 * long
 */
export const sealPayload = (botToken: string, { orderId, playerId, type, quantity }: InvoicePayload): string => {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(VERSION, 0)
  head.write(orderId.replaceAll('-', ''), 1, 'hex')
  head.writeBigInt64BE(BigInt(playerId), 1 + ORDER_BYTES)
  head.writeUInt8(quantity, HEAD_BYTES - 1)
  const content = Buffer.concat([head, Buffer.from(type, 'utf8')])
  const sealed = Buffer.concat([content, signatureOf(botToken, content)]).toString('base64url')
  if (sealed.length > PAYLOAD_BYTES_MAX) throw new RangeError(`The offer ${type} has too long a type for an invoice.`)
  return sealed
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Null if the payload is malformed, or none of the tokens has signed it. */
export const openPayload = (botTokens: readonly string[], payload: string): InvoicePayload | null => {
  if (payload.length > PAYLOAD_BYTES_MAX || !/^[\w-]+$/.test(payload)) return null
  const bytes = Buffer.from(payload, 'base64url')
  if (bytes.length <= HEAD_BYTES + SIGNATURE_BYTES || bytes.readUInt8(0) !== VERSION) return null
  const content = bytes.subarray(0, -SIGNATURE_BYTES)
  const signature = bytes.subarray(-SIGNATURE_BYTES)
  if (!botTokens.some((token) => timingSafeEqual(signature, signatureOf(token, content)))) return null
  return {
    orderId: uuidOf(content.subarray(1, 1 + ORDER_BYTES)),
    playerId: Number(content.readBigInt64BE(1 + ORDER_BYTES)),
    quantity: content.readUInt8(HEAD_BYTES - 1),
    type: content.subarray(HEAD_BYTES).toString('utf8'),
  }
}
