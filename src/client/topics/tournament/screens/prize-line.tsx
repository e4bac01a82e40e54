import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { formatInteger, formatTok } from '#client/ui/format/format.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { NANO_PER_TOK } from '#rules/units.ts'

const ICON_PX = 24

export type Prize = NonNullable<CallData<'tournament.result'>['entries'][number]['prize']>

interface Part {
  readonly key: string
  readonly icon: IconArt
  readonly amount: string
  readonly name: string
}

const useParts = (): ((prize: Prize) => readonly Part[]) => {
  const { t } = useTranslation()
  return ({ boxes, league_points: points, star, tok }) => [
    ...(tok > 0
      ? [{ key: 'tok', icon: 'tok' as const, amount: formatTok(tok, tok % NANO_PER_TOK === 0 ? 0 : 1), name: 'TOK' }]
      : []),
    ...(star > 0 ? [{ key: 'star', icon: 'star' as const, amount: formatInteger(star), name: 'STAR' }] : []),
    ...boxes.map((kind) => ({
      key: kind,
      icon: `box-${kind}` as const,
      amount: '',
      name: t(`ui.box.${kind}`),
    })),
    {
      key: 'points',
      icon: { url: extraIconUrl('league-cup') },
      amount: formatInteger(points),
      name: t('tournament.points', { count: points }),
    },
  ]
}

export const PrizeLine = ({ prize }: { readonly prize: Prize }) => {
  const parts = useParts()(prize)
  return (
    <span className="inline-row wrap gap-2-12">
      {parts.map(({ amount, icon, key, name }) => (
        <span key={key} className="inline-row gap-4">
          <Icon name={icon} size={ICON_PX} />
          {amount !== '' && <span className="font-display digits">{amount}</span>}
          <span className="visually-hidden">{name}</span>
        </span>
      ))}
    </span>
  )
}
