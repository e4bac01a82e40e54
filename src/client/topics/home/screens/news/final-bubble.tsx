import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { tournamentQuery } from '#client/topics/tournament/queries.ts'
import { finalOfEvening, isEvening } from '#client/topics/tournament/shared/evening.ts'
import { useRevealed } from '#client/topics/tournament/shared/reveal.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import styles from './news-bubble.module.css'

const KEY = 'tournament-final-watched'
const CUP_PX = 28

/** Replay of the evening's final, until it was watched on this device or the day ends. Null if there is none. */
export const useEveningFinal = (nowMs: number): string | null => {
  const enabled = isEvening(nowMs)
  const page = useQuery({ ...tournamentQuery, enabled }).data
  const revealed = useRevealed()
  const final = enabled && page ? finalOfEvening(page, revealed, nowMs) : null
  return final !== null && readOwn(KEY) !== final ? final : null
}

export const FinalBubble = ({ replayId }: { readonly replayId: string }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [isOver, setOver] = useState(false)
  if (isOver) return null
  return (
    <button
      type="button"
      className="bare pointer"
      data-news
      onClick={() => {
        writeOwn(KEY, replayId)
        setOver(true)
        void navigate(toReplay(replayId), { state: { from: PAGE.HOME.path } })
      }}
    >
      <span className={styles.final}>
        <ExtraIcon name="league-cup" size={CUP_PX} />
        {t('homeColumns.final')}
      </span>
    </button>
  )
}
