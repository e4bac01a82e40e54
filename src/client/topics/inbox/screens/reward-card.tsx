import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { bagAddress } from '#client/topics/items/links.ts'
import { assetView, formatEntryAmount } from '#client/topics/ledger/shared/asset-view.ts'
import { useLedgerLabels } from '#client/topics/ledger/shared/use-ledger-labels.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import type { InboxItem } from '#contracts/wire.ts'
import { contentsOf } from '../shared/contents.ts'

const ICON_PX = 48
const ANY_STONE = 'luck-leech'

interface Closed {
  readonly icon: IconArt
  readonly words: string
}

const useClosed = () => {
  const { t } = useTranslation()
  return ({ claimed_at, contents }: InboxItem): readonly Closed[] => {
    if (!contents || claimed_at !== null) return []
    const kinds: readonly Closed[] = [
      ...contents.boxes.map((kind) => ({ icon: `box-${kind}` as const, words: t(`ui.box.${kind}`) })),
      ...(contents.win_chests ?? []).map((kind) => ({
        icon: `chest-${kind}` as const,
        words: t(`inbox.winChest.${kind}`),
      })),
      ...Array.from({ length: contents.weapon_boxes ?? 0 }, () => ({
        icon: 'box-weapon' as const,
        words: t('inbox.weaponBox'),
      })),
      ...contents.stones.map((level) => ({ icon: stoneIcon(ANY_STONE, level), words: t('inbox.anyStone', { level }) })),
      ...contents.items.map((rarity) => ({
        icon: 'fight' as const,
        words: t('inbox.anyItem', { rarity: t(`ui.rarity.${rarity}`) }),
      })),
      ...Array.from({ length: contents.boss_items }, () => ({
        icon: { url: extraIconUrl('four-leaf-clover') },
        words: t('inbox.bossItem'),
      })),
      ...Array.from({ length: contents.tickets ?? 0 }, () => ({
        icon: { url: extraIconUrl('ticket') },
        words: t('inbox.ticket'),
      })),
    ]
    return [...new Map(kinds.map((kind) => [kind.words, kind])).values()].map(({ icon, words }) => {
      const count = kinds.filter((other) => other.words === words).length
      return { icon, words: count === 1 ? words : t('inbox.times', { kind: words, count }) }
    })
  }
}

interface ContentProps {
  readonly asset: string
  readonly amount: number
  readonly isTaken: boolean
}

const Content = ({ asset, amount, isTaken }: ContentProps) => {
  const words = useLedgerLabels()
  const lead = useOpenPage()
  const way = isTaken ? bagAddress(asset) : null
  const chip = (
    <Chip icon={assetView(asset).icon} label={words.asset(asset)}>
      {formatEntryAmount(asset, amount)}
    </Chip>
  )
  if (way === null) return chip
  return (
    <button type="button" className="bare pointer tap-high" onClick={() => lead(way)}>
      {chip}
    </button>
  )
}

export interface RewardCardProps {
  readonly item: InboxItem
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly isWaiting: boolean
  readonly onClaim: () => void
}

export const RewardCard = ({ item, problem, isBusy, isWaiting, onClaim }: RewardCardProps) => {
  const { t } = useTranslation()
  const words = useLedgerLabels()
  const closed = useClosed()(item)
  const isTaken = item.claimed_at !== null
  const reason = words.reason(item.reason)
  return (
    <Panel as="li" tone={isTaken ? 'plain' : 'gold'} className="grid gap-10">
      <div className="row gap-12">
        <Icon name={isTaken ? 'chest-iron-open' : 'chest-iron'} size={ICON_PX} />
        <div className="shrinks grows">
          <h3 className="size-18 breakable leading-120">{reason}</h3>
          <p className="soft size-14">
            {item.claimed_at === null
              ? t('inbox.since', { date: formatDate(Date.parse(item.at)) })
              : t('inbox.takenAt', { date: formatDate(Date.parse(item.claimed_at)) })}
          </p>
        </div>
        {isTaken && <Icon name="check" size={28} label={t('inbox.taken')} />}
      </div>
      <ul className="flex wrap gap-8">
        {contentsOf([item]).map(({ asset, amount }) => (
          <li key={asset}>
            <Content asset={asset} amount={amount} isTaken={isTaken} />
          </li>
        ))}
        {closed.map(({ icon, words: kind }) => (
          <li key={kind}>
            <Chip icon={icon} label={t('inbox.inside')}>
              {kind}
            </Chip>
          </li>
        ))}
      </ul>
      {problem !== undefined && !isTaken && (
        <p role="alert" className="coral bold size-14">
          {problem}
        </p>
      )}
      {!isTaken && (
        <Button
          variant="claim"
          fullWidth
          pending={isBusy}
          disabled={isWaiting && !isBusy}
          aria-label={t('inbox.claimNamed', { reason })}
          onClick={onClaim}
        >
          {t('inbox.claim')}
        </Button>
      )}
    </Panel>
  )
}
