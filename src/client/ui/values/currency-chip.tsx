import type { ReactNode } from 'react'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { iconUrl } from '#assets/manifest/packs.ts'
import { Chip } from './chip.tsx'

export type Currency = 'tok' | 'star' | 'telegram-stars' | 'ton'

export interface CurrencyChipProps {
  readonly currency: Currency
  readonly label: string
  readonly children: ReactNode
}

const urlOf = (currency: Currency): string => (currency === 'ton' ? extraIconUrl('ton') : iconUrl(currency))

export const CurrencyChip = ({ currency, label, children }: CurrencyChipProps) => (
  <Chip icon={<img src={urlOf(currency)} alt="" width={28} height={28} draggable={false} />} label={label}>
    {children}
  </Chip>
)
