import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { Replay } from '#contracts/wire.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import type { WhatHelps } from '#rules/kombat/what-helps.ts'
import { changeAddress, changeIcon, useChangeTitle } from './change-words.ts'
import { useWhatHelps } from './use-what-helps.ts'

const WITHOUT_CHANGE_PERCENT = 100
/** From this chance on, the loss was bad luck, and no change is recommended. */
const LUCK_PERCENT = 65

interface Advice {
  readonly icon: IconArt
  readonly title: string
  readonly detail: string
  readonly address?: Address
}

const useAdvice = (isBoss: boolean): ((reported: WhatHelps) => Advice) => {
  const { t } = useTranslation()
  const titleOf = useChangeTitle()
  return ({ percent: before, helps: [best] }) => {
    if (!isBoss && before >= LUCK_PERCENT)
      return {
        icon: { url: extraIconUrl('four-leaf-clover') },
        title: t('whatHelps.someLuck'),
        detail: t('whatHelps.chance', { percent: before }),
      }
    if (!best)
      return {
        icon: 'nav-upgrade',
        title: t('whatHelps.noChange'),
        detail: t('whatHelps.growStronger'),
        address: PAGE.INVENTORY.path,
      }
    const { change, percent } = best
    return {
      icon: changeIcon(change),
      title: titleOf(change),
      detail: isBoss
        ? t('whatHelps.damage', { change: titleOf(change), percent: percent - WITHOUT_CHANGE_PERCENT })
        : t('whatHelps.fromWins', { after: percent, before }),
      address: changeAddress(change),
    }
  }
}

export interface HelpsLineProps {
  readonly replay: Replay
  readonly side: Side
  /** While false, keeps its height and simulates nothing. */
  readonly isReady: boolean
  /** Shows the heading as the row's title, for a page without room. */
  readonly isCompact?: boolean
}

/** The best change and the way to make it (extra 10). Nothing if the simulation cannot be loaded. */
export const HelpsLine = ({ replay, side, isReady, isCompact = false }: HelpsLineProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const id = useId()
  const { reported, hasFailed } = useWhatHelps(replay, side, isReady)
  const adviceOf = useAdvice(replay.boss !== undefined)
  if (hasFailed) return null
  const advice = reported && adviceOf(reported)
  const address = advice?.address
  return (
    <section className="column gap-8 full" aria-labelledby={id}>
      <h2 id={id} className={isCompact ? 'visually-hidden' : 'size-18 text-center'}>
        {t('whatHelps.title')}
      </h2>
      {advice ? (
        <ListRow
          icon={advice.icon}
          title={isCompact ? t('whatHelps.title') : advice.title}
          detail={advice.detail}
          {...(address && { onPress: () => openPage(address) })}
        />
      ) : (
        <ListRow
          icon={<Spinner size={36} />}
          title={t(isCompact ? 'whatHelps.title' : 'whatHelps.whatIf')}
          detail={t('whatHelps.trying')}
        />
      )}
    </section>
  )
}
