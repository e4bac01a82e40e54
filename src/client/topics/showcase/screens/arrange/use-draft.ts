import { useState } from 'react'
import { exchanged, isSameExhibit, placedAt } from '#rules/showcase/showcase.ts'
import type { ShownExhibit, ShownShowcase } from '../exhibit.ts'

type Places = readonly (ShownExhibit | null)[]

export interface Draft {
  readonly places: Places
  readonly title: string
  readonly isChanged: boolean
  readonly canUndo: boolean
  readonly setTitle: (title: string) => void
  /** If the exhibit is on another place, it moves. Null empties the place. */
  readonly put: (place: number, exhibit: ShownExhibit | null) => void
  readonly exchange: (from: number, to: number) => void
  /** Undoes changes of places only, not of the title. */
  readonly undo: () => void
}

export const useDraft = (start: Pick<ShownShowcase, 'places' | 'title'>): Draft => {
  const [steps, setSteps] = useState<readonly Places[]>([start.places])
  const [title, setTitle] = useState(start.title ?? '')
  const places = steps.at(-1) ?? start.places
  const append = (next: Places): void => setSteps([...steps, next])
  const isMoved = places.some((exhibit, index) => !isSameExhibit(exhibit, start.places[index] ?? null))
  return {
    places,
    title,
    isChanged: isMoved || title.trim() !== (start.title ?? ''),
    canUndo: steps.length > 1,
    setTitle,
    put: (place, exhibit) => append(placedAt(places, place, exhibit)),
    exchange: (from, to) => append(exchanged(places, from, to)),
    undo: () => setSteps(steps.length > 1 ? steps.slice(0, -1) : steps),
  }
}
