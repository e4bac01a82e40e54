import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import type { CallData } from '#contracts/schemas.ts'

export type Prize = NonNullable<CallData<'tournament.result'>['entries'][number]['prize']>

/** League points come last, because they are already credited (R26, R27). */
export const usePrizeContents = (): ((prize: Prize) => readonly Loot[]) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  return ({ boxes, league_points: points, star, tok }) => [
    ...lootOf({ tok, star, materials: [] }),
    ...boxes.map((kind, index) => ({
      key: `${kind}-${index}`,
      icon: `box-${kind}` as const,
      amount: '×1',
      name: t(`ui.box.${kind}`),
    })),
    ...(points > 0
      ? [
          {
            key: 'league-points',
            icon: { url: extraIconUrl('league-cup') },
            amount: `+${formatInteger(points)}`,
            name: t('tournamentResult.pointsName'),
          },
        ]
      : []),
  ]
}
