import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTok } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import { type BossPlaceReward, bossGuildReward, bossPlaceReward } from '#rules/boss/boss-places.ts'
import styles from './rewards-panel.module.css'

const INDIVIDUAL_STEPS = [1, 3, 10, 50, 100] as const
const GUILD_STEPS = [1, 3, 10] as const
const ICON_PX = 26

const Tok = ({ nano }: { readonly nano: number }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.part}>
      <Icon name="tok" size={ICON_PX} label={t('home.tok')} /> {formatTok(nano, 0)}
    </span>
  )
}

const Prize = ({ reward }: { readonly reward: BossPlaceReward }) => {
  const { t } = useTranslation()
  return (
    <>
      <Tok nano={reward.tokNano} />
      {reward.stones > 0 && <Icon name="stone-luck-leech-1" size={ICON_PX} label={t('boss.rewards.stone')} />}
      {reward.awakeStones > 0 && (
        <Icon name="material-awake-stone" size={ICON_PX} label={t('boss.rewards.awakeStone')} />
      )}
      {reward.items.map((rarity) => (
        <span key={rarity} className={styles.item} data-rarity={rarity}>
          {t(`boss.rewards.${rarity === 'legendary' ? 'legendary' : 'epic'}`)}
        </span>
      ))}
    </>
  )
}

const placesText = (steps: readonly number[], index: number): string => {
  const last = steps[index] ?? 0
  const first = (steps[index - 1] ?? 0) + 1
  return first === last ? String(last) : `${first}–${last}`
}

interface BoardTableProps {
  readonly title: string
  readonly steps: readonly number[]
  readonly prize: (place: number) => ReactNode
}

const BoardTable = ({ title, steps, prize }: BoardTableProps) => (
  <section>
    <h3 className="margin-bottom-4 size-16">{title}</h3>
    <dl className="grid gap-4">
      {steps.map((last, index) => (
        <div key={last} className={styles.step}>
          <dt className="font-display digits">{placesText(steps, index)}</dt>
          <dd>{prize(last)}</dd>
        </div>
      ))}
    </dl>
  </section>
)

export const RewardsPanel = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('boss.rewards.title')} className={styles.panel}>
      <ul className={styles.ways}>
        <li>
          <Icon name="fight" size={36} />
          <span>
            <strong className="plain">{t('boss.rewards.fight')}</strong> {t('boss.rewards.fightText')}
          </span>
        </li>
        <li>
          <Icon name="chest-titanium" size={36} />
          <span>
            <strong className="plain">{t('boss.rewards.chest')}</strong> {t('boss.rewards.chestText')}
          </span>
        </li>
      </ul>
      <p className="soft">{t('boss.rewards.end')}</p>
      <div className={styles.boards}>
        <BoardTable
          title={t('boss.boards.tab.individual')}
          steps={INDIVIDUAL_STEPS}
          prize={(place) => {
            const reward = bossPlaceReward(place, 0)
            return reward && <Prize reward={reward} />
          }}
        />
        <BoardTable
          title={t('boss.rewards.guild')}
          steps={GUILD_STEPS}
          prize={(place) => {
            const nano = bossGuildReward(place, 0)
            return nano === null ? null : <Tok nano={nano} />
          }}
        />
      </div>
    </Section>
  )
}
