import { createHash, createHmac, webcrypto } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type VerifyPorts, verdictOf, verifyFight } from '#client/topics/kombat/screens/battle/verify/verify-fight.ts'
import type { Replay } from '#contracts/wire.ts'
import { commitmentText } from '#rules/kombat/commitment-text.ts'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { aReplay } from '#workbench/fixtures/builders.ts'

const SERVER_SEED = 'c0ffee00'.repeat(8)
const CLIENT_KEY = '3b1f6c70-2a4d-4e59-9c18-5d7e0f2a6b44'

interface Fought {
  readonly inputs: Replay['inputs']
  readonly clientKey: string
  readonly rulesVersion: string
}

/** A replay with a correct commitment. It is hashed by Node, while the client uses Web Crypto. */
const replayOf = ({ inputs, clientKey, rulesVersion }: Fought): Replay => {
  const text = commitmentText({ serverSeed: SERVER_SEED, ...inputs, rulesVersion })
  const seed = createHmac('sha256', SERVER_SEED).update(clientKey).digest('hex')
  const outcome = simulationOf(rulesVersion)?.(inputs, seed)
  if (!outcome) throw new RangeError(`No rules of version ${rulesVersion}`)
  return aReplay({
    inputs,
    scenario: outcome.scenario.map((entry) => ({ ...entry })),
    winner: outcome.winner,
    server_seed: SERVER_SEED,
    client_key: clientKey,
    commitment: createHash('sha256').update(text).digest('hex'),
    rules_version: rulesVersion,
  })
}

const genuine = (over: Partial<Replay> = {}): Replay => ({
  ...replayOf({ inputs: aReplay().inputs, clientKey: CLIENT_KEY, rulesVersion: RULES_VERSION }),
  ...over,
})

const withoutStance = ({ stance: _, ...stats }: Replay['inputs']['attacker']): Replay['inputs']['attacker'] => stats

const fight = genuine()
const promise = { commitment: fight.commitment, idempotencyKey: CLIENT_KEY }
const verify = (replay: Replay, over: Partial<VerifyPorts> = {}) =>
  verifyFight(replay, { subtle: webcrypto.subtle as SubtleCrypto, simulationOf, promise, ...over })

