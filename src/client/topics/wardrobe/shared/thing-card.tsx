import { ExtraIcon, type ExtraIconProps } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import styles from './thing-card.module.css'

const PICTURE_PX = 64

export interface ThingCardProps {
  readonly picture: ExtraIconProps['name']
  readonly name: string
  readonly state: string
  /** `used` is worn or built, `owned` is the player's, `priced` is for sale, `unavailable` cannot be had now. */
  readonly tone: 'used' | 'owned' | 'priced' | 'unavailable'
  /** Makes it a toggle button. */
  readonly isPressed?: boolean
  readonly opensDialog?: boolean
  /** Without it the card only shows the thing. */
  readonly onPress?: () => void
}

const Face = ({ name, picture, state, tone }: ThingCardProps) => (
  <>
    <ExtraIcon name={picture} size={PICTURE_PX} />
    <span className={styles.name}>{name}</span>{' '}
    <span className={styles.state}>
      {tone === 'used' && <Sign name="check" />}
      {tone === 'priced' && <Icon name="tok" size={16} />}
      {state}
    </span>
  </>
)

export const ThingCard = (props: ThingCardProps) => {
  const { isPressed, onPress, opensDialog, tone } = props
  if (!onPress)
    return (
      <div className={styles.card} data-tone={tone}>
        <Face {...props} />
      </div>
    )
  return (
    <button
      type="button"
      className={styles.card}
      data-tone={tone}
      aria-pressed={isPressed}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
    >
      <Face {...props} />
    </button>
  )
}
