import { useState } from 'react'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrate } from '#client/sound/celebrations.ts'

/** Puts on an item that was just revealed. `failure` is said on failure. */
export const useWearNow = (failure: string) => {
  const [isWorn, setWorn] = useState(false)
  const { isPending, send } = useCallMutation('equipments.equip', {
    success: true,
    onDone: () => {
      celebrate('item-worn')
      setWorn(true)
    },
    failure,
  })
  return { isWorn, isPending, wear: (id: string) => send({ params: { id }, body: { equipped: true } }) }
}
