import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { useNow } from '#client/game/use-now.ts'
import { loadBundle } from '#client/i18n/i18n.ts'
import { onceIdle } from '#client/platform/idle.ts'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { formatClock } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { ChestShelf as Shelf } from '#contracts/wire.ts'
import { CHEST_PLACES, type ChestKind } from '#rules/chests/win-chests.ts'
import type { ChestCelebrationProps } from './chest-celebration.tsx'
import type { ChestDrawerProps } from './chest-drawer.tsx'
import styles from './chest-shelf.module.css'
import { chestState, chestsWhich, nextToStart, readyMsOf, type WinChest } from './chest-state.ts'
import { useChestText } from './use-chest-text.ts'
import { useOpenChests } from './use-open-chests.ts'

const ChestDrawer = extraOnDemand<ChestDrawerProps>(async () => (await import('./chest-drawer.tsx')).ChestDrawer)
const ChestCelebration = extraOnDemand<ChestCelebrationProps>(async () => {
  const [celebration] = await Promise.all([import('./chest-celebration.tsx'), loadBundle('kombat')])
  return celebration.ChestCelebration
})

const PICTURE_PX: Readonly<Record<ChestKind, number>> = { wood: 30, iron: 33, titanium: 36 }
const EMPTY_PX = 30
const PLACES = Array.from({ length: CHEST_PLACES }, (_, place) => place)

const Place = ({ atMs, chest }: { readonly chest: WinChest; readonly atMs: number }) => {
  const state = chestState(chest, atMs)
  return (
    <span className={styles.place} data-state={state}>
      <Icon name={`chest-${chest.kind}`} size={PICTURE_PX[chest.kind]} />
      {state === 'running' && <span className={styles.time}>{formatClock((readyMsOf(chest) ?? atMs) - atMs)}</span>}
    </span>
  )
}

interface PlacesProps {
  readonly shelf: Shelf
  readonly atMs: number
  /** True if no chest is ready or running, and at least one waits to be started. */
  readonly isIdle: boolean
}

const FourPlaces = ({ atMs, shelf }: PlacesProps) =>
  PLACES.map((place) => {
    const chest = shelf.chests.find((each) => each.place === place)
    return chest ? (
      <Place key={place} chest={chest} atMs={atMs} />
    ) : (
      <span key={place} className={styles.place} data-state="free" />
    )
  })

const OnePlace = ({ atMs, isIdle, shelf }: PlacesProps) => {
  const [chest] = (['ready', 'running', 'closed'] as const).flatMap((state) => chestsWhich(shelf, state, atMs))
  return (
    <>
      {chest ? (
        <Place chest={chest} atMs={atMs} />
      ) : (
        <span className={styles.place} data-empty>
          <Icon name="chest-wood" size={EMPTY_PX} />
        </span>
      )}
      {shelf.chests.length > 0 && (
        <Badge
          tone={isIdle || chestsWhich(shelf, 'ready', atMs).length > 0 ? 'red' : 'violet'}
          count={shelf.chests.length}
          className={styles.badge}
        />
      )}
    </>
  )
}

export interface ChestShelfProps {
  readonly shelf: Shelf
  /** `small` shows one chest and a count, `wide` all four places. */
  readonly size: 'wide' | 'small'
  /** True while the list of the four chests is open. Home's Today list can open it, too. */
  readonly isListed: boolean
  readonly onListed: (isListed: boolean) => void
}

/** One button for the four win chests (R54). A tap opens all ready chests. If none is ready, it lists the four. */
export const ChestShelf = ({ isListed, onListed, shelf, size }: ChestShelfProps) => {
  const { t } = useTranslation()
  const { shelfOf } = useChestText()
  const atMs = useNow()
  const { close, open, opening } = useOpenChests()
  const start = useCallMutation('chests.start', { success: true, failure: t('chests.startFailed') })
  const [wasListed, setWasListed] = useState(false)
  if (isListed && !wasListed) setWasListed(true)
  const ready = chestsWhich(shelf, 'ready', atMs)
  const isReady = ready.length > 0
  const isIdle = !isReady && nextToStart(shelf, atMs) !== null
  // Preloaded before the tap, but only once the player is idle.
  useEffect(() => (isReady ? onceIdle(() => void ChestCelebration.prefetch()) : undefined), [isReady])
  const Places = size === 'wide' ? FourPlaces : OnePlace
  const send = ({ id }: WinChest): void => void start.send({ params: { id } })
  return (
    <>
      <button
        type="button"
        className={styles.shelf}
        data-size={size}
        data-ready={isReady || undefined}
        aria-haspopup="dialog"
        aria-label={shelfOf(shelf, atMs)}
        onClick={() => (isReady ? open(ready) : onListed(true))}
      >
        <span className="flex gap-3" aria-hidden="true">
          <Places shelf={shelf} atMs={atMs} isIdle={isIdle} />
          {isIdle && size === 'wide' && <span className={styles.start}>{t('chests.startOne')}</span>}
        </span>
      </button>
      {wasListed && (
        <ChestDrawer
          shelf={shelf}
          atMs={atMs}
          open={isListed && opening === null}
          startingId={start.pending?.params.id}
          onStart={send}
          onOpen={open}
          onClose={() => onListed(false)}
        />
      )}
      {opening && <ChestCelebration opening={opening} next={nextToStart(shelf, atMs)} onStart={send} onClose={close} />}
    </>
  )
}
