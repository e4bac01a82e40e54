import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { BEATS_MS } from '#client/celebrations/beats.ts'
import { Burst } from '#client/celebrations/burst.tsx'
import momentStyles from '#client/celebrations/celebration-frame.module.css'
import { CelebrationFrame } from '#client/celebrations/celebration-frame.tsx'
import { useButtonFocus } from '#client/celebrations/use-button-focus.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { itemName } from '#client/i18n/names.ts'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { LuckLink } from '#client/topics/items/shared/luck-link.tsx'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { REFINE_PITY_FAILURES } from '#rules/blacksmith/blacksmith.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { type SmithCelebration, type SmithOutcome, useSmithRevealDelay } from './smith-celebration.ts'
import styles from './smith-celebration-view.module.css'
import { YieldList } from './yield-list.tsx'

const ITEM_PX = 124
const STONE_PX = 96
const LOOT_PX = 84
const SHARDS = [0, 1, 2, 3] as const
const PUFFS = [0, 1, 2, 3, 4] as const
const SPARKS = Array.from({ length: 14 }, (_, index) => index)

const sparkPath = (index: number): CSSProperties =>
  ({
    '--x': `${(((index * 47) % 100) - 50) * 3.4}px`,
    '--y': `${-50 - ((index * 31) % 100)}px`,
    '--size': `${5 + (index % 4) * 2}px`,
  }) as CSSProperties

const Sparks = () =>
  BEATS_MS.map((ms) => (
    <span key={ms} className={styles.sparks} style={{ '--at': `${ms}ms` } as CSSProperties}>
      <span className={styles.flash} />
      {SPARKS.map((spark) => (
        <span key={spark} className={styles.spark} style={sparkPath(spark)} />
      ))}
    </span>
  ))

const Working = ({ work, item, count }: SmithCelebration) => (
  <>
    <div className={classNames(styles.work, momentStyles.outcome, work === 'awaken' ? styles.lifted : styles.beaten)}>
      <ItemTile item={item} size={ITEM_PX} />
      {count > 1 && <span className={styles.count}>×{count}</span>}
      <span className={styles.heat} />
    </div>
    {work === 'awaken' ? (
      <span className={styles.stone}>
        <Icon name="material-awake-stone" size={STONE_PX} />
      </span>
    ) : (
      <img src={extraPictureUrl('smithy-hammer')} alt="" className={styles.hammer} draggable={false} />
    )}
    <Sparks />
  </>
)

const Revealed = ({ outcome, item }: { readonly outcome: SmithOutcome; readonly item: SmithCelebration['item'] }) => {
  if (outcome.kind === 'dismantled')
    return (
      <>
        {SHARDS.map((shard) => (
          <img key={shard} src={pictureOf(item)} alt="" className={styles.shard} data-shard={shard} draggable={false} />
        ))}
        <Burst />
        <div className={styles.loot}>
          {outcome.materials.map(
            ({ slug }, index) =>
              isMaterial(slug) && (
                <span key={slug} className={styles.find} style={{ animationDelay: `${120 + index * 130}ms` }}>
                  <Icon name={slug} size={LOOT_PX} />
                </span>
              ),
          )}
        </div>
      </>
    )
  if (outcome.kind === 'failed')
    return (
      <>
        <div className={classNames(styles.work, momentStyles.outcome, styles.toppled)}>
          <ItemTile item={item} size={ITEM_PX} />
        </div>
        {PUFFS.map((puff) => (
          <span key={puff} className={styles.puff} style={{ '--puff': puff } as CSSProperties} />
        ))}
      </>
    )
  return (
    <>
      <Burst />
      <div className={classNames(styles.work, momentStyles.outcome, styles.risen)}>
        <ItemTile
          item={outcome.kind === 'refined' ? outcome.item : item}
          size={ITEM_PX}
          className={momentStyles.shining}
        />
      </div>
    </>
  )
}

