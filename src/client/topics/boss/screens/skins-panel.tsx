import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { CelebrationShow, Shaking } from '#client/celebrations/celebration-show.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { itemName } from '#client/i18n/names.ts'
import { toItem } from '#client/topics/items/links.ts'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { useRarityLabel } from '#client/ui/format/rarity-label.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { BossPage, Equipment } from '#contracts/wire.ts'
import { type BossSkin, SKINS_OF_AN_ITEM } from '#rules/boss/boss.ts'
import { SKIN_OF } from '../shared/boss-of.ts'
import styles from './skins-panel.module.css'

const SKIN_PX = 150
const ITEM_PX = 128

interface CraftMomentProps {
  readonly skin: BossSkin
  /** Null until the server has answered. */
  readonly item: Equipment | null
  readonly onClose: () => void
}

const CraftMoment = ({ skin, item, onClose }: CraftMomentProps) => {
  const { t } = useTranslation()
  const rarityLabel = useRarityLabel()
  const lead = useOpenPage()
  return (
    <CelebrationShow
      label={t('boss.skin.crafting')}
      skipLabel={t('boss.skip')}
      glow="#ffb627"
      isKnown={item !== null}
      before={
        <Shaking>
          <Icon name={{ url: extraIconUrl(skin) }} size={SKIN_PX} />
        </Shaking>
      }
      after={item && <ItemTile item={item} size={ITEM_PX} />}
      title={t('boss.skin.crafted')}
      done={t('boss.skin.close')}
      buttons={
        item && (
          <Button variant="secondary" fullWidth onClick={() => lead(toItem(item.id))}>
            {t('boss.skin.toBag')}
          </Button>
        )
      }
      celebration={item === null || item.rarity === 'prototype' ? 'common' : item.rarity}
      onClose={onClose}
    >
      {item && (
        <p className="golden font-display size-20 margin-top-4">
          {itemName(item.name)}, {rarityLabel(item.rarity)}
        </p>
      )}
    </CelebrationShow>
  )
}

export const SkinsPanel = ({ page }: { readonly page: BossPage }) => {
  const { t } = useTranslation()
  const [made, setMade] = useState<Equipment | 'coming' | null>(null)
  const mutation = useCallMutation('others.craft', {
    onDone: ({ equipment }) => setMade(equipment),
    failure: t('boss.skin.failed'),
    onFailed: () => setMade(null),
  })
  const skin = SKIN_OF[page.boss.slug]
  if (skin === null) return null
  const quantity = page.items.find(({ slug }) => slug === skin)?.quantity ?? 0
  const isEnough = quantity >= SKINS_OF_AN_ITEM
  const craft = (): void => {
    if (mutation.send({ params: { slug: skin } })) setMade('coming')
  }
  return (
    <Panel as="section" tone={isEnough ? 'gold' : 'plain'} className={styles.panel} aria-labelledby="boss-skins">
      <Icon name={{ url: extraIconUrl(skin) }} size={56} />
      <div className="grid gap-4">
        <h2 id="boss-skins" className="size-18">
          {t('boss.skin.title')}
        </h2>
        <p className="soft leading-130">{t('boss.skin.text', { name: t(`boss.name.${page.boss.slug}`) })}</p>
        <Bar
          tone="gold"
          value={quantity}
          max={SKINS_OF_AN_ITEM}
          label={t(`boss.skin.${skin}`)}
          text={t('boss.skin.count', { count: quantity, all: SKINS_OF_AN_ITEM })}
        />
      </div>
      {isEnough && (
        <Button variant="claim" fullWidth className="whole-line" pending={mutation.isPending} onClick={craft}>
          {t('boss.skin.craft')}
        </Button>
      )}
      {made !== null && (
        <CraftMoment skin={skin} item={made === 'coming' ? null : made} onClose={() => setMade(null)} />
      )}
    </Panel>
  )
}
