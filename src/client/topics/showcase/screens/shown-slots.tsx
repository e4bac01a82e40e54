import { useTranslation } from 'react-i18next'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { type ShownExhibit, type ShownShowcase, saidExhibit } from './exhibit.ts'
import { ExhibitDrawer } from './exhibit-drawer.tsx'
import { Plinth } from './plinth.tsx'
import styles from './shown-slots.module.css'
import { Stage } from './stage.tsx'

export interface ShownSlotsProps {
  readonly shown: ShownShowcase
  readonly onFill?: (place: number) => void
}

export const ShownSlots = ({ shown, onFill }: ShownSlotsProps) => {
  const { t } = useTranslation()
  const drawer = useOpened<ShownExhibit>()
  const placeAt = (place: number) => {
    const exhibit = shown.places[place] ?? null
    if (exhibit)
      return (
        <button
          type="button"
          className={styles.place}
          aria-haspopup="dialog"
          aria-label={t('showcase.shown', { place: place + 1, name: saidExhibit(t, exhibit) })}
          onClick={() => drawer.open(exhibit)}
        >
          <Plinth exhibit={exhibit} place={place} />
        </button>
      )
    const empty = t('showcase.empty', { place: place + 1 })
    if (!onFill)
      return (
        <>
          <span className="visually-hidden">{empty}</span>
          <Plinth exhibit={null} place={place} />
        </>
      )
    return (
      <button type="button" className={styles.place} aria-label={empty} onClick={() => onFill(place)}>
        <Plinth exhibit={null} place={place} isOpen />
      </button>
    )
  }
  return (
    <>
      <Stage player={shown.player} title={shown.title} places={shown.places} place={placeAt} />
      <ExhibitDrawer exhibit={drawer.shown} open={drawer.isOpen} onClose={drawer.close} />
    </>
  )
}
