import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import { classNames } from '#client/ui/class-names.ts'
import { type ShownExhibit, saidExhibit } from '../exhibit.ts'
import { Plinth } from '../plinth.tsx'
import type { Carried } from './carried.ts'
import styles from './edit-slot.module.css'

export interface EditSlotProps {
  /** Counts from 0. */
  readonly place: number
  readonly exhibit: ShownExhibit | null
  readonly isChosen: boolean
  readonly onPress: () => void
}

export const EditSlot = ({ place, exhibit, isChosen, onPress }: EditSlotProps) => {
  const { t } = useTranslation()
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: `place-${place}`, data: { place } })
  const carried: Carried | undefined = exhibit ? { exhibit, from: place } : undefined
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `from-${place}`,
    disabled: exhibit === null,
    ...(carried && { data: carried }),
  })
  return (
    <span ref={setTarget} className={styles.target} data-over={isOver || undefined}>
      <button
        ref={setNodeRef}
        {...listeners}
        type="button"
        className={classNames(styles.place, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        aria-label={
          exhibit
            ? t('showcase.shown', { place: place + 1, name: saidExhibit(t, exhibit) })
            : t('showcase.empty', { place: place + 1 })
        }
        onClick={onPress}
      >
        <Plinth exhibit={exhibit} place={place} isOpen isAway={isDragging} />
      </button>
    </span>
  )
}
