import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import type { IconName } from '#assets/manifest/packs.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { toGuildBoss } from '#client/topics/boss/links.ts'
import { toTournamentResult } from '#client/topics/tournament/links.ts'
import { formatDuration, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import styles from './home-goal.module.css'
import type { Goal } from './next-goal.ts'

const ICONS: Readonly<Record<Goal['kind'], IconName | { readonly url: string }>> = {
  claim: 'tok',
  firstFight: 'fight',
  daily: 'chest-titanium',
  hunt: 'chest-titanium',
  season: { url: extraIconUrl('chest-season') },
  league: { url: extraIconUrl('league-cup') },
  medals: { url: extraIconUrl('medal-top-seller-gold') },
  chests: 'chest-iron',
  startChest: 'chest-iron',
  path: 'box-wood',
  boxes: 'box-wood',
  inbox: 'nav-reward',
  tournamentWatch: { url: extraIconUrl('league-cup') },
  tournamentPrize: { url: extraIconUrl('league-cup') },
  tournamentEnter: { url: extraIconUrl('ticket') },
  sword: { url: kindPicture('sword', 'prototype') },
  gear: { url: kindPicture('armor', 'rare') },
  upgrade: 'nav-upgrade',
  sendHunt: 'trophy',
  boss: 'trophy',
  rank: 'fight',
  fight: 'fight',
  pocket: 'tok',
}
const ADDRESSES: Readonly<Partial<Record<Goal['kind'], Address>>> = {
  firstFight: PAGE.KOMBAT_PREP.path,
  inbox: PAGE.INBOX.path,
  medals: PAGE.ACHIEVEMENTS.path,
  sword: PAGE.INVENTORY.path,
  gear: PAGE.INVENTORY.path,
  upgrade: PAGE.UPGRAGE_V2.path,
  sendHunt: PAGE.MONSTER_HUNT.path,
  tournamentEnter: PAGE.TOURNAMENT.path,
  rank: PAGE.KOMBAT_PREP.path,
  fight: PAGE.KOMBAT_PREP.path,
}

const addressOf = (goal: Goal, nowMs: number): Address | undefined => {
  if (goal.kind === 'boss') return toGuildBoss(begunBossEvents(nowMs)[0].slug)
  return 'day' in goal ? toTournamentResult(goal.day) : ADDRESSES[goal.kind]
}

type GoalDialog = 'today' | 'boxes' | 'chest' | 'chests' | 'league' | 'path'
const DIALOGS: Readonly<Partial<Record<Goal['kind'], GoalDialog>>> = {
  season: 'chest',
  chests: 'chests',
  startChest: 'chests',
  league: 'league',
  path: 'path',
  boxes: 'boxes',
}

const useGoalText = (goal: Goal, nowMs: number): string => {
  const { t } = useTranslation()
  switch (goal.kind) {
    case 'rank':
      return t('homeColumns.goal.rank', { points: formatInteger(goal.points), rank: rankTitle(goal.step) })
    case 'pocket':
      return t('homeColumns.goal.pocket', { time: formatDuration(goal.atMs - nowMs) })
    case 'season':
      return t('homeColumns.goal.season', { season: goal.season })
    case 'boxes':
    case 'inbox':
    case 'league':
    case 'medals':
    case 'chests':
    case 'path':
    case 'boss':
      return t(`homeColumns.goal.${goal.kind}`, { count: goal.count })
    default:
      return t(`homeColumns.goal.${goal.kind}`)
  }
}

export interface HomeGoalProps {
  readonly goal: Goal
  readonly nowMs: number
  readonly onOpen: (dialog: GoalDialog) => void
}

export const HomeGoal = ({ goal, nowMs, onOpen }: HomeGoalProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const text = useGoalText(goal, nowMs)
  const address = addressOf(goal, nowMs)
  return (
    <button
      type="button"
      className={styles.goal}
      {...(address === undefined ? { 'aria-haspopup': 'dialog' } : {})}
      onClick={() => {
        if (address === undefined) onOpen(DIALOGS[goal.kind] ?? 'today')
        else void navigate(address, { state: { from: PAGE.HOME.path } })
      }}
    >
      <Icon name={ICONS[goal.kind]} size={26} />
      <span className="shrinks grows font-display size-15 breakable leading-120">
        <span className="golden">{t('homeColumns.goal.next')}</span> {text}
      </span>
      <Icon name="chevron" size={16} />
    </button>
  )
}
