import { useTranslation } from 'react-i18next'
import { itemName } from '#client/i18n/names.ts'
import { statValueText } from '#client/topics/items/shared/stat-text.ts'
import { useLedgerLabels } from '#client/topics/ledger/shared/use-ledger-labels.ts'
import { formatBalance, formatInteger, formatPercent } from '#client/ui/format/format.ts'
import type { LuckRoll } from '#contracts/wire.ts'
import { currentItemName } from '#rules/items/item-names.ts'
import type { ItemStat, LineOdds, RolledItem } from '#rules/items/items.ts'
import type { LuckRollName, LuckRolls } from '#rules/luck/luck.ts'

export interface OutcomePart {
  readonly words: string
  readonly quality?: number
}

interface Words<N extends LuckRollName> {
  readonly outcome: (outcome: LuckRolls[N]['outcome']) => readonly OutcomePart[]
  readonly odds: (odds: LuckRolls[N]['odds']) => readonly string[]
}

const orNone = <T>(words: () => readonly T[]): readonly T[] => {
  try {
    return words()
  } catch {
    return []
  }
}

/** The odds may be malformed, because they may be forged. */
export const useRollText = () => {
  const { t } = useTranslation()
  const labels = useLedgerLabels()
  const line = ({ level, type, value }: ItemStat): OutcomePart => ({
    words: `${t(`items.stat.${type}`)} ${statValueText({ type, value })}`,
    quality: level,
  })
  const said = (words: string): OutcomePart => ({ words })
  const itemParts = (item: RolledItem): readonly OutcomePart[] => [
    said(itemName(currentItemName(item))),
    ...item.stats.filter(({ primary }) => !primary).map(line),
  ]
  const lineOdds = ({ qualityPercents, types }: LineOdds): string[] => [
    t('luck.oddsTypes', { count: types.length }),
    t('luck.oddsQuality', { percents: qualityPercents.map(formatPercent).join(' / ') }),
  ]
  const times = (asset: string, amount: number): string =>
    t('luck.times', { name: labels.asset(asset), amount: formatInteger(amount) })

  const words: { readonly [N in LuckRollName]: Words<N> } = {
    refine: {
      outcome: ({ lines, succeeded }) =>
        succeeded ? [said(t('luck.succeeded')), ...lines.map(line)] : [said(t('luck.failedRoll'))],
      odds: ({ line: added, successPercent }) => [
        t('luck.oddsSuccess', { percent: formatPercent(successPercent) }),
        ...lineOdds(added),
      ],
    },
    awaken: { outcome: ({ lines }) => lines.map(line), odds: ({ line: added }) => lineOdds(added) },
    're-roll': {
      outcome: ({ lines }) => lines.map(line),
      odds: ({ line: drawn, qualities }) => [
        ...lineOdds(drawn),
        ...(qualities.some((quality) => quality !== null) ? [t('luck.oddsKept')] : []),
      ],
    },
    box: {
      outcome: ({ materials }) => materials.map(({ quantity, slug }) => said(times(slug, quantity))),
      odds: ({ awakeStonePercent, max, min, slug }) => [
        t('luck.oddsAmount', { name: labels.asset(slug), min, max }),
        ...(awakeStonePercent > 0 ? [t('luck.oddsStone', { percent: formatPercent(awakeStonePercent) })] : []),
      ],
    },
    hunt: {
      outcome: ({ kills, stars, stones, tokNano }) => [
        said(t('luck.demons', { count: kills })),
        said(t('luck.tok', { amount: formatBalance(tokNano) })),
        said(t('luck.star', { count: stars })),
        ...stones.map(({ level, type }) => said(labels.asset(`stone:${type}:${level}`))),
      ],
      odds: ({ killsMax, killsMin, stonePercent, tokMaxNano, tokMinNano }) => [
        t('luck.oddsDemons', { min: killsMin, max: killsMax }),
        t('luck.oddsTok', { min: formatBalance(tokMinNano), max: formatBalance(tokMaxNano) }),
        ...(stonePercent > 0 ? [t('luck.oddsFound', { percent: formatPercent(stonePercent) })] : []),
      ],
    },
    'prize-item': {
      outcome: ({ item }) => itemParts(item),
      odds: ({ types }) => [t('luck.oddsKinds', { count: types.length })],
    },
    'weapon-box': {
      outcome: ({ item }) => itemParts(item),
      odds: ({ better, betterPercent }) => [
        t('luck.oddsBetter', { percent: formatPercent(betterPercent), rarity: t(`ui.rarity.${better}`) }),
      ],
    },
    'prize-stone': {
      outcome: ({ stone }) => [said(labels.asset(`stone:${stone.type}:${stone.level}`))],
      odds: ({ types }) => [t('luck.oddsKinds', { count: types.length })],
    },
    'boss-item': {
      outcome: ({ item }) => [said(labels.asset(`other:${item}`))],
      odds: ({ items }) => [t('luck.oddsKinds', { count: items.length })],
    },
    'skin-craft': {
      outcome: ({ item }) => itemParts(item),
      odds: ({ line: drawn, pieces }) => [
        t('luck.oddsKinds', { count: pieces.length }),
        t('luck.oddsTypes', { count: drawn.types.length }),
      ],
    },
    'win-chest': {
      outcome: ({ materials, stones }) => [
        ...materials.map(({ quantity, slug }) => said(times(slug, quantity))),
        ...stones.map(({ level, type }) => said(labels.asset(`stone:${type}:${level}`))),
      ],
      odds: ({ materials, stonePercent }) => [
        ...materials.map(({ quantity: [min, max], slug }) =>
          min === max
            ? t('luck.oddsSure', { name: labels.asset(slug), amount: formatInteger(min) })
            : t('luck.oddsAmount', { name: labels.asset(slug), min, max }),
        ),
        ...(stonePercent > 0 ? [t('luck.oddsFound', { percent: formatPercent(stonePercent) })] : []),
      ],
    },
  }
  return <N extends LuckRollName>(name: N, { odds, outcome }: Pick<LuckRoll, 'odds' | 'outcome'>) => {
    const { odds: oddsText, outcome: outcomeText }: Words<N> = words[name]
    return {
      odds: orNone(() => oddsText(odds as unknown as LuckRolls[N]['odds'])),
      outcome:
        outcome === null
          ? [said(t('luck.running'))]
          : orNone(() => outcomeText(outcome as unknown as LuckRolls[N]['outcome'])),
    }
  }
}
