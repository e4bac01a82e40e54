import type { z } from 'zod'
import type { cosmetic, fighterProfile } from './schemas/fighter.ts'
import type { equipment } from './schemas/items.ts'
import type { bossOpponent, drops, fightRecord, fightRewards, scenarioEntry } from './schemas/kombat.ts'
import type { CallData } from './schemas.ts'

/** Types of call data, named as in the specification (A3, B3). Types only, so that importing them adds no bytes. */
export type FighterProfile = z.output<typeof fighterProfile>
export type CombatProfile = CallData<'combats.me'>
export type FoundOpponent = CallData<'combats.find'>
export type FightAnswer = CallData<'combats.fight'>
export type MatchResult = CallData<'combats.challenge'>
/** The fields that `MatchResult` and `Replay` share. */
export type FightRecord = z.output<typeof fightRecord>
export type FightRewards = z.output<typeof fightRewards>
export type Replay = CallData<'combats.replay'>
export type FightHistory = CallData<'combats.history'>
export type FightVerification = CallData<'combats.verify'>
export type BossOpponent = z.output<typeof bossOpponent>
export type GuildCard = CallData<'guild.list'>['items'][number]
export type GuildDetail = CallData<'guild.get'>
export type GuildMe = CallData<'guild.me'>
export type BossPage = CallData<'boss.get'>
export type BossFight = CallData<'boss.fight'>
export type ScenarioEntry = z.output<typeof scenarioEntry>
export type Cosmetic = z.output<typeof cosmetic>
export type Drops = z.output<typeof drops>
export type Equipment = z.output<typeof equipment>
export type OwnEquipment = CallData<'equipments.mine'>[number]
export type Luck = CallData<'luck.get'>
export type LuckRoll = CallData<'luck.rolls'>['items'][number]
export type Listing = CallData<'market.get'>
export type Trade = CallData<'market.history'>[number]
export type GearAnswer = CallData<'equipments.equip'>
export type OwnedStone = CallData<'stones.mine'>[number]
export type OwnedMaterial = CallData<'materials.mine'>[number]
export type GameConfig = CallData<'settings.get'>
export type UserProfile = CallData<'users.me'>
export type EnergyState = CallData<'combats.energy'>
export type Mission = CallData<'upgrades.missions'>[number]
export type Task = CallData<'tasks.list'>[number]
export type Daily = CallData<'daily.get'>
export type BoostSources = CallData<'users.boostSources'>
export type Hunt = NonNullable<CallData<'hunting.current'>>
export type HuntStage = CallData<'hunting.stages'>[number]
export type HuntMilestones = CallData<'hunting.milestones'>
export type FirstDays = CallData<'users.firstDays'>
export type FirstDayClaim = CallData<'users.claimFirstDay'>
export type ShopItem = CallData<'shop.items'>[number]
export type ShopOdds = CallData<'shop.odds'>
export type Friends = CallData<'friends.list'>
export type BoardPage = CallData<'leaderboard.page'>
export type BoardMe = CallData<'leaderboard.me'>
export type LedgerPage = CallData<'users.ledger'>
export type InboxItem = CallData<'inbox.list'>[number]
export type Preferences = CallData<'users.preferences'>
export type FairPlay = CallData<'users.fairPlay'>
export type SeasonCard = NonNullable<CallData<'season.card'>['card']>
export type SeasonPath = CallData<'season.path'>
export type ChestShelf = CallData<'chests.list'>
export type OpenedChest = CallData<'chests.open'>
export type SeasonLook = CallData<'season.looks'>[number]
export type PathStepClaim = CallData<'season.claimPathStep'>
export type SeasonReward = CallData<'season.reward'>
export type LeagueReward = CallData<'league.reward'>
export type LeagueBoard = CallData<'league.board'>
export type LeaguePoints = CallData<'league.points'>
export type Medal = CallData<'medals.list'>[number]
export type OpenedReward = CallData<'season.claimReward'>['opened']
