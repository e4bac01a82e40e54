import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import type { Address } from '#client/game/page-paths.ts'
import { bagAddress } from '#client/topics/items/links.ts'
import { BagWay } from '#client/topics/items/shared/bag-way.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { isMaterial } from '#rules/items/materials.ts'
import styles from './rewards-drawer.module.css'
import type { HuntRewards } from './use-hunt-mutations.ts'

interface Part {
  readonly key: string
  readonly icon: IconName
  readonly amount: string
  readonly name: string
  /** Address in the bag. Absent for rewards that are not in it. */
  readonly way?: Address | null
}

const useParts = (rewards: HuntRewards): readonly Part[] => {
  const { t } = useTranslation()
  const tok: Part = {
    key: 'tok',
    icon: 'tok',
    amount: t('hunt.plus', { amount: formatBalance(rewards.brought.reward_tok) }),
    name: t('hunt.factTok'),
  }
  if (rewards.kind === 'milestone') {
    const materials = rewards.brought.materials.flatMap(({ slug, quantity }): Part[] => {
      if (!isMaterial(slug)) return []
      return [
        {
          key: slug,
          icon: slug,
          amount: t('hunt.times', { amount: formatInteger(quantity) }),
          name: t(`ui.material.${slug}`),
          way: bagAddress(slug),
        },
      ]
    })
    return [tok, ...materials]
  }
  const { kills, stars, stones } = rewards.brought
  return [
    { key: 'demons', icon: 'fight', amount: t('hunt.times', { amount: formatInteger(kills) }), name: t('hunt.demons') },
    tok,
    {
      key: 'star',
      icon: 'star',
      amount: t('hunt.plus', { amount: formatInteger(stars) }),
      name: t('hunt.factStar'),
    },
    ...stones.map(
      ({ level, type }, index): Part => ({
        key: `stone-${index}`,
        icon: stoneIcon(type, level),
        amount: t('hunt.level', { level }),
        name: t(`hunt.stone.${type}`),
        way: bagAddress(`stone:${type}`),
      }),
    ),
  ]
}

const PartFace = ({ part: { amount, icon, name, way = null } }: { readonly part: Part }) => (
  <BagWay way={way} className={styles.face} wayClassName={styles.way}>
    <Icon name={icon} size={48} />
    <strong>{amount}</strong>
    <span>{name}</span>
  </BagWay>
)

const Body = ({ rewards, onClose }: { readonly rewards: HuntRewards; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const parts = useParts(rewards)
  return (
    <div className="grid gap-14">
      {rewards.kind === 'hunt' && (
        <p className="soft text-center weight-700">
          {t(`hunt.stage.${rewards.brought.slug}`)} ·{' '}
          {t('hunt.collectedText', { count: rewards.brought.total_demon_killed })}
        </p>
      )}
      <ul className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part.key} className={styles.part} style={{ animationDelay: `${200 + index * 120}ms` }}>
            <PartFace part={part} />
          </li>
        ))}
      </ul>
      <Button fullWidth size="large" onClick={onClose}>
        {t('hunt.continue')}
      </Button>
    </div>
  )
}

export interface HuntRewardsDrawerProps {
  readonly rewards: HuntRewards | null
  readonly open: boolean
  readonly onClose: () => void
}

export const HuntRewardsDrawer = ({ rewards, open, onClose }: HuntRewardsDrawerProps) => {
  const { t } = useTranslation()
  const title =
    rewards?.kind === 'milestone' ? t('hunt.milestone', { level: rewards.brought.level }) : t('hunt.collected')
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      {rewards && <Body rewards={rewards} onClose={onClose} />}
    </Drawer>
  )
}
