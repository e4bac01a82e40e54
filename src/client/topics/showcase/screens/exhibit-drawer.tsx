import { useTranslation } from 'react-i18next'
import { StatLines } from '#client/topics/items/shared/stat-line.tsx'
import { medalRank, medalTakes } from '#client/topics/medals/shared/medal-words.ts'
import { StoneFacts } from '#client/topics/stones/shared/stone-facts.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { exhibitName, exhibitRarity, type ShownExhibit } from './exhibit.ts'
import styles from './exhibit-drawer.module.css'
import { ExhibitPicture } from './plinth.tsx'

export interface ExhibitDrawerProps {
  readonly exhibit: ShownExhibit | null
  readonly open: boolean
  readonly onClose: () => void
}

const Facts = ({ exhibit }: { readonly exhibit: ShownExhibit }) => {
  const { t } = useTranslation()
  const { item, look, stone, medal } = exhibit
  if (item)
    return (
      <>
        <p className="row wrap gap-8 justify-center">
          <RarityTag rarity={item.rarity} />
          {item.status === 'on-sale' && <span className={styles.sale}>{t('showcase.onSale')}</span>}
        </p>
        <StatLines lines={item.equipment_stats} className={styles.stats} />
      </>
    )
  if (stone) return <StoneFacts stone={stone} />
  if (look) return <p className="soft text-center balance">{t('showcase.lookFrom', { season: look.season })}</p>
  if (!medal) return null
  return (
    <>
      {medal.rank !== null && (
        <p className="font-display golden size-18 text-center">{t('showcase.rank', { rank: medalRank(medal.rank) })}</p>
      )}
      {medal.rarity !== null && <p className="bold text-center">{t(`medals.rarity.${medal.rarity}`)}</p>}
      <p className="soft text-center balance">{medalTakes(t, medal)}</p>
    </>
  )
}

export const ExhibitDrawer = ({ exhibit, open, onClose }: ExhibitDrawerProps) => {
  const { t } = useTranslation()
  if (exhibit === null) return null
  return (
    <Drawer open={open} onClose={onClose} title={exhibitName(t, exhibit)}>
      <div className={styles.hero} data-rarity={exhibitRarity(exhibit)}>
        <ExhibitPicture exhibit={exhibit} />
      </div>
      <Facts exhibit={exhibit} />
    </Drawer>
  )
}
