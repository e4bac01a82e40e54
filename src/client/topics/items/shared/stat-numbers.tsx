import type { IconName } from '#assets/manifest/packs.ts'
import { Icon } from '#client/ui/icons/icon.tsx'

export interface StatNumbersProps {
  readonly numbers: readonly { readonly icon: IconName; readonly name: string; readonly value: string }[]
  readonly className: string | undefined
  readonly numberClassName: string | undefined
}

export const StatNumbers = ({ numbers, className, numberClassName }: StatNumbersProps) => (
  <dl className={className}>
    {numbers.map(({ icon, name, value }) => (
      <div key={icon} className={numberClassName}>
        <dt>
          <Icon name={icon} size={20} label={name} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
