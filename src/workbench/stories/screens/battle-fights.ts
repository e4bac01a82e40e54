import type { FightAnswer, FightRecord, Replay } from '#contracts/wire.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { type FixtureFighter, LUNAR, NEWCOMER, NIBBLES } from '#workbench/fixtures/fighters.ts'
import { fightOf } from '#workbench/fixtures/fights.ts'
import { provenFight } from '#workbench/fixtures/proven-fight.ts'
import { GIANT, OVERFLOW } from '../overflow.ts'
import type { StoryAnswers } from '../screen-stories.ts'

const ID = '00000000-0000-4000-8000-0000000000'

export const RASCAL: FixtureFighter = { ...NEWCOMER, userId: 0, name: 'Rascal Ray', houseId: 6, rank: 12 }

const ARMED_GIANT: FixtureFighter = {
  ...GIANT,
  stones: [
    { type: 'burning-hell', level: 4 },
    { type: 'frost-prison', level: 4 },
    { type: 'luck-leech', level: 4 },
  ],
  skill: 'berserk',
  armyStep: 31,
  crown: 1,
}
export const GIANTS: readonly [FixtureFighter, FixtureFighter] = [
  ARMED_GIANT,
  {
    ...ARMED_GIANT,
    userId: 8,
    name: OVERFLOW.rightToLeftName,
    houseId: 7,
    skill: 'fatal-blow',
    stance: 'guard',
    crown: 50,
  },
]

/** 17 turns with a plain blow, a critical hit, healing, reflected damage, freezing and burning. */
export const WON_FIGHT = await provenFight(NIBBLES, LUNAR, '00000000000000000000000000abc005', {
  replay_id: `${ID}51`,
})
/** 14 turns. The player wins with hardly any health left: CLUTCH. */
export const CLOSE_FIGHT = await provenFight(NIBBLES, LUNAR, '000000000000000000000000000000e1', {
  replay_id: `${ID}55`,
})
/** 16 turns. The player has little health in the last third. */
export const LOST_FIGHT = await provenFight(NIBBLES, LUNAR, '000000000000000000000000000000b3', {
  replay_id: `${ID}52`,
})
/** A version of the rules that this build does not have. */
export const OLD_RULES_FIGHT = await provenFight(NIBBLES, LUNAR, '00000000000000000000000000abc005', {
  replay_id: `${ID}51`,
  rules_version: '0',
})
export const OUTWITTED_FIGHT = await provenFight(
  NIBBLES,
  { ...LUNAR, stance: 'rush' },
  '00000000000000000000000000abc011',
  { replay_id: `${ID}56` },
)
export const EVEN_FIGHT = await provenFight(
  NIBBLES,
  { ...LUNAR, stance: 'trick' },
  '00000000000000000000000000abc012',
  { replay_id: `${ID}57` },
)
export const BOT_FIGHT = await provenFight(NEWCOMER, RASCAL, '00000000000000000000000000abc009', {
  replay_id: `${ID}53`,
  is_bot: true,
})
export const GIANT_FIGHT = await provenFight(GIANTS[0], GIANTS[1], '00000000000000000000000000abc002', {
  replay_id: `${ID}54`,
})

/** A fight by version 2 of the rules, which had no stances. */
const withoutStances = (seedHex: string): FightRecord => {
  const fight = fightOf(NIBBLES, LUNAR, seedHex, { replay_id: `${ID}58`, rules_version: '2' })
  const [{ stance: _, ...attacker }, { stance: __, ...defender }] = [fight.inputs.attacker, fight.inputs.defender]
  const inputs = { attacker, defender }
  const { scenario, winner } = simulateFight(inputs, seedHex)
  return { ...fight, inputs, scenario: [...scenario], winner }
}
export const OLD_FIGHT = withoutStances('00000001000000020000000300000004')

const answerOf = (fight: FightRecord): FightAnswer => ({ ...baseAnswers['combats.fight'], ...fight })

export const replayOf = (fight: FightRecord, viewer: Replay['viewer'] = 'attacker'): Replay => {
  const { own } = baseAnswers['combats.replay']
  return { ...fight, viewer, own: viewer === 'attacker' ? own : null }
}

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
