import { useTranslation } from 'react-i18next'
import { type Backdrop, CelebrationShow, Shaking } from '#client/celebrations/celebration-show.tsx'
import { LootList } from '#client/celebrations/loot-list.tsx'
import { lootRows } from '#client/celebrations/loot-rows.ts'
import type { Celebration } from '#client/sound/celebrations.ts'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { CHEST_KINDS, type ChestKind } from '#rules/chests/win-chests.ts'
import styles from './chest-celebration.module.css'
import { rarestOf, type WinChest } from './chest-state.ts'
import { useChestText } from './use-chest-text.ts'
import type { OpeningChests } from './use-open-chests.ts'

interface Show {
  readonly picturePx: number
  readonly glow: string
  readonly backdrop: Backdrop
  readonly celebration: Celebration
}

const SHOWS: Readonly<Record<ChestKind, Show>> = {
  wood: { picturePx: 120, glow: 'var(--gold)', backdrop: 'night', celebration: 'chest-opened' },
  iron: { picturePx: 150, glow: 'var(--rarity-uncommon)', backdrop: 'night', celebration: 'rare' },
  titanium: { picturePx: 200, glow: 'var(--rarity-epic)', backdrop: 'dawn', celebration: 'epic' },
}
/** Picture scale of that many chests side by side: four titanium ones fit into 320 px. */
const shareOf = (chests: number): number => (chests === 1 ? 1 : Math.min(0.5, 1.6 / chests))
const FIRST_CARD_MS = 200
const CARD_STEP_MS = 120

export interface ChestCelebrationProps {
  readonly opening: OpeningChests
  readonly next: WinChest | null
  readonly onStart: (chest: WinChest) => void
  readonly onClose: () => void
}

/** Requires the `kombat` texts. The rarest of the opened chests decides the colours of the show. */
export const ChestCelebration = ({ opening: { kinds, loot }, next, onClose, onStart }: ChestCelebrationProps) => {
  const { t } = useTranslation()
  const { nameOf, timeOf } = useChestText()
  const lootOf = useLoot()
  const kind = rarestOf(kinds)
  const { backdrop, celebration, glow } = SHOWS[kind]
  const counts = CHEST_KINDS.toReversed().flatMap((each) => {
    const count = kinds.filter((opened) => opened === each).length
    return count === 0 ? [] : [count === 1 ? nameOf(each) : `${nameOf(each)} ×${count}`]
  })
  const picturesOf = (suffix: '' | '-open') => (
    <div className={styles.chests}>
      {kinds.map((each, index) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: chests of a kind are alike, and their order does not change
          key={index}
          name={`chest-${each}${suffix}`}
          size={SHOWS[each].picturePx * shareOf(kinds.length)}
        />
      ))}
    </div>
  )
  const cards = loot === null ? [] : lootOf(loot)
  return (
    <CelebrationShow
      label={
        kinds.length === 1
          ? t('chests.opening', { chest: nameOf(kind) })
          : t('chests.openCount', { count: kinds.length })
      }
      glow={glow}
      backdrop={backdrop}
      isKnown={loot !== null}
      rows={lootRows(cards)}
      before={<Shaking>{picturesOf('')}</Shaking>}
      after={picturesOf('-open')}
      skipLabel={t('chests.tapToSkip')}
      title={t('chests.yours')}
      buttons={
        <>
          {next && (
            <Button
              size="large"
              fullWidth
              onClick={() => {
                onStart(next)
                onClose()
              }}
            >
              {t('chests.startNext', { chest: nameOf(next.kind), time: timeOf(next.kind) })}
            </Button>
          )}
          <Button size={next ? 'medium' : 'large'} variant={next ? 'quiet' : 'primary'} fullWidth onClick={onClose}>
            {t('chests.great')}
          </Button>
        </>
      }
      celebration={celebration}
      onClose={onClose}
    >
      {kinds.length > 1 && <p className="soft text-center balance">{counts.join(', ')}</p>}
      <div className="full">
        <LootList loot={cards} label={t('chests.yours')} fromMs={FIRST_CARD_MS} stepMs={CARD_STEP_MS} />
      </div>
    </CelebrationShow>
  )
}
