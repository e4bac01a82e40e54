import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { toUpgradeStone } from '#client/topics/stones/links.ts'
import { StoneFacts } from '#client/topics/stones/shared/stone-facts.tsx'
import { useStoneName } from '#client/topics/stones/shared/stone-name.ts'
import { StoneTile } from '#client/topics/stones/shared/stone-tile.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import type { OwnedStone } from '#contracts/wire.ts'
import { mergedStone } from '#rules/stones/stone-merge.ts'
import styles from './stone-drawer.module.css'

const PICTURE_PX = 96

interface StoneBodyProps {
  readonly stone: OwnedStone
  readonly worn: OwnedStone | undefined
  readonly onWear: (stone: OwnedStone, isOn: boolean) => void
}

const StoneBody = ({ stone, worn, onWear }: StoneBodyProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { pathname, state } = useLocation()
  const nameOf = useStoneName()
  const { equipped } = stone
  const other = equipped ? undefined : worn
  return (
    <div className="column gap-14">
      <div className={styles.head}>
        <StoneTile stone={stone} size={PICTURE_PX} marks={equipped ? ['worn'] : []} />
        <div className={styles.words}>
          <p>{t(`inventory.stone.${stone.type}`)}</p>
          <p className="soft">{t('stones.ofThem', { amount: formatInteger(stone.quantity) })}</p>
          {equipped && <p className={styles.worn}>{t('stones.onPet')}</p>}
        </div>
      </div>
      <div>
        <h3 className="margin-bottom-6 size-17">{t('stones.inFight')}</h3>
        {other && <p className="soft margin-bottom-6 size-14">{t('stones.instead', { name: nameOf(other) })}</p>}
        <StoneFacts stone={stone} before={other} />
      </div>
      <div className="flex wrap gap-8 shares">
        <Button variant={equipped ? 'quiet' : 'primary'} onClick={() => onWear(stone, !equipped)}>
          {t(equipped ? 'stones.takeOff' : 'stones.wear')}
        </Button>
        {mergedStone(stone) !== null && (
          <Button
            variant="secondary"
            onClick={() =>
              navigate(toUpgradeStone(stone.id), { state: { from: `${pathname}?tab=pet`, fromState: state } })
            }
          >
            {t('stones.toMerge')}
          </Button>
        )}
      </div>
      {mergedStone(stone) === null && <p className="soft">{t('stones.strongest')}</p>}
    </div>
  )
}

export interface StoneDrawerProps {
  readonly stone: OwnedStone | null
  readonly stones: readonly OwnedStone[]
  readonly open: boolean
  readonly onWear: StoneBodyProps['onWear']
  readonly onClose: () => void
}

export const StoneDrawer = ({ stone, stones, open, onWear, onClose }: StoneDrawerProps) => {
  const nameOf = useStoneName()
  if (stone === null) return null
  const worn = stones.find(({ type, equipped }) => equipped && type === stone.type)
  return (
    <Drawer open={open} onClose={onClose} title={nameOf(stone)}>
      <StoneBody stone={stone} worn={worn} onWear={onWear} />
    </Drawer>
  )
}
