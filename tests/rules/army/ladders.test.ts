import { describe, expect, test } from 'vitest'
import { ARMY_LADDER, armyStepOf } from '#rules/army/army.ts'
import { HOUSE_WORDS } from '#rules/house/house-words.ts'
import { HOUSES, houseBySlug, houseOf, isHouseId } from '#rules/house/houses.ts'
import { ONBOARDING_REWARDS } from '#rules/house/onboarding.ts'
import { SKILL_NAMES, SKILLS, STARTING_SKILL, unlockedSkills } from '#rules/kombat/skills.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { en } from '#tests/helpers/english.ts'

describe('the houses (A3, row 73)', () => {
  test('golden table: ids, pets and points', () => {
    expect(
      HOUSES.map((house) => `${house.id} ${house.slug} ${house.name} ${house.atk}/${house.hp}/${house.luck}`),
    ).toMatchInlineSnapshot(`
      [
        "0 hamster Hamster 6/3/1",
        "1 moonbix Moonbix 5/4/1",
        "2 not Notcoin 2/6/2",
        "3 major Major 4/5/1",
        "4 blum Blum 3/4/3",
        "5 cats Catizen 4/4/2",
        "6 seed SEED 3/6/1",
        "7 dogs Dogs 3/2/5",
      ]
    `)
  })

  test('each has its texts and none contains its name, so that a rename is one edit (T35)', () => {
    for (const house of HOUSES) {
      const { description, subDescription } = HOUSE_WORDS[house.slug]
      expect(description.length).toBeGreaterThan(20)
      expect(subDescription.length).toBeGreaterThan(20)
      expect(`${description} ${subDescription}`.toLowerCase()).not.toContain(house.name.toLowerCase())
    }
  })

  test('are found by id and by pet, and nothing else is', () => {
    expect(houseOf(7).slug).toBe('dogs')
    expect(houseBySlug('not')?.id).toBe(2)
    expect(houseBySlug('lion')).toBeUndefined()
    expect([0, 7, 8, -1, 1.5, Number.NaN].map(isHouseId)).toEqual([true, true, false, false, false, false])
    expect(() => houseOf(8)).toThrow(RangeError)
  })
})

describe('the army ladder (A9, row 159)', () => {
  test('golden table: 24 steps by STAR spent', () => {
    expect(
      ARMY_LADDER.map((rank) => `${rank.step} ${rank.name} ${rank.tier} ${rank.totalStarCost} +${rank.starToNextRank}`),
    ).toMatchInlineSnapshot(`
      [
        "0 Pawn I 0 +20",
        "1 Pawn II 20 +30",
        "2 Pawn III 50 +50",
        "3 Pawn IV 100 +80",
        "4 Knight I 180 +130",
        "5 Knight II 310 +210",
        "6 Knight III 520 +340",
        "7 Knight IV 860 +550",
        "8 Bishop I 1410 +890",
        "9 Bishop II 2300 +1440",
        "10 Bishop III 3740 +2330",
        "11 Bishop IV 6070 +3770",
        "12 Rook I 9840 +6100",
        "13 Rook II 15940 +9870",
        "14 Rook III 25810 +15970",
        "15 Rook IV 41780 +25840",
        "16 King I 67620 +41810",
        "17 King II 109430 +67650",
        "18 King III 177080 +109460",
        "19 King IV 286540 +177110",
        "20 Queen I 463650 +286570",
        "21 Queen II 750220 +463680",
        "22 Queen III 1213900 +750250",
        "23 Queen IV 1964150 +null",
      ]
    `)
  })

  test('the step is the highest one reached', () => {
    expect([0, 19, 20, 49, 50, 1_964_149, 1_964_150, 9_999_999].map(armyStepOf)).toEqual([0, 0, 1, 1, 2, 22, 23, 23])
  })
})

test('skills unlock by the best rank ever', () => {
  expect([0, 99, 100, 400, 800, 1600, 2000].map((points) => unlockedSkills(rankPoints(points)).length)).toEqual([
    1, 1, 2, 3, 4, 5, 6,
  ])
  expect(unlockedSkills(rankPoints(0))).toEqual([STARTING_SKILL])
  const points = SKILL_NAMES.map((skill) => SKILLS[skill].unlockPoints)
  expect(points, 'the unlocked are stored as a count').toEqual([...new Set(points)].sort((a, b) => a - b))
  expect(en.kombat.skill).toMatchObject({
    'rising-fury': { name: 'Rising fury', text: '+5% damage per attack' },
    reflect: { name: 'Reflect', text: 'Returns 20% of damage taken' },
    'life-steal': { name: 'Life steal', text: 'Heals 25% of damage dealt' },
    'fatal-blow': { name: 'Fatal blow', text: 'Every third attack that lands is critical' },
    desolate: { name: 'Desolate', text: '+40% attack damage' },
    berserk: { name: 'Berserk', text: '+1% damage per 1% HP lost' },
  })
  expect(SKILLS['fatal-blow'].unlockPoints).toBe(800)
})

test('onboarding pays five and five TOK in two rows (R04, T23)', () => {
  expect(ONBOARDING_REWARDS.map((row) => row.amountNano)).toEqual([5e9, 5e9])
  expect(new Set(ONBOARDING_REWARDS.map((row) => row.reason)).size).toBe(2)
})
