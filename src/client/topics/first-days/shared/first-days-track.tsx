import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadBundle } from '#client/i18n/i18n.ts'
import { onceIdle } from '#client/platform/idle.ts'
import { welcomeQuery } from '#client/topics/items/queries.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { TrackStrip } from '#client/ui/tracks/track-strip.tsx'
import { type Box, boxesOf, nextBox, type OpenFirstDays } from './box.ts'
import { BoxPicture } from './box-picture.tsx'
import { useOpenBox } from './use-open-box.ts'

const BoxCelebration = extraOnDemand(async () => {
  const [celebration] = await Promise.all([import('./box-celebration.tsx'), loadBundle('items')])
  return celebration.BoxCelebration
})
const BoxesDrawer = extraOnDemand(async () => (await import('./boxes-drawer.tsx')).BoxesDrawer)

const BOX_PX = 30

const useBoxText = (): ((box: Box | null) => string) => {
  const { t } = useTranslation()
  return (box) => {
    if (box === null) return ''
    const reward = t(`firstDays.reward.${box.name}`)
    if (box.state === 'ready' || box.goal === null) return t('firstDays.open', { reward })
    const { counts, done, needed } = box.goal
    return t(`firstDays.${counts}Left`, { count: needed - done, reward })
  }
}

export interface FirstDaysTrackProps {
  readonly place: 'home' | 'result'
  readonly days: OpenFirstDays | null
  readonly hasStrip: boolean
  /** True while the list of boxes is open. Home's Today list can open it, too. */
  readonly isListed: boolean
  readonly onListed: (isListed: boolean) => void
}

export const FirstDaysTrack = ({ days, hasStrip, isListed, onListed, place }: FirstDaysTrackProps) => {
  const { t } = useTranslation()
  const textOf = useBoxText()
  const hasSword = useQuery({ ...welcomeQuery, enabled: days !== null }).data?.claimed
  const isSwordWaiting = hasSword === false
  const [wasListed, setWasListed] = useState(false)
  if (isListed && !wasListed) setWasListed(true)
  const { opening, open, close } = useOpenBox()
  const boxes = days === null ? [] : boxesOf(days, isSwordWaiting)
  const next = nextBox(boxes)
  const text = textOf(next)
  const isReady = next?.state === 'ready'
  // Preloaded before the tap, but after what the first minute needs.
  useEffect(() => (isReady ? onceIdle(() => void BoxCelebration.prefetch()) : undefined), [isReady])
  // The sword's box leaves the track when opened, but still counts.
  const openSwords = hasSword === true ? 1 : 0
  const done = openSwords + boxes.filter(({ state }) => state === 'claimed').length
  return (
    <>
      {hasStrip && next && (
        <TrackStrip
          place={place}
          boxes={boxes.map((box) => ({
            key: box.name,
            state: box.state,
            rarity: box.rarity,
            picture: <BoxPicture box={box} size={BOX_PX} />,
            isOpening: box.name === opening?.box.name,
          }))}
          next={next.name}
          words={text}
          label={t('firstDays.strip', { done, of: openSwords + boxes.length, next: text })}
          onPress={() => (isReady ? open(next) : onListed(true))}
        />
      )}
      {days && wasListed && (
        <BoxesDrawer
          days={days}
          boxes={boxes}
          open={isListed && opening === null}
          onOpenBox={open}
          onClose={() => onListed(false)}
        />
      )}
      {opening && (
        <BoxCelebration
          key={opening.box.name}
          opening={opening}
          hasMore={next !== null}
          onClose={close}
          onAll={() => {
            close()
            onListed(true)
          }}
        />
      )}
    </>
  )
}