describe('the verification of a fight on the player’s own device (provable fairness)', () => {
  test('a genuine fight holds in every check', async () => {
    const verification = await verify(fight)
    expect(Object.values(verification).map(({ state }) => state)).toEqual(['holds', 'holds', 'holds', 'holds'])
    expect(verdictOf(verification)).toBe('holds')
  })

  test('a fight of another device holds afterwards: no commitment was seen before it, and that is shown', async () => {
    const verification = await verify(fight, { promise: null })
    expect(verification.promise).toEqual({ state: 'skipped', reason: 'promise' })
    expect(verification.key).toEqual({ state: 'skipped', reason: 'key' })
    expect(verdictOf(verification)).toBe('afterwards')
    const challenge = await verify(genuine({ kind: 'challenge' }), { promise: null })
    expect(challenge.promise).toEqual({ state: 'skipped', reason: 'challenge' })
  })

  test('a hundred fights by version 2 of the rules, which had no stances, hold entry by entry (R10, R55)', async () => {
    const { attacker, defender } = aReplay().inputs
    const inputs = { attacker: withoutStance(attacker), defender: withoutStance(defender) }
    for (let no = 0; no < 100; no++) {
      const old = replayOf({ inputs, clientKey: `fight ${no}`, rulesVersion: '2' })
      const verification = await verify(old, { promise: null })
      expect([verification.commitment.state, verification.scenario.state]).toEqual(['holds', 'holds'])
    }
  })

  test('a stance that was added to a stored fight is named (R55)', async () => {
    const { attacker, defender } = aReplay().inputs
    const old = replayOf({
      inputs: { attacker: withoutStance(attacker), defender },
      clientKey: CLIENT_KEY,
      rulesVersion: RULES_VERSION,
    })
    const tampered = await verify({ ...old, inputs: { attacker: { ...attacker, stance: 'rush' }, defender } })
    expect(tampered.commitment).toEqual({ state: 'broken', reason: 'commitment' })
    expect(tampered.scenario.state).toBe('broken')
  })

  test('a match of a tournament holds by the seed of its bracket, with round and number after it (R26)', async () => {
    const words = '0000000200000003'
    const { scenario, winner } = simulateFight(
      fight.inputs as Parameters<typeof simulateFight>[0],
      `${SERVER_SEED}${words}`,
    )
    const match = genuine({
      kind: 'tournament',
      client_key: words,
      scenario: scenario.map((entry) => ({ ...entry })),
      winner,
    })
    expect((await verify(match, { promise: null })).scenario).toEqual({ state: 'holds' })
    const other = await verify({ ...match, client_key: '0000000200000004' }, { promise: null })
    expect(other.scenario.state).toBe('broken')
  })

  test('a tampered entry is named by its turn', async () => {
    const scenario = fight.scenario.map((entry, index) =>
      index === 4 ? { ...entry, damage_attack: entry.damage_attack + 1 } : entry,
    )
    const verification = await verify({ ...fight, scenario })
    expect(verification).toMatchObject({
      commitment: { state: 'holds' },
      scenario: { state: 'broken', reason: 'scenario', turn: 3 },
    })
    expect(verdictOf(verification)).toBe('broken')
  })

  test('a fight that was cut short and a winner that was swapped are named', async () => {
    const { scenario } = await verify({ ...fight, scenario: fight.scenario.slice(0, -1) })
    expect(scenario).toEqual({ state: 'broken', reason: 'length', count: fight.scenario.length - 2 })
    const swapped = fight.winner === 'attacker' ? 'defender' : 'attacker'
    expect((await verify({ ...fight, winner: swapped })).scenario).toEqual({ state: 'broken', reason: 'winner' })
  })

  test('another seed breaks the commitment and the fight', async () => {
    const verification = await verify({ ...fight, server_seed: 'deadbeef'.repeat(8) })
    expect(verification.commitment).toEqual({ state: 'broken', reason: 'commitment' })
    expect(verification.scenario.state).toBe('broken')
    expect(verification.promise.state).toBe('holds')
  })

  test('a commitment that fits but is not the one shown before the fight is named', async () => {
    const verification = await verify(fight, { promise: { ...promise, commitment: 'another' } })
    expect(verification.commitment.state).toBe('holds')
    expect(verification.promise).toEqual({ state: 'broken', reason: 'promise' })
    expect(verdictOf(verification)).toBe('broken')
  })

  test('a key that this device never chose is named', async () => {
    const verification = await verify(fight, { promise: { ...promise, idempotencyKey: 'another' } })
    expect(verification.key).toEqual({ state: 'broken', reason: 'key' })
  })

  test('fighters that are not those of the commitment are named', async () => {
    const { attacker, defender } = fight.inputs
    const verification = await verify({
      ...fight,
      inputs: { attacker: { ...attacker, attack: attacker.attack + 1 }, defender },
    })
    expect(verification.commitment.state).toBe('broken')
  })

  test('a fight by rules that this device does not have is not fought again, and says so', async () => {
    const verification = await verify(fight, { simulationOf: () => null })
    expect(verification.scenario).toEqual({ state: 'skipped', reason: 'scenario' })
    expect(verification.commitment.state).toBe('holds')
    expect(verdictOf(verification)).toBe('unclear')
  })

  test('a page without hashing says so instead of claiming anything', async () => {
    const verification = await verify(fight, { subtle: null })
    expect(verification.commitment).toEqual({ state: 'skipped', reason: 'noCrypto' })
    expect(verdictOf(verification)).toBe('unclear')
  })

  test('values that cannot be fought with break the fight, not the page', async () => {
    const verification = await verify(fight, {
      simulationOf: () => () => {
        throw new RangeError('A seed is a hex string of whole 32-bit words')
      },
    })
    expect(verification.scenario).toEqual({ state: 'broken', reason: 'inputs' })
  })
})
