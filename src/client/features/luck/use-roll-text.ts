import { useTranslation } from 'react-i18next'
import type { LuckRoll } from '../../../contracts/wire.ts'
import type { ItemStat, LineOdds } from '../../../rules/items/items.ts'
import type { LuckRollName, LuckRolls } from '../../../rules/luck.ts'
import { useLedgerLabels } from '../../game/ledger/use-ledger-labels.ts'
import { statValueText } from '../../items/stat-text.ts'
import { formatBalance, formatInteger, formatPercent } from '../../ui/format/format.ts'

interface Words<N extends LuckRollName> {
  readonly outcome: (outcome: LuckRolls[N]['outcome']) => readonly string[]
  readonly odds: (odds: LuckRolls[N]['odds']) => readonly string[]
}

/** No words for what has another shape than its rules give it. */
const orNone = (words: () => readonly string[]): readonly string[] => {
  try {
    return words()
  } catch {
    return []
  }
}

/** Words for a roll: what came of it, and its odds, which are data of their own and may be anything once they were tampered with. */
export const useRollText = () => {
  const { t } = useTranslation()
  const labels = useLedgerLabels()
  const line = ({ level, type, ...stat }: ItemStat): string =>
    `${t(`items.stat.${type}`)} ${statValueText({ type, ...stat })} (${t('items.quality', { level })})`
  const lineOdds = ({ qualityPercents, types }: LineOdds): string[] => [
    t('luck.oddsTypes', { count: types.length }),
    t('luck.oddsQuality', { percents: qualityPercents.map(formatPercent).join(' / ') }),
  ]
  const times = (asset: string, amount: number): string =>
    t('luck.times', { name: labels.asset(asset), amount: formatInteger(amount) })

  const words: { readonly [N in LuckRollName]: Words<N> } = {
    refine: {
      outcome: ({ lines, succeeded }) =>
        succeeded ? [t('luck.succeeded'), ...lines.map(line)] : [t('luck.failedRoll')],
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
      outcome: ({ materials }) => materials.map(({ quantity, slug }) => times(slug, quantity)),
      odds: ({ awakeStonePercent, max, min, slug }) => [
        t('luck.oddsAmount', { name: labels.asset(slug), min, max }),
        ...(awakeStonePercent > 0 ? [t('luck.oddsStone', { percent: formatPercent(awakeStonePercent) })] : []),
      ],
    },
    hunt: {
      outcome: ({ kills, stars, stones, tokNano }) => [
        t('luck.demons', { count: kills }),
        t('luck.tok', { amount: formatBalance(tokNano) }),
        t('luck.star', { count: stars }),
        ...stones.map(({ level, type }) => labels.asset(`stone:${type}:${level}`)),
      ],
      odds: ({ killsMax, killsMin, stonePercent, tokMaxNano, tokMinNano }) => [
        t('luck.oddsDemons', { min: killsMin, max: killsMax }),
        t('luck.oddsTok', { min: formatBalance(tokMinNano), max: formatBalance(tokMaxNano) }),
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
          ? [t('luck.running')]
          : orNone(() => outcomeText(outcome as unknown as LuckRolls[N]['outcome'])),
    }
  }
}
