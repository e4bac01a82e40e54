import type { TFunction } from 'i18next'
import type { Cape } from '#assets/manifest/cape-layers.ts'
import type { Worn } from '#assets/manifest/fighter-layers.ts'
import { wornWithSpecials } from '#assets/manifest/named-items.ts'
import type { Pose } from '#assets/manifest/rig.ts'
import { rankTitle } from '#client/i18n/names.ts'
import type { ResultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'
import type { ShownWord } from '#client/topics/kombat/shared/victory-ribbon/shown-word.ts'
import { winPose } from '#client/topics/kombat/shared/win-pose.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import { houseOf } from '#rules/house/houses.ts'
import { type CrownPlace, wornCrown } from '#rules/leaderboards/crowns.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'

export interface CardContent {
  readonly title: string
  readonly praise: { readonly word: ShownWord; readonly text: string } | null
  readonly houseId: number
  readonly house: string
  readonly worn: Worn
  readonly crown: CrownPlace | null
  readonly cape: Cape | undefined
  readonly pose: Pose
  readonly name: string
  readonly beaten: string
  /** 0–7; chooses the arena. */
  readonly tier: number
  /** Null if the rank did not change. */
  readonly rank: { readonly title: string; readonly change: string } | null
}

export const cardContent = (t: TFunction, { own, other, rank }: ResultView, word: ShownWord | null): CardContent => ({
  title: t('kombat.result.victory'),
  praise: word && { word, text: t(`kombat.word.${word}`) },
  houseId: own.house_id,
  house: houseOf(own.house_id).name,
  worn: wornWithSpecials(own.cosmetic),
  crown: wornCrown(own.cosmetic),
  cape: own.cosmetic.looks?.cape,
  pose: winPose(own.cosmetic),
  name: isolated(own.username),
  beaten: t('kombat.card.beaten', { name: isolated(other.username) }),
  tier: rank?.after.tier ?? tierOf(rankPoints(own.rank)).tier ?? 0,
  rank:
    rank && rank.gain > 0
      ? { title: rankTitle(rank.after), change: t('kombat.result.gain', { count: rank.gain }) }
      : null,
})
