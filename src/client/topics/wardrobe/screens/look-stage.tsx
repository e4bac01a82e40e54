import { useTranslation } from 'react-i18next'
import { winPose } from '#client/topics/kombat/shared/win-pose.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { WornFrame } from '#client/ui/frames/worn-frame.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { type Look, lookKind, WARDROBE_LOOKS, type WardrobeLook, withLook } from '#rules/wardrobe/looks.ts'
import styles from './look-stage.module.css'
import { priceText, useLookName } from './use-look-text.ts'
import type { LooksFlow } from './use-looks.ts'
import type { Wardrobe } from './wardrobe-view.ts'

const PET_PX = 192
const PORTRAIT_PX = 60

const isForSale = (look: Look): look is WardrobeLook => WARDROBE_LOOKS.some((known) => known === look)

interface ActionProps {
  readonly look: Look
  readonly wardrobe: Wardrobe
  readonly looks: LooksFlow
}

/** One button whose words change, so that it keeps the focus. Nothing for a look neither owned nor for sale. */
const LookAction = ({ look, looks, wardrobe }: ActionProps) => {
  const { t } = useTranslation()
  const kind = lookKind(look)
  const isWorn = wardrobe.worn[kind] === look
  const isOwned = wardrobe.owned.includes(look)
  const priceNano = wardrobe.is_open && isForSale(look) ? wardrobe.price : null
  if (!isOwned && priceNano === null) return null
  const press = (): void => {
    if (isWorn) looks.takeOff(kind)
    else if (isOwned) looks.wear(look)
    else if (isForSale(look) && priceNano !== null) looks.ask(look, priceNano)
  }
  return (
    <Button
      size="small"
      fullWidth
      variant={isWorn ? 'quiet' : 'primary'}
      aria-haspopup={isOwned ? undefined : 'dialog'}
      onClick={press}
    >
      {isWorn
        ? t('wardrobe.takeOff')
        : isOwned
          ? t('wardrobe.wear')
          : t('wardrobe.buy', { price: priceText(priceNano ?? 0) })}
    </Button>
  )
}

export interface LookStageProps {
  readonly profile: CombatProfile
  readonly wardrobe: Wardrobe
  /** Tried on. Null shows what is worn. */
  readonly chosen: Look | null
  readonly looks: LooksFlow
}

/** The player's pet as it would look. Poses and words are shown only while they are tried on. A purchase is cheered. */
export const LookStage = ({ chosen, looks, profile, wardrobe }: LookStageProps) => {
  const { t } = useTranslation()
  const nameOf = useLookName()
  const kind = chosen && lookKind(chosen)
  const worn = chosen && kind ? withLook(wardrobe.worn, kind, chosen) : wardrobe.worn
  const celebrates = chosen !== null && ((kind === 'pose' && worn.pose) || chosen === looks.bought)
  const boughtCount = wardrobe.owned.filter(isForSale).length
  return (
    <section className={styles.stage} aria-label={t('wardrobe.stage')}>
      <div className={styles.mirror}>
        <FighterView
          houseId={profile.house_id}
          cosmetic={{ ...profile.cosmetic, looks: worn }}
          size={PET_PX}
          {...(celebrates && { pose: winPose({ looks: worn }) })}
          label={chosen ? t('wardrobe.triesOn', { look: nameOf(chosen) }) : t('wardrobe.pet')}
          className={styles.pet}
        />
        {kind === 'word' && worn.word && <p className={styles.word}>{nameOf(worn.word)}</p>}
        <span className={styles.portrait}>
          <WornFrame frame={worn.frame}>
            <Avatar houseId={profile.house_id} size={PORTRAIT_PX} />
          </WornFrame>
        </span>
      </div>
      <div className={styles.facts} aria-live="polite">
        {chosen && kind ? (
          <>
            <h2 className={styles.name}>{nameOf(chosen)}</h2>
            <p className="soft size-14">
              {wardrobe.owned.includes(chosen) || isForSale(chosen)
                ? t(`wardrobe.about.${kind}`)
                : t('wardrobe.fromSeason')}
            </p>
          </>
        ) : (
          <>
            <p className="balance">{t('wardrobe.invite')}</p>
            <p className="golden bold size-14">
              {t('wardrobe.bought', { owned: boughtCount, of: WARDROBE_LOOKS.length })}
            </p>
          </>
        )}
      </div>
      <div className={styles.action}>{chosen && <LookAction look={chosen} wardrobe={wardrobe} looks={looks} />}</div>
    </section>
  )
}
