import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { previewStone } from '#client/topics/stones/cache.ts'
import { stonesQuery } from '#client/topics/stones/queries.ts'
import { useStoneName } from '#client/topics/stones/shared/stone-name.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import type { OwnedStone } from '#contracts/wire.ts'
import { Loaded, NothingYet } from './bag-states.tsx'
import styles from './equipment-tab.module.css'
import { StoneDrawer } from './stone-drawer.tsx'

/** Optimistic (R09). A failed call reverts the change. */
const useWearStone = (): ((stone: OwnedStone, isOn: boolean) => void) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const equip = useCallMutation('stones.equip', { failure: t('stones.wearFailed') })
  return (stone, isOn) => {
    const preview = () => previewStone(client, stone, isOn)
    if (!equip.send({ params: { id: stone.id }, body: { equipped: isOn } }, preview)) return
    haptic('light')
    sound.play('toggle')
  }
}

const Stones = ({ stones }: { readonly stones: readonly OwnedStone[] }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { pathname, state } = useLocation()
  const nameOf = useStoneName()
  const wear = useWearStone()
  const drawer = useOpened<string>()
  return (
    <div className={styles.tab}>
      <ul className={styles.tab}>
        {stones.map((stone) => (
          <li key={stone.id}>
            <ListRow
              icon={stoneIcon(stone.type, stone.level)}
              title={nameOf(stone)}
              detail={t(`inventory.stone.${stone.type}`)}
              trailing={
                <>
                  {stone.equipped && <Badge tone="green" text={t('inventory.stone.worn')} />}
                  {`×${formatInteger(stone.quantity)}`}
                </>
              }
              onPress={() => {
                haptic('selection')
                drawer.open(stone.id)
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        fullWidth
        onClick={() => navigate(PAGE.UPGRADE_STONE.path, { state: { from: `${pathname}?tab=pet`, fromState: state } })}
      >
        {t('stones.merge')}
      </Button>
      <StoneDrawer
        stone={stones.find(({ id }) => id === drawer.shown) ?? null}
        stones={stones}
        open={drawer.isOpen}
        onWear={wear}
        onClose={drawer.close}
      />
    </div>
  )
}

export const StonesTab = () => {
  const query = useQuery({ ...stonesQuery, staleTime: 0 })
  return (
    <Loaded query={query}>
      {(stones) => (stones.length === 0 ? <NothingYet tab="stones" /> : <Stones stones={stones} />)}
    </Loaded>
  )
}
