import { describe, expect, test, vi } from 'vitest'
import { type CheckOutcome, type CheckPorts, checkDay } from '#client/topics/tournament/screens/verify/check-day.ts'
import { brokenChecks } from '#client/topics/tournament/screens/verify/checks.ts'
import type { CallData } from '#contracts/schemas.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { provenTournament } from '#workbench/fixtures/proven-tournament.ts'

const DAY = await provenTournament()
const utf8 = new TextEncoder()
const sha256 = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', utf8.encode(text))).toString('hex')

const portsOf = (
  brackets: CallData<'tournament.brackets'> = DAY.brackets,
  bracket: Partial<CallData<'tournament.bracket'>> = {},
): CheckPorts => ({
  pageOf: async () => brackets,
  bracketOf: async () => ({ ...DAY.bracket, ...bracket }),
  sha256,
  simulationOf,
  onProgress: async () => undefined,
})
const OWN = { bracket: null, isWhole: false } as const
const differencesOf = async (ports: CheckPorts) => {
  const outcome = await checkDay(OWN, ports)
  return outcome.is === 'told' ? outcome.verdict.differences.map(({ what }) => what) : outcome.is
}
const withProof = (proof: Partial<typeof DAY.brackets.proof>) => ({
  ...DAY.brackets,
  proof: { ...DAY.brackets.proof, ...proof },
})

describe('a day’s tournament is proved on this device (R26)', () => {
  test('all of it holds, and it says how much was checked', async () => {
    const outcome = (await checkDay(OWN, portsOf())) as CheckOutcome & { is: 'told' }
    expect(outcome).toMatchObject({ is: 'told', scope: 'own', brackets: 1, verdict: { differences: [] } })
    expect(outcome.verdict.checked).toMatchObject({ entrants: 32, brackets: 1, pairings: 31, fights: 31, prizes: 32 })
  })

  test('a changed seed, list of entries, entrant, pairing, winner and prize are each named', async () => {
    const { bracket, brackets } = DAY
    const { matches, proof, seats } = bracket
    const [first, ...others] = matches
    if (!first || first.lower === null) throw new Error('The first match is a fight')
    const turned = { ...first, winner: first.winner === first.upper ? first.lower : first.upper }
    expect(await differencesOf(portsOf(withProof({ seed_hash: '0'.repeat(64) })))).toEqual(['seed'])
    expect(await differencesOf(portsOf(withProof({ entrants_hash: '0'.repeat(64) })))).toEqual(['entrants'])
    const stronger = proof.entrants.map((line, index) => (index === 4 ? line.replace(/;(\d)(\d+) /, ';9$2 ') : line))
    expect(await differencesOf(portsOf(brackets, { proof: { ...proof, entrants: stronger } }))).toContain('entrant')
    const swapped = { ...first, upper: first.lower, lower: first.upper }
    expect(await differencesOf(portsOf(brackets, { matches: [swapped, ...others] }))).toContain('pairing')
    expect(await differencesOf(portsOf(brackets, { matches: [turned, ...others] }))).toContain('winner')
    const richer = seats.map((seat, index) =>
      index === 0 && seat.prize ? { ...seat, prize: { ...seat.prize, tok: 1 } } : seat,
    )
    expect(await differencesOf(portsOf(brackets, { seats: richer }))).toEqual(['prize'])
  })

  test('a bracket that says nothing of its fighters’ powers is noticed', async () => {
    const seats = DAY.bracket.seats.map((seat) => ({ ...seat, power: 1 }))
    expect(new Set(await differencesOf(portsOf(DAY.brackets, { seats })))).toEqual(new Set(['seat']))
  })

  test('before the results there is nothing to check; without crypto, or by rules that are gone, it says so', async () => {
    expect(await differencesOf(portsOf(withProof({ seed: null })))).toBe('unpublished')
    expect(await differencesOf({ ...portsOf(), sha256: null })).toBe('no-crypto')
    expect(await checkDay(OWN, portsOf(withProof({ rules_version: '0' })))).toEqual({ is: 'rules', version: '0' })
  })

  test('without an own entry the strongest pool is checked, on request one bracket’s or all', async () => {
    const [row] = DAY.brackets.items
    if (!row) throw new Error('There is a bracket')
    const ports = portsOf({ ...DAY.brackets, items: [{ ...row, is_own: false }] })
    expect(await checkDay(OWN, ports)).toMatchObject({ scope: 'strongest' })
    expect(await checkDay({ bracket: 1, isWhole: false }, ports)).toMatchObject({ scope: 'bracket' })
    expect(await checkDay({ bracket: null, isWhole: true }, ports)).toMatchObject({ scope: 'day' })
  })

  test('a stop ends it between two brackets', async () => {
    const stop = new Error('stopped')
    const bracketOf = vi.fn(async () => DAY.bracket)
    await expect(checkDay(OWN, { ...portsOf(), bracketOf, onProgress: () => Promise.reject(stop) })).rejects.toBe(stop)
    expect(bracketOf).toHaveBeenCalledOnce()
  })

  test('each kind of difference breaks the check that it belongs to', () => {
    const checked = { hashes: 0, entrants: 0, brackets: 0, pairings: 0, fights: 0, prizes: 0 }
    expect(brokenChecks({ checked, differences: [] }).size).toBe(0)
    expect([
      ...brokenChecks({
        checked,
        differences: [
          { what: 'seed' },
          { what: 'winner', bracket: 1, round: 1, no: 0 },
          { what: 'place', bracket: 1, seat: 0 },
        ],
      }),
    ]).toEqual(['seed', 'fights', 'prizes'])
  })
})
