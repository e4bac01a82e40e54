import { useSyncExternalStore } from 'react'
import { FIRST_ICONS } from '#assets/manifest/first-icons.ts'
import type { IconName } from '#assets/manifest/packs.ts'
import { iconSource, onFirstIcons } from './first-icons.ts'

const FIRST: ReadonlySet<IconArt> = new Set(FIRST_ICONS)

export type IconArt = IconName | { readonly url: string }

export interface IconProps {
  readonly name: IconArt
  readonly size?: number
  readonly label?: string
  readonly className?: string | undefined
}

const neverChanges = () => () => {}

export const Icon = ({ name, size = 24, label, className }: IconProps) => {
  const isFirst = FIRST.has(name)
  const source = useSyncExternalStore(isFirst ? onFirstIcons : neverChanges, () =>
    typeof name === 'string' ? iconSource(name, isFirst) : name.url,
  )
  return (
    <img
      src={source}
      width={size}
      height={size}
      alt={label ?? ''}
      decoding="async"
      draggable={false}
      style={{ objectFit: 'contain', flex: 'none' }}
      {...(className ? { className } : {})}
    />
  )
}
