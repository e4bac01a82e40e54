import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { MERGED_STONES, mergedStone } from '#rules/stones/stone-merge.ts'
import type { EquippedStone } from '#rules/stones/stones.ts'
import { StoneFacts } from '../shared/stone-facts.tsx'
import { useStoneName } from '../shared/stone-name.ts'
import { StoneTile } from '../shared/stone-tile.tsx'
import styles from './altar.module.css'
import { STONE_GLOW } from './stone-glow.ts'

const PREVIEW_PX = 104
const STONE_PX = 64
const SLOTS = Array.from({ length: MERGED_STONES }, (_, index) => index)
const LINES_X = [42, 150, 258] as const

const Preview = ({ stone, isReady }: { readonly stone: EquippedStone | null; readonly isReady: boolean }) => {
  const { t } = useTranslation()
  const nameOf = useStoneName()
  return (
    <div className={styles.preview} data-ready={isReady || undefined}>
      <span className={styles.glow} aria-hidden="true" />
      {stone === null ? (
        <span className={styles.unknown} aria-hidden="true">
          ?
        </span>
      ) : (
        <StoneTile stone={stone} size={PREVIEW_PX} className={styles.next} />
      )}
      <p className={styles.name} aria-live="polite">
        {stone === null ? t('stones.noPreview') : nameOf(stone)}
      </p>
    </div>
  )
}

export interface AltarProps {
  readonly stone: EquippedStone | null
  readonly count: number
  readonly hint: string
  readonly onRemove: () => void
}

export const Altar = ({ stone, count, hint, onRemove }: AltarProps) => {
  const { t } = useTranslation()
  const nameOf = useStoneName()
  const next = stone && mergedStone(stone)
  return (
    <Panel
      as="section"
      className="column items-center"
      aria-label={t('stones.slots')}
      style={{ '--stone-glow': stone ? STONE_GLOW[stone.type] : 'var(--violet)' } as CSSProperties}
    >
      <Preview stone={next} isReady={count === MERGED_STONES} />
      <svg className={styles.lines} viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">
        {LINES_X.map((x, index) => (
          <path key={x} d={`M${x} 44C${x} 14 150 34 150 0`} data-lit={index < count || undefined} />
        ))}
      </svg>
      <div className={styles.slots}>
        {SLOTS.map((index) =>
          stone && index < count ? (
            <button
              key={index}
              type="button"
              className={styles.slot}
              aria-label={t('stones.remove', { slot: index + 1, name: nameOf(stone) })}
              onClick={onRemove}
            >
              <Icon name={stoneIcon(stone.type, stone.level)} size={STONE_PX} />
            </button>
          ) : (
            <div key={index} className={styles.slot} role="img" aria-label={t('stones.slot', { slot: index + 1 })} />
          ),
        )}
      </div>
      <div className={styles.facts}>
        {stone && next ? (
          <StoneFacts stone={next} before={stone} />
        ) : (
          <p className="soft text-center balance">{hint}</p>
        )}
      </div>
    </Panel>
  )
}
