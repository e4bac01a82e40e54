import { extraIconUrl } from '#assets/manifest/extras.ts'

export interface ExtraIconProps {
  readonly name: Parameters<typeof extraIconUrl>[0]
  readonly size: number
  readonly className?: string | undefined
}

export const ExtraIcon = ({ name, size, className }: ExtraIconProps) => (
  <img src={extraIconUrl(name)} alt="" width={size} height={size} draggable={false} className={className} />
)
