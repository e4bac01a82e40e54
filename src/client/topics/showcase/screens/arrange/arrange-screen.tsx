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
import { isSameExhibit, SHOWCASE_TITLE_LENGTH, titleProblem } from '../../../../../rules/showcase/showcase.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { refusalText, useMove } from '../../../../game/use-move.ts'
import { haptic } from '../../../../platform/messenger.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Screen } from '../../../../ui/surfaces/screen.tsx'
import { exhibitName, type ShownExhibit, type ShownShowcase } from '../exhibit.ts'
import { ExhibitPicture } from '../plinth.tsx'
import { Stage } from '../stage.tsx'
import styles from './arrange-screen.module.css'
import { type Carried, carriedOf } from './carried.ts'
import { Chest } from './chest.tsx'
import { EditPlace } from './edit-place.tsx'
import { useDraft } from './use-draft.ts'

/** A press that moves so far is a drag. */
const DRAG_PX = 8
/** A finger rests before it drags: before that it scrolls. */
const REST = { delay: 180, tolerance: 8 } as const
/** Refusals that are about the title: they stand below its field. */
const ABOUT_THE_TITLE: readonly string[] = [
  'showcase-title-length',
  'showcase-title-characters',
  'showcase-title-link',
  'rude-showcase-title',
]
/** What is done is said in the page's own words. */
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
  /** What is shown now. */
  readonly shown: ShownShowcase
  /** The place that is chosen at first; null for none. */
  readonly place: number | null
  readonly onLeave: () => void
}

/** Arranging the own showcase: by drag, and by taps or keys (R36). Saved at once and whole, or left as it was. */
export const ArrangeScreen = ({ shown, place: first, onLeave }: ArrangeScreenProps) => {
  const { t } = useTranslation()
  const draft = useDraft(shown)
  const { places } = draft
  const [chosen, setChosen] = useState(first)
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: REST }),
  )
  const move = useMove('showcase.arrange', {
    success: t('showcase.edit.saved'),
    onDone: onLeave,
    onFailed: (error) => {
      const reason = refusalText(error) ?? t('showcase.edit.saveFailed')
      if (error instanceof ApiError && ABOUT_THE_TITLE.includes(error.code)) setProblem(reason)
      else toast.error(reason)
    },
  })
  const say = (text: string): void => {
    haptic('light')
    setSaid(text)
  }
  const put = (place: number, exhibit: ShownExhibit): void => {
    draft.put(place, exhibit)
    setChosen(null)
    say(t('showcase.edit.placed', { name: exhibitName(t, exhibit), place: place + 1 }))
  }
  const takeOff = (place: number): void => {
    const exhibit = places[place]
    if (!exhibit) return
    draft.put(place, null)
    setChosen(null)
    say(t('showcase.edit.takenOff', { name: exhibitName(t, exhibit) }))
  }
  const exchange = (from: number, to: number): void => {
    const exhibit = places[from] ?? places[to]
    if (!exhibit) return
    draft.exchange(from, to)
    setChosen(null)
    say(t('showcase.edit.moved', { name: exhibitName(t, exhibit), place: (places[from] ? to : from) + 1 }))
  }
  const choose = (place: number): void => {
    setChosen(place)
    say(t('showcase.edit.picked', { place: place + 1 }))
  }
  const pressPlace = (place: number): void => {
    if (chosen === place) setChosen(null)
    else if (chosen !== null && (places[chosen] || places[place])) exchange(chosen, place)
    else choose(place)
  }
  const pressExhibit = (exhibit: ShownExhibit): void => {
    const standing = places.findIndex((other) => isSameExhibit(other, exhibit))
    if (standing >= 0 && (chosen === null || chosen === standing)) {
      takeOff(standing)
      return
    }
    const free = places.indexOf(null)
    const place = chosen ?? (free < 0 ? null : free)
    if (place === null) toast.blank(t('showcase.edit.full'))
    else put(place, exhibit)
  }
  const drop = ({ active, over }: DragEndEvent): void => {
    setCarried(null)
    const what = carriedOf(active.data.current)
    if (!what || !over) return
    const place = over.data.current?.place
    if (typeof place !== 'number') {
      if (what.from !== null) takeOff(what.from)
    } else if (what.from === null) put(place, what.exhibit)
    else if (what.from !== place) exchange(what.from, place)
  }
  const save = (): void => {
    const wrong = titleProblem(draft.title)
    if (wrong !== null) {
      setProblem(t(`showcase.edit.wrong.${wrong}`, { max: SHOWCASE_TITLE_LENGTH.max }))
      return
    }
    move.send({
      body: { title: draft.title, places: places.map((place) => place && { kind: place.kind, id: place.id }) },
    })
  }
  const leave = (): void => {
    if (move.isPending) return
    if (draft.isChanged) setAsking(true)
    else onLeave()
  }
  const chosenExhibit = chosen === null ? null : (places[chosen] ?? null)
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
              <EditPlace
                place={place}
                exhibit={places[place] ?? null}
                isChosen={chosen === place}
                onPress={() => pressPlace(place)}
              />
            )}
          />
          <div className={styles.tools}>
            <p className="soft size-14 balance">{t('showcase.edit.hint')}</p>
            {chosenExhibit && chosen !== null ? (
              <Button variant="quiet" size="small" className={styles.take ?? ''} onClick={() => takeOff(chosen)}>
                {t('showcase.edit.take')}
              </Button>
            ) : null}
          </div>
          <TextField
            label={t('showcase.edit.name')}
            hint={t('showcase.edit.nameHint', { max: SHOWCASE_TITLE_LENGTH.max })}
            value={draft.title}
            maxLength={SHOWCASE_TITLE_LENGTH.max}
            disabled={move.isPending}
            onChange={(title) => {
              draft.setTitle(title)
              setProblem(null)
            }}
            {...(problem !== null && { problem })}
          />
          <Chest shown={places} onPress={pressExhibit} />
          <p className="visually-hidden" aria-live="polite">
            {said}
          </p>
          <div className={styles.bar}>
            <Button
              variant="quiet"
              disabled={!draft.canUndo}
              onClick={() => {
                draft.undo()
                setChosen(null)
                say(t('showcase.edit.undone'))
              }}
            >
              {t('showcase.edit.undo')}
            </Button>
            <Button className={styles.save ?? ''} disabled={!draft.isChanged} pending={move.isPending} onClick={save}>
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
