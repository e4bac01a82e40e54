import { describe, expect, it } from 'vitest'
import { SKILL_NAMES, SKILLS, type SkillName } from '#rules/kombat/skills.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()

const take = (id: number, skill: SkillName) => server.call('combats.skill', { body: { skill } }, { as: id })

describe('switching the skill (row 88, R08)', () => {
  it('opens each skill with the best rank ever, whatever the rank is now', async () => {
    const id = await players.join()
    for (const slug of SKILL_NAMES.slice(1)) {
      const { unlockPoints } = SKILLS[slug]
      await players.arrange(id, { rank_points: 0, best_rank_points: unlockPoints - 1 })
      const before = await players.row(id)
      const refused = await take(id, slug)
      expect(refused.status).toBe(400)
      expect(refused.error).toEqual({
        code: 'skill-locked',
        message: "You haven't unlocked this skill yet",
        details: { unlockPoints },
      })
      expect(await players.row(id)).toEqual(before)
      await players.arrange(id, { best_rank_points: unlockPoints })
      const { data } = await take(id, slug)
      expect(data.pet.active_skill).toBe(slug)
      expect(data.pet.skills.at(-1)).toBe(slug)
      expect((await server.call('combats.me', {}, { as: id })).data).toEqual(data)
    }
  })

  it('is free, as often as one likes, and leaves the power as it is', async () => {
    const id = await players.join()
    await players.arrange(id, { best_rank_points: 3000 })
    const { active_skill: _, loadout_no: changesBefore, ...before } = await players.row(id)
    for (const slug of [...SKILL_NAMES, ...SKILL_NAMES]) expect((await take(id, slug)).status).toBe(200)
    const { active_skill, loadout_no: changes, ...after } = await players.row(id)
    expect(after).toEqual(before)
    expect(changes - changesBefore).toBe(2 * SKILL_NAMES.length)
    expect(active_skill).toBe('berserk')
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(10e9)
  })

  it('refuses a skill that does not exist', async () => {
    const id = await players.join()
    expect((await take(id, 'fly' as never)).error.code).toBe('invalid-payload')
  })
})
