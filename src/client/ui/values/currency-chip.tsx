import type { ReactNode } from 'react'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { iconUrl } from '#assets/manifest/packs.ts'
import { Chip } from './chip.tsx'

export type Currency = 'tok' | 'star' | 'telegram-stars' | 'ton'

export interface CurrencyChipProps {
  readonly currency: Currency
  readonly label: string
  readonly size?: 'medium' | 'large'
  readonly children: ReactNode
}

const urlOf = (currency: Currency): string => (currency === 'ton' ? extraIconUrl('ton') : iconUrl(currency))

export const CurrencyChip = ({ currency, label, size = 'medium', children }: CurrencyChipProps) => {
  const edge = size === 'large' ? 40 : 28
  return (
    <Chip
      icon={<img src={urlOf(currency)} alt="" width={edge} height={edge} draggable={false} />}
      label={label}
      size={size}
    >
      {children}
    </Chip>
  )
}
