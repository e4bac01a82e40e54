import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { itemName } from '#client/i18n/names.ts'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { statValueText } from '#client/topics/items/shared/stat-text.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { setPieceOdds } from '#rules/boss/prize-rolls.ts'
import { lineBounds, primaryStat } from '#rules/items/items.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { percentOff, piecePicture, pieceSlug, type SetOnSale, type SetType, wornPieces } from '../shared/set-view.ts'
import { SetEnd } from './sale-end.tsx'
import styles from './set-drawer.module.css'

const FIGHTER_PX = 146
const PIECE_PX = 46
const ANY_HOUSE = 0

/** Shows the odds of a set piece's stat lines, from the constants that the server rolls them with (R32, extra 12). */
const LineOdds = ({ slug }: { readonly slug: string }) => {
  const { t } = useTranslation()
  const { line, qualities } = setPieceOdds(slug)
  const chance = formatPercent(100 / line.types.length)
  return (
    <details className={styles.odds}>
      <summary>{t('shop.set.odds', { chance })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('shop.set.stat')}</th>
            {qualities.map((quality) => (
              <th key={quality} scope="col">
                {quality === 5 ? t('shop.set.legendary') : t('shop.set.epic')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line.types.map((range) => (
            <tr key={range.type}>
              <th scope="row">{t(`items.stat.${range.type}`)}</th>
              {qualities.map((quality) => {
                const { least, most } = lineBounds(range, quality)
                const text = (value: number): string => statValueText({ type: range.type, value })
                return <td key={quality}>{t('shop.set.range', { least: text(least), most: text(most) })}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export interface SetDrawerProps {
  readonly sale: SetOnSale
  readonly open: boolean
  readonly pendingType: string | null
  readonly onBuy: (item: ShopItem) => void
  readonly onEnd: () => void
  readonly onClose: () => void
}

export const SetDrawer = ({ sale, open, pendingType, onBuy, onEnd, onClose }: SetDrawerProps) => {
  const { t } = useTranslation()
  const { set, whole, pieces, endsMs } = sale
  const houseId = useQuery(combatProfileQuery).data?.house_id ?? ANY_HOUSE
  const [chosen, setChosen] = useState<SetType | null>(whole === null ? (pieces[0]?.type ?? null) : null)
  const piece = pieces.find(({ type }) => type === chosen)
  const worn = piece ? [piece.type] : pieces.map(({ type }) => type)
  const sample = piece ?? pieces[0]
  const off = whole && percentOff(whole)
  const isPending = pendingType !== null
  return (
    <Drawer open={open} onClose={onClose} title={t(`shop.set.${set}.name`)} dismissable={!isPending}>
      <div className="column gap-12">
        <div className="row gap-12">
          <div className={styles.model} data-set={set}>
            <FighterView houseId={houseId} cosmetic={wornPieces(set, worn)} size={FIGHTER_PX} />
          </div>
          <div className="grid gap-6 shrinks breakable content-center">
            <strong className="font-display size-18">
              {piece ? itemName(SPECIAL_NAMES[pieceSlug(set, piece.type)] ?? '') : t('shop.set.pieces')}
            </strong>
            {worn.length === 1 && piece
              ? primaryStat(piece.type, 'prototype').map((stat) => <StatLine key={stat.type} stat={stat} />)
              : null}
            <span className="soft size-14">{piece ? t('shop.set.lines') : t('shop.set.linesEach')}</span>
            {endsMs !== null && (
              <span className="golden size-14">
                <SetEnd endMs={endsMs} onEnd={onEnd} />
              </span>
            )}
          </div>
        </div>
        <ul className={styles.pieces} aria-label={t('shop.set.choose')}>
          {pieces.map(({ type }) => (
            <li key={type}>
              <ItemCard
                rarity="prototype"
                picture={piecePicture(set, type)}
                label={itemName(SPECIAL_NAMES[pieceSlug(set, type)] ?? '')}
                selected={type === chosen}
                disabled={isPending}
                size={PIECE_PX}
                onPress={() => setChosen(type === chosen && whole !== null ? null : type)}
              />
            </li>
          ))}
        </ul>
        {sample && <LineOdds slug={pieceSlug(set, sample.type)} />}
        <p className="soft size-14 text-center balance">{t('shop.set.bound')}</p>
        {piece && (
          <Button
            fullWidth
            size="large"
            icon="telegram-stars"
            variant={whole === null ? 'primary' : 'secondary'}
            pending={pendingType === piece.item.type}
            aria-disabled={isPending || undefined}
            onClick={() => {
              if (!isPending) onBuy(piece.item)
            }}
          >
            {t('shop.set.buyPiece', { price: formatInteger(piece.item.price) })}
          </Button>
        )}
        {whole && (
          <div className="grid gap-6">
            <Button
              fullWidth
              size="large"
              icon="telegram-stars"
              pending={pendingType === whole.type}
              aria-disabled={isPending || undefined}
              onClick={() => {
                if (!isPending) onBuy(whole)
              }}
            >
              {t('shop.set.buyWhole', { price: formatInteger(whole.price) })}
            </Button>
            {whole.original_price !== null && off !== null && (
              <p className="row wrap gap-6 justify-center soft size-15">
                {t('shop.set.before')} <s>{formatInteger(whole.original_price)}</s>
                <span className={styles.badge}>{t('shop.off', { percent: formatPercent(off) })}</span>
              </p>
            )}
          </div>
        )}
      </div>
    </Drawer>
  )
}
