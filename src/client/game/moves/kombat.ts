import type { MatchResult, Replay } from '../../../contracts/wire.ts'
import { SWITCH_HOUSE_NANO } from '../../../rules/economy/switch-house.ts'
import { markStale, setAnswer } from '../cache.ts'
import { balanceQuery, combatProfileQuery, energyQuery } from '../home-queries.ts'
import { armySpentQuery, houseTermsQuery, replayQuery, starsQuery, welcomeQuery } from '../queries.ts'
import type { MoveEffects } from './move-effect.ts'

/** The attacker's own replay as the fight with its result. */
const ownReplay = (result: MatchResult): Replay => ({ ...result, viewer: 'attacker', own: result })

/** Fights (rows 84, 85, 94; T11) and fighter changes, which recreate the opponent's commitment (R11). */
export const kombatEffects: MoveEffects<
  | 'combats.fight'
  | 'combats.challenge'
  | 'combats.skill'
  | 'combats.house'
  | 'users.spendStars'
  | 'equipments.claimWelcome'
> = {
  'combats.fight': {
    set: (client, { balance, stars, energy, ...result }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, starsQuery, stars)
      setAnswer(client, energyQuery, energy)
      setAnswer(client, replayQuery(result.replay_id), ownReplay(result))
      const { equipments, materials, stones } = result.drops
      if (equipments.length > 0) markStale(client, ['equipments.mine'])
      if (materials.length > 0) markStale(client, ['materials.mine'])
      if (stones.length > 0) markStale(client, ['stones.mine'])
      if (energy.last_burn_at === null) markStale(client, ['combats.energy'])
    },
    stale: ['combats.me', 'combats.find', 'combats.history', 'upgrades.missions'],
  },
  'combats.challenge': {
    set: (client, result) => setAnswer(client, replayQuery(result.replay_id), ownReplay(result)),
    stale: ['combats.history'],
  },
  'combats.skill': {
    set: (client, profile) => setAnswer(client, combatProfileQuery, profile),
    stale: ['combats.find'],
  },
  'combats.house': {
    set: (client, { profile, balance, next_switch_at }) => {
      setAnswer(client, combatProfileQuery, profile)
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, houseTermsQuery, { cost: SWITCH_HOUSE_NANO, allowed_from: next_switch_at })
    },
    stale: ['combats.find'],
    staleOnFailure: ['combats.me', 'users.balance', 'combats.houseTerms'],
  },
  'users.spendStars': {
    set: (client, { spent, stars }) => {
      setAnswer(client, armySpentQuery, spent)
      setAnswer(client, starsQuery, stars)
    },
    stale: ['combats.me', 'combats.find'],
    staleOnFailure: ['users.stars', 'users.starsSpent'],
  },
  'equipments.claimWelcome': {
    set: (client) => setAnswer(client, welcomeQuery, { claimed: true }),
    stale: ['equipments.mine'],
    staleOnFailure: ['equipments.welcome'],
  },
}