const Words = ({
  outcome,
  item,
  onClose,
}: Omit<SmithCelebrationViewProps, 'celebration' | 'onRevealed'> & {
  readonly outcome: SmithOutcome
  readonly item: SmithCelebration['item']
}) => {
  const { t } = useTranslation()
  const shown = outcome.kind === 'refined' ? outcome.item : item
  const stats = 'stats' in outcome ? outcome.stats : []
  const words = useButtonFocus()
  const left = outcome.kind === 'failed' ? REFINE_PITY_FAILURES - outcome.failures : 0
  return (
    <div ref={words} className={momentStyles.words}>
      <div role="status" className={styles.news}>
        {outcome.kind === 'refined' && (
          <>
            <h2 className={momentStyles.title}>{t('blacksmith.result.success')}</h2>
            <p className="bold size-17">{t('blacksmith.result.successText')}</p>
          </>
        )}
        {outcome.kind === 'failed' && (
          <>
            <h2 className={momentStyles.title}>{t('blacksmith.result.failure')}</h2>
            <p className="bold size-17">{t('blacksmith.result.failureText')}</p>
            <p className={styles.pity}>
              {left <= 0 ? t('blacksmith.result.nextCertain') : t('blacksmith.result.nextRate', { count: left })}
            </p>
          </>
        )}
        {outcome.kind === 'awakened' && <h2 className={momentStyles.title}>{t('blacksmith.result.awakened')}</h2>}
        {outcome.kind === 'dismantled' && (
          <>
            <h2 className={momentStyles.title}>{t('blacksmith.result.dismantled')}</h2>
            <YieldList materials={outcome.materials} title={t('blacksmith.result.dismantledText')} />
          </>
        )}
        {outcome.kind !== 'dismantled' && outcome.kind !== 'failed' && (
          <p className="row wrap justify-center bold gap-4-10">
            {itemName(shown.name)} <RarityTag rarity={shown.rarity} />
          </p>
        )}
        {stats.length > 0 && (
          <div className={styles.lines}>
            <p className="golden bold margin-bottom-4">{t('blacksmith.result.newStat')}</p>
            {stats.map((stat) => (
              <StatLine key={stat.type} stat={stat} />
            ))}
          </div>
        )}
      </div>
      <Button size="large" fullWidth onClick={onClose}>
        {t('blacksmith.result.gotIt')}
      </Button>
      {outcome.kind !== 'dismantled' && <LuckLink back={PAGE.INVENTORY.path} />}
    </div>
  )
}

export interface SmithCelebrationViewProps {
  readonly celebration: SmithCelebration
  /** Called when the outcome is visible. A toast that comes earlier would give it away. */
  readonly onRevealed: (outcome: SmithOutcome) => void
  readonly onClose: () => void
}

export const SmithCelebrationView = ({ celebration, onRevealed, onClose }: SmithCelebrationViewProps) => {
  const { t } = useTranslation()
  const isCalm = useReducedMotion()
  const { isRevealed, skip } = useSmithRevealDelay(celebration, isCalm, onRevealed)
  const { work, item, outcome } = celebration
  const shown = isRevealed ? outcome : null
  const rarity = shown?.kind === 'refined' ? shown.item.rarity : item.rarity
  return (
    <CelebrationFrame
      label={t(`blacksmith.working.${work}`, { name: itemName(item.name) })}
      glow={`var(--rarity-${rarity})`}
      isRevealed={shown !== null}
      isCalm={isCalm}
      skipLabel={t('blacksmith.skip')}
      onSkip={skip}
      onClose={onClose}
      className={styles.smithy}
      marks={{
        'data-work': work,
        'data-phase': shown === null ? 'working' : shown.kind,
        'data-waiting': outcome === null || undefined,
      }}
      stageClassName={styles.stage}
      stage={
        <>
          <span className={styles.fire} />
          <img src={extraPictureUrl('smithy-anvil')} alt="" className={styles.anvil} draggable={false} />
          {shown === null ? <Working {...celebration} /> : <Revealed outcome={shown} item={item} />}
        </>
      }
    >
      {shown !== null && <Words outcome={shown} item={item} onClose={onClose} />}
    </CelebrationFrame>
  )
}
