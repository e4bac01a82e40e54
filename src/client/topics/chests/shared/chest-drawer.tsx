import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ShareBar } from '#client/ui/tracks/share-bar.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { ChestShelf } from '#contracts/wire.ts'
import { CHEST_MS, CHEST_PLACES, type ChestKind, winsMissing } from '#rules/chests/win-chests.ts'
import styles from './chest-drawer.module.css'
import { chestState, chestsWhich, readyMsOf, type WinChest } from './chest-state.ts'
import { useChestText } from './use-chest-text.ts'

const PICTURE_PX: Readonly<Record<ChestKind, number>> = { wood: 42, iron: 48, titanium: 56 }
const INSIDE_PX = 22
const PLACES = Array.from({ length: CHEST_PLACES }, (_, place) => place)

const Inside = ({ kind }: { readonly kind: ChestKind }) => {
  const { t } = useTranslation()
  const { insideOf } = useChestText()
  return (
    <ul className="flex wrap soft bold size-14 gap-2-10" aria-label={t('chests.inside')}>
      {insideOf(kind).map(({ amount, icon, name }) => (
        <li key={icon} className="row gap-4 nowrap">
          <Icon name={icon} size={INSIDE_PX} label={name} /> {amount}
        </li>
      ))}
    </ul>
  )
}

interface ChestCardProps {
  readonly chest: WinChest
  readonly atMs: number
  /** True while another chest runs. */
  readonly mustWait: boolean
  readonly isStarting: boolean
  readonly onStart: () => void
  readonly onOpen: () => void
}

const ChestCard = ({ atMs, chest, isStarting, mustWait, onOpen, onStart }: ChestCardProps) => {
  const { t } = useTranslation()
  const { nameOf, timeOf } = useChestText()
  const { kind } = chest
  const state = chestState(chest, atMs)
  const readyMs = readyMsOf(chest) ?? atMs
  const name = nameOf(kind)
  return (
    <li className={styles.card} data-state={state} data-kind={kind}>
      <span className={styles.picture} aria-hidden="true">
        <Icon name={`chest-${kind}`} size={PICTURE_PX[kind]} />
      </span>
      <div className="column gap-2 grows shrinks">
        <strong className="breakable">{name}</strong>
        {state === 'running' ? (
          <>
            <CountdownClock endMs={readyMs} now={nowMs} label={t('chests.opensIn')} endText={t('chests.ready')} />
            <ShareBar color="cyan" share={1 - (readyMs - atMs) / CHEST_MS[kind]} />
          </>
        ) : (
          <span className={state === 'ready' ? 'golden bold size-14' : 'soft size-14'}>
            {state === 'ready' ? t('chests.ready') : t('chests.takes', { time: timeOf(kind) })}
          </span>
        )}
        <Inside kind={kind} />
      </div>
      {state === 'ready' && (
        <Button size="small" variant="claim" aria-label={t('chests.openNamed', { chest: name })} onClick={onOpen}>
          {t('chests.open')}
        </Button>
      )}
      {state === 'closed' && !mustWait && (
        <Button
          size="small"
          variant="secondary"
          pending={isStarting}
          aria-label={t('chests.startNamed', { chest: name })}
          onClick={onStart}
        >
          {t('chests.start')}
        </Button>
      )}
    </li>
  )
}

export interface ChestDrawerProps {
  readonly shelf: ChestShelf
  readonly atMs: number
  readonly open: boolean
  readonly startingId: string | undefined
  readonly onStart: (chest: WinChest) => void
  readonly onOpen: (chests: readonly WinChest[]) => void
  readonly onClose: () => void
}

export const ChestDrawer = ({ atMs, onClose, onOpen, onStart, open, shelf, startingId }: ChestDrawerProps) => {
  const { t } = useTranslation()
  const ready = chestsWhich(shelf, 'ready', atMs)
  const mustWait = chestsWhich(shelf, 'running', atMs).length > 0
  return (
    <Drawer open={open} onClose={onClose} title={t('chests.title')}>
      <div className="column gap-12">
        <p className="soft text-center balance">{t('chests.intro')}</p>
        <ul className="column gap-8">
          {PLACES.map((place) => {
            const chest = shelf.chests.find((each) => each.place === place)
            return chest ? (
              <ChestCard
                key={place}
                chest={chest}
                atMs={atMs}
                mustWait={mustWait}
                isStarting={startingId === chest.id}
                onStart={() => onStart(chest)}
                onOpen={() => onOpen([chest])}
              />
            ) : (
              <li key={place} className={styles.card} data-state="free">
                <span className={styles.picture} aria-hidden="true" />
                <span className="soft">{t('chests.free')}</span>
              </li>
            )
          })}
        </ul>
        <p className="text-center size-14 golden">{t('chests.missing', { count: winsMissing(shelf.wins) })}</p>
        <p className="soft text-center balance size-13">{t('chests.fair')}</p>
        {ready.length > 1 && (
          <div className="sticky-actions">
            <Button variant="claim" size="large" fullWidth onClick={() => onOpen(ready)}>
              {t('chests.openAll', { count: ready.length })}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  )
}
