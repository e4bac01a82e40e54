import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { isSameExhibit } from '#rules/showcase/showcase.ts'
import { exhibitName, type ShownExhibit } from '../exhibit.ts'
import type { Carried } from './carried.ts'
import type { Draft } from './use-draft.ts'

/** Announces each step to screen readers (R36). @param first the place that is chosen at first, null for none */
export const useArranging = (draft: Draft, first: number | null) => {
  const { t } = useTranslation()
  const { places } = draft
  const [chosen, setChosen] = useState(first)
  const [said, setSaid] = useState('')

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
  /** `place` is null if the drop was outside. */
  const drop = ({ exhibit, from }: Carried, place: number | null): void => {
    if (place === null) {
      if (from !== null) takeOff(from)
    } else if (from === null) put(place, exhibit)
    else if (from !== place) exchange(from, place)
  }
  const undo = (): void => {
    draft.undo()
    setChosen(null)
    say(t('showcase.edit.undone'))
  }
  return { chosen, said, pressPlace, pressExhibit, takeOff, drop, undo }
}
