import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { pvpRankIcon } from '#assets/manifest/insignia.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { HUNT_STAGES } from '#rules/hunt/hunts.ts'

const ICON_PX = 44
const DIVINE = 27
const STARS_OF_HUNTS = HUNT_STAGES.map(({ stars }) => stars)

const SOURCES: readonly { readonly name: 'hunt' | 'league' | 'season' | 'medals'; readonly icon: IconArt }[] = [
  { name: 'hunt', icon: { url: kindPicture('animal', 'uncommon') } },
  { name: 'league', icon: { url: extraIconUrl('league-cup') } },
  { name: 'season', icon: { url: extraIconUrl(pvpRankIcon(DIVINE)) } },
  { name: 'medals', icon: 'trophy' },
]

export interface StarSourcesDrawerProps {
  readonly open: boolean
  /** Whole STAR that are missing. Null if the drawer was not opened for a price. */
  readonly missing: number | null
  readonly onClose: () => void
}

/** Lists ways to win STAR, which are never sold (R32). */
export const StarSourcesDrawer = ({ open, missing, onClose }: StarSourcesDrawerProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <Drawer open={open} onClose={onClose} title={t('shop.stars.title')}>
      <div className="column gap-12">
        <p className="text-center balance">
          {missing === null ? t('shop.stars.about') : t('shop.stars.missing', { stars: formatInteger(missing) })}
        </p>
        <ul className="column gap-8">
          {SOURCES.map(({ name, icon }) => (
            <li key={name} className="row gap-12 inked radius-16 lined on-panel-light padding-10-12">
              <Icon name={icon} size={ICON_PX} />
              <span className="grid gap-2 grows shrinks breakable">
                <strong>{t(`shop.stars.from.${name}`)}</strong>
                <span className="soft size-14">
                  {t(`shop.stars.how.${name}`, {
                    least: formatInteger(Math.min(...STARS_OF_HUNTS)),
                    most: formatInteger(Math.max(...STARS_OF_HUNTS)),
                  })}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Button fullWidth size="large" onClick={() => navigate(PAGE.MONSTER_HUNT.path)}>
          {t('shop.stars.go')}
        </Button>
      </div>
    </Drawer>
  )
}
