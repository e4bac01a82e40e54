import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { SHOWCASE_TITLE_LENGTH } from '#rules/showcase/showcase.ts'
import type { ShownShowcase } from '../exhibit.ts'
import { ExhibitPicture } from '../plinth.tsx'
import { Stage } from '../stage.tsx'
import styles from './arrange-screen.module.css'
import { type Carried, carriedOf } from './carried.ts'
import { Chest } from './chest.tsx'
import { EditSlot } from './edit-slot.tsx'
import { useArranging } from './use-arranging.ts'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'

const DRAG_PX = 8
/** A touch must rest before it drags. Until then it scrolls. */
const REST = { delay: 180, tolerance: 8 } as const
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

export interface ArrangeScreenProps {
  readonly shown: ShownShowcase
  readonly place: number | null
  readonly onLeave: () => void
}

/** Exhibits are placed by drag, taps or keys (R36). All places are saved together. */
export const ArrangeScreen = ({ shown, place: first, onLeave }: ArrangeScreenProps) => {
  const { t } = useTranslation()
  const draft = useDraft(shown)
  const { places } = draft
  const { chosen, ...arranging } = useArranging(draft, first)
  const saving = useSaving(draft, onLeave)
  const [carried, setCarried] = useState<Carried | null>(null)
  const [isAsking, setAsking] = useState(false)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: REST }),
  )
  const drop = ({ active, over }: DragEndEvent): void => {
    setCarried(null)
    const what = carriedOf(active.data.current)
    const place: unknown = over?.data.current?.place
    if (what && over) arranging.drop(what, typeof place === 'number' ? place : null)
  }
  const leave = (): void => {
    if (saving.isPending) return
    if (draft.isChanged) setAsking(true)
    else onLeave()
  }
  return (
    <Screen title={t('showcase.edit.title')} hue="indigo" onBack={leave}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={SILENT}
        onDragStart={({ active }) => {
          haptic('light')
          setCarried(carriedOf(active.data.current) ?? null)
        }}
        onDragEnd={drop}
        onDragCancel={() => setCarried(null)}
      >
        <div className={styles.page}>
          <Stage
            player={shown.player}
            title={null}
            places={places}
            isLow
            place={(place) => (
              <EditSlot
                place={place}
                exhibit={places[place] ?? null}
                isChosen={chosen === place}
                onPress={() => arranging.pressPlace(place)}
              />
            )}
          />
          <div className="row gap-8 justify-between tap-high">
            <p className="soft size-14 balance">{t('showcase.edit.hint')}</p>
            {chosen !== null && places[chosen] ? (
              <Button variant="quiet" size="small" className="rigid nowrap" onClick={() => arranging.takeOff(chosen)}>
                {t('showcase.edit.take')}
              </Button>
            ) : null}
          </div>
          <TextField
            label={t('showcase.edit.name')}
            hint={t('showcase.edit.nameHint', { max: SHOWCASE_TITLE_LENGTH.max })}
            value={draft.title}
            maxLength={SHOWCASE_TITLE_LENGTH.max}
            disabled={saving.isPending}
            onChange={saving.changeTitle}
            {...(saving.problem !== null && { problem: saving.problem })}
          />
          <Chest shown={places} onPress={arranging.pressExhibit} />
          <p className="visually-hidden" aria-live="polite">
            {arranging.said}
          </p>
          <div className={styles.bar}>
            <Button variant="quiet" disabled={!draft.canUndo} onClick={arranging.undo}>
              {t('showcase.edit.undo')}
            </Button>
            <Button
              className={styles.save ?? ''}
              disabled={!draft.isChanged}
              pending={saving.isPending}
              onClick={saving.save}
            >
              {t('showcase.edit.save')}
            </Button>
          </div>
        </div>
        <DragOverlay dropAnimation={null}>
          {carried && (
            <span className={styles.carried}>
              <ExhibitPicture exhibit={carried.exhibit} />
            </span>
          )}
        </DragOverlay>
      </DndContext>
      <ConfirmDialog
        open={isAsking}
        title={t('showcase.edit.leave')}
        confirmLabel={t('showcase.edit.leaveIt')}
        cancelLabel={t('showcase.edit.stay')}
        tone="danger"
        onConfirm={onLeave}
        onCancel={() => setAsking(false)}
      >
        {t('showcase.edit.leaveText')}
      </ConfirmDialog>
    </Screen>
  )
}
