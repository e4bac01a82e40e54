import type { FightAnswer, FightRecord, Replay } from '../../../contracts/wire.ts'
import { baseAnswers } from '../../fixtures/answers.ts'
import { type FixtureFighter, LUNAR, NEWCOMER, NIBBLES } from '../../fixtures/fighters.ts'
import { provenFight } from '../../fixtures/proven-fight.ts'
import { HUGE_RANK, OVERFLOW } from '../overflow.ts'
import type { StoryAnswers } from '../screen-stories.ts'

const ID = '00000000-0000-4000-8000-0000000000'

export const RASCAL: FixtureFighter = { ...NEWCOMER, userId: 0, name: 'Rascal Ray', houseId: 6, rank: 12 }

const LEGENDARY = Array.from({ length: 8 }, () => 'legendary' as const)
const ALL_STONES = [
  { type: 'burning-hell', level: 4 },
  { type: 'frost-prison', level: 4 },
  { type: 'luck-leech', level: 4 },
] as const

/** Two top fighters with extreme names. */
export const GIANTS: readonly [FixtureFighter, FixtureFighter] = [
  {
    userId: 7,
    name: OVERFLOW.longName,
    houseId: 5,
    rank: HUGE_RANK,
    gear: LEGENDARY,
    stones: ALL_STONES,
    skill: 'berserk',
    armyStep: 31,
    crown: 1,
  },
  {
    userId: 8,
    name: OVERFLOW.rightToLeftName,
    houseId: 7,
    rank: HUGE_RANK,
    gear: LEGENDARY,
    stones: ALL_STONES,
    skill: 'fatal-blow',
    armyStep: 31,
    crown: 50,
  },
]

/** Won after 17 turns, with a blow, a critical, a heal, a reflection, a freeze and a burn in it. */
export const WON_FIGHT = await provenFight(NIBBLES, LUNAR, '00000000000000000000000000abc005', {
  replay_id: `${ID}51`,
})
/** Won after 14 turns with hardly any health left: CLUTCH. */
export const CLOSE_FIGHT = await provenFight(NIBBLES, LUNAR, '00000000000000000000000000000083', {
  replay_id: `${ID}55`,
})
/** Lost after 16 turns, the last third at low health. */
export const LOST_FIGHT = await provenFight(NIBBLES, LUNAR, '00000000000000000000000000abc007', {
  replay_id: `${ID}52`,
})
/** Fought by rules that this build no longer has. */
export const OLD_RULES_FIGHT = await provenFight(NIBBLES, LUNAR, '00000000000000000000000000abc005', {
  replay_id: `${ID}51`,
  rules_version: '0',
})
export const BOT_FIGHT = await provenFight(NEWCOMER, RASCAL, '00000000000000000000000000abc009', {
  replay_id: `${ID}53`,
  is_bot: true,
})
export const GIANT_FIGHT = await provenFight(GIANTS[0], GIANTS[1], '00000000000000000000000000abc002', {
  replay_id: `${ID}54`,
})

const answerOf = (fight: FightRecord): FightAnswer => ({ ...baseAnswers['combats.fight'], ...fight })

/** The stored fight as seen by one side or a stranger. */
export const replayOf = (fight: FightRecord, viewer: Replay['viewer'] = 'attacker'): Replay => {
  const { own } = baseAnswers['combats.replay']
  return { ...fight, viewer, own: viewer === 'attacker' ? own : null }
}

/** The answers of a match that ends in this fight. */
export const matchAnswers = (fight: FightRecord): StoryAnswers => ({
  'combats.me': { ...baseAnswers['combats.me'], ...fight.user },
  'combats.find': {
    ...baseAnswers['combats.find'],
    ...fight.enemy,
    is_bot: fight.is_bot,
    commitment: fight.commitment,
  },
  'combats.fight': answerOf(fight),
})
