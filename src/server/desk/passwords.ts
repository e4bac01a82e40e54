import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Entropy } from '#server/entropy/entropy.ts'
import { atMost } from './at-most.ts'

interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

const COST: Cost = { N: 2 ** 15, r: 8, p: 1 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const PASSWORD_BYTES = 15

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const maxmem = 256 * N * r
    // Keyboards encode the same letter in several ways. NFKC makes them equal.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const stored = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

/** Keeps the parameters beside the hash, so that they can be raised later. */
export const hashPassword = async (password: string, entropy: Entropy): Promise<string> => {
  const salt = entropy.bytes(SALT_BYTES)
  return stored(COST, salt, await derive(password, salt, COST))
}

/** Checked for unknown names, so that response times do not tell which names exist. No password matches it. */
export const DUMMY_HASH = stored(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES))

/** Each check takes a core and 32 MB for a tenth of a second, and anyone can cause one without signing in. */
const checking = atMost({ running: 2, waiting: 20 })

/** Null if too many checks wait. */
export const checkPassword = (password: string, hash: string): Promise<boolean | null> =>
  checking(() => isPasswordOf(password, hash))

const isPasswordOf = async (password: string, hash: string): Promise<boolean> => {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$')
  if (kind !== 'scrypt') return false
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(found, Buffer.from(key, 'base64url'))
}

/** 120 bits, in groups that can be read out. */
export const newPassword = (entropy: Entropy): string =>
  (entropy.bytes(PASSWORD_BYTES).toString('hex').match(/.{6}/g) ?? []).join('-')
