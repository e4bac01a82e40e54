import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { BEATS_MS } from '#client/celebrations/beats.ts'
import { Burst } from '#client/celebrations/burst.tsx'
import momentStyles from '#client/celebrations/celebration-frame.module.css'
import { CelebrationFrame } from '#client/celebrations/celebration-frame.tsx'
import { useButtonFocus } from '#client/celebrations/use-button-focus.ts'
import { useRevealDelay } from '#client/celebrations/use-reveal-delay.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { EquippedStone } from '#rules/stones/stones.ts'
import { StoneFacts } from '../shared/stone-facts.tsx'
import { useStoneName } from '../shared/stone-name.ts'
import { StoneTile } from '../shared/stone-tile.tsx'
import styles from './merge-celebration-view.module.css'
import { STONE_GLOW } from './stone-glow.ts'
import type { MergeCelebration } from './use-merge.ts'

const STONE_PX = 92
const MERGED_PX = 128
const ANGLES = [-90, 30, 150] as const
const REVEALS = {
  1: 'common',
  2: 'uncommon',
  3: 'rare',
  4: 'epic',
} as const satisfies Record<EquippedStone['level'], string>

const Words = ({ celebration, onClose, onInventory }: Omit<MergeCelebrationViewProps, 'onRevealed'>) => {
  const { t } = useTranslation()
  const nameOf = useStoneName()
  const words = useButtonFocus()
  return (
    <div ref={words} className={momentStyles.words}>
      <div role="status" className="column gap-10 items-center content-start">
        <h2 className={momentStyles.title}>{t('stones.congratulations')}</h2>
        <p className="font-display size-20">{nameOf(celebration.merged)}</p>
        <StoneFacts stone={celebration.merged} before={celebration.stone} />
      </div>
      <div className="grid gap-10">
        <Button size="large" fullWidth onClick={onClose}>
          {t('stones.close')}
        </Button>
        <Button variant="secondary" fullWidth onClick={onInventory}>
          {t('stones.inventory')}
        </Button>
      </div>
    </div>
  )
}

export interface MergeCelebrationViewProps {
  readonly celebration: MergeCelebration
  /** Called when the new stone is visible. A toast that comes earlier would give it away. */
  readonly onRevealed: () => void
  readonly onClose: () => void
  readonly onInventory: () => void
}

export const MergeCelebrationView = (props: MergeCelebrationViewProps) => {
  const { celebration, onRevealed, onClose } = props
  const { stone, merged, isDone } = celebration
  const { t } = useTranslation()
  const nameOf = useStoneName()
  const isCalm = useReducedMotion()
  const { isRevealed, skip } = useRevealDelay({
    isKnown: isDone,
    isCalm,
    celebration: REVEALS[merged.level],
    onRevealed,
  })
  return (
    <CelebrationFrame
      label={t('stones.merging', { name: nameOf(stone) })}
      glow={STONE_GLOW[stone.type]}
      isRevealed={isRevealed}
      isCalm={isCalm}
      skipLabel={t('stones.skip')}
      onSkip={skip}
      onClose={onClose}
      className={styles.sky}
      marks={{ 'data-waiting': (!isDone && !isRevealed) || undefined }}
      stageClassName={styles.stage}
      stage={
        isRevealed ? (
          <>
            <Burst />
            <div className={classNames(styles.merged, momentStyles.outcome)}>
              <StoneTile stone={merged} size={MERGED_PX} className={momentStyles.shining} />
            </div>
          </>
        ) : (
          <>
            <span className={styles.core} />
            {BEATS_MS.map((ms) => (
              <span key={ms} className={styles.wave} style={{ '--at': `${ms}ms` } as CSSProperties} />
            ))}
            {ANGLES.map((angle) => (
              <span key={angle} className={styles.orbit} style={{ '--angle': `${angle}deg` } as CSSProperties}>
                <Icon name={stoneIcon(stone.type, stone.level)} size={STONE_PX} />
              </span>
            ))}
          </>
        )
      }
    >
      <Words {...props} />
    </CelebrationFrame>
  )
}
