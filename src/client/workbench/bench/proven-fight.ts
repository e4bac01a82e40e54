import type { FightRecord } from '../../../contracts/wire.ts'
import { commitmentText } from '../../../rules/commitment-text.ts'
import { RULES_VERSION } from '../../../rules/fight.ts'
import { type BenchFighter, fightOf, statsOf } from './bench-world.ts'

const utf8 = new TextEncoder()

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A made-up fight whose commitment and seed hold, as the server's do: it can be verified. `serverSeed` tells fights apart. */
export const provenFight = async (
  attacker: BenchFighter,
  defender: BenchFighter,
  serverSeed: string,
  about: Partial<FightRecord> = {},
): Promise<FightRecord> => {
  const { subtle } = globalThis.crypto
  const clientKey = '3b1f6c70-2a4d-4e59-9c18-5d7e0f2a6b44'
  const committed = {
    serverSeed,
    attacker: statsOf(attacker),
    defender: statsOf(defender),
    rulesVersion: about.rules_version ?? RULES_VERSION,
  }
  const commitment = hex(await subtle.digest('SHA-256', utf8.encode(commitmentText(committed))))
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', utf8.encode(serverSeed), hmac, false, ['sign'])
  const seedHex = hex(await subtle.sign('HMAC', key, utf8.encode(clientKey)))
  return fightOf(attacker, defender, seedHex, {
    server_seed: serverSeed,
    client_key: clientKey,
    commitment,
    ...about,
  })
}
