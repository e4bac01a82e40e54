import { type IconName, iconUrl } from '../../../assets/manifest/packs.ts'

export interface IconProps {
  readonly name: IconName
  /** Edge in CSS px. */
  readonly size?: number
  /** Label for screen readers; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string | undefined
}

/** An icon from the art packs. */
export const Icon = ({ name, size = 24, label, className }: IconProps) => (
  <img
    src={iconUrl(name)}
    width={size}
    height={size}
    alt={label ?? ''}
    decoding="async"
    draggable={false}
    style={{ objectFit: 'contain', flex: 'none' }}
    {...(className ? { className } : {})}
  />
)
