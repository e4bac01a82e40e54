import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import { medalsQuery } from '#client/topics/medals/queries.ts'
import { seasonLooksQuery } from '#client/topics/season-path/queries.ts'
import { stonesQuery } from '#client/topics/stones/queries.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { starsOf } from '#rules/items/rarities.ts'
import { isSameExhibit } from '#rules/showcase/showcase.ts'
import {
  exhibitName,
  exhibitPicture,
  exhibitRarity,
  ofItem,
  ofLook,
  ofMedal,
  ofStone,
  type ShownExhibit,
  saidExhibit,
} from '../exhibit.ts'
import type { Carried } from './carried.ts'
import styles from './chest.module.css'

const TILES = 40
const TILE_PX = 64

interface TileProps {
  readonly exhibit: ShownExhibit
  readonly isShown: boolean
  readonly onPress: () => void
}

const Tile = ({ exhibit, isShown, onPress }: TileProps) => {
  const { t } = useTranslation()
  const carried: Carried = { exhibit, from: null }
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `chest-${exhibit.kind}-${exhibit.id}`,
    data: carried,
  })
  const said = saidExhibit(t, exhibit)
  return (
    <li ref={setNodeRef} {...listeners} className={classNames(styles.tile, isDragging && styles.away)}>
      <ItemCard
        rarity={exhibitRarity(exhibit) ?? 'prototype'}
        picture={exhibitPicture(exhibit)}
        label={isShown ? `${said}, ${t('showcase.edit.onShow')}` : said}
        {...(exhibit.kind === 'item' ? {} : { name: exhibitName(t, exhibit) })}
        size={TILE_PX}
        selected={isShown}
        onPress={onPress}
      />
    </li>
  )
}

interface ListProps {
  readonly query: UseQueryResult<readonly ShownExhibit[]>
  readonly none: string
  readonly shown: readonly (ShownExhibit | null)[]
  readonly onPress: (exhibit: ShownExhibit) => void
}

const List = ({ query, none, shown, onPress }: ListProps): ReactNode => {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(TILES)
  const { data, error, refetch } = query
  if (data === undefined) {
    if (error) return <LoadProblem error={error} text={t('showcase.edit.failed')} onRetry={() => void refetch()} />
    return <SkeletonCard />
  }
  if (data.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <>
      <ul className={styles.grid}>
        {data.slice(0, limit).map((exhibit) => (
          <Tile
            key={exhibit.id}
            exhibit={exhibit}
            isShown={shown.some((other) => isSameExhibit(other, exhibit))}
            onPress={() => onPress(exhibit)}
          />
        ))}
      </ul>
      {data.length > limit && (
        <Button variant="quiet" size="small" fullWidth onClick={() => setLimit(limit + TILES)}>
          {t('showcase.edit.more')}
        </Button>
      )}
    </>
  )
}

export interface ChestProps {
  readonly shown: readonly (ShownExhibit | null)[]
  readonly onPress: (exhibit: ShownExhibit) => void
}

/** The rarest items come first. Dropping an exhibit here removes it from the stage. */
export const Chest = ({ shown, onPress }: ChestProps) => {
  const { t } = useTranslation()
  const { setNodeRef } = useDroppable({ id: 'chest' })
  const items = useQuery({
    ...inventoryQuery,
    select: (bag) => bag.toSorted((one, other) => starsOf(other.rarity) - starsOf(one.rarity)).map(ofItem),
  })
  const stones = useQuery({ ...stonesQuery, select: (own) => own.map(ofStone) })
  const medals = useQuery({
    ...medalsQuery,
    select: (all) => all.filter(({ status }) => status !== 'non-claimable').map(ofMedal),
  })
  const looks = useQuery({ ...seasonLooksQuery, select: (own) => own.map(ofLook) })
  return (
    <section ref={setNodeRef} aria-label={t('showcase.edit.chest')}>
      <Tabs
        label={t('showcase.edit.chest')}
        tabs={[
          {
            id: 'items',
            label: t('showcase.edit.items'),
            content: <List query={items} none={t('showcase.edit.noItems')} shown={shown} onPress={onPress} />,
          },
          {
            id: 'stones',
            label: t('showcase.edit.stones'),
            content: <List query={stones} none={t('showcase.edit.noStones')} shown={shown} onPress={onPress} />,
          },
          {
            id: 'medals',
            label: t('showcase.edit.medals'),
            content: <List query={medals} none={t('showcase.edit.noMedals')} shown={shown} onPress={onPress} />,
          },
          {
            id: 'looks',
            label: t('showcase.edit.looks'),
            content: <List query={looks} none={t('showcase.edit.noLooks')} shown={shown} onPress={onPress} />,
          },
        ]}
      />
    </section>
  )
}
