import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findDay } from '#server/modules/tournament/day-store.ts'
import { crowdEnters, FIRST_ENTRANT, playDay } from '#tests/helpers/players/tournament-crowd.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const server = await fileApp()

const admin = async (...args: string[]): Promise<string> => {
  const ports = { ...server.scope(), who: 'olga' }
  return (await runAdmin(ports, ['tournament', ...args])).join('\n')
}

describe('hk admin tournament', () => {
  it('shows the days and how far each is, and never a seed', async () => {
    expect(await admin('show')).toBe('There was no tournament yet.')
    await crowdEnters(server.db, '2026-12-01', { players: 20 })
    await crowdEnters(server.db, '2026-12-02', { players: 1 })
    await playDay(server.db, '2026-12-01')
    const lines = await admin('show')
    expect(lines).toMatch(/^2026-12-02 .*begun –, hashed –, fought –, paid –$/m)
    expect(lines).toMatch(
      /^2026-12-01 {2}20 entrants {2}1 brackets \(1 drawn\) {2}0 tickets back {2}begun 20:00:00, .*paid 20:05:00$/m,
    )
    expect(lines).not.toContain((await findDay(server.db, '2026-12-02'))?.seed)
  })

  it('names brackets of which more than a quarter were brought by one inviter (R26)', async () => {
    expect(await admin('marks')).toBe('No bracket is marked.')
    const brought = Array.from({ length: 6 }, (_, index) => FIRST_ENTRANT + 1 + index)
    const enter = async (day: string, invited: readonly number[]): Promise<void> => {
      await sql`
        update players set referrer_id = case when id = any(${[...invited]}::bigint[]) then ${FIRST_ENTRANT}::bigint
        end`.execute(server.db)
      await crowdEnters(server.db, day, { players: 20 })
      await playDay(server.db, day)
    }
    await enter('2026-12-03', brought.slice(0, 5))
    await enter('2026-12-04', brought)
    const lines = await admin('marks')
    expect(lines).toMatch(new RegExp(`^2026-12-04 {2}bracket 1 {2}6 of 20 people brought by ${FIRST_ENTRANT}: `))
    expect(lines.split('\n')).toHaveLength(1)
    expect(await admin('marks', '2026-12-03')).toBe('No bracket is marked.')
    await expect(admin('marks', 'yesterday')).rejects.toThrow('is no day')
  })
})
