import { type CSSProperties, type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './flights.module.css'
import type { Reward } from './rewards.ts'
import type { RewardShow } from './use-reward-show.ts'

const SWARM = { tok: 7, star: 1, bag: 1 } as const
const ICON_PX = 34
const APART_RADIANS = 2.4

interface Way {
  readonly from: DOMRect
  readonly to: DOMRect
}

const middle = (box: DOMRect): { readonly x: number; readonly y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
})

const wayStyle = ({ from, to }: Way, index: number): CSSProperties => {
  const start = middle(from)
  const end = middle(to)
  const angle = index * APART_RADIANS
  const reach = index === 0 ? 0 : 14 + index * 4
  return {
    left: start.x - ICON_PX / 2,
    top: start.y - ICON_PX / 2,
    '--x': `${Math.round(end.x - start.x)}px`,
    '--y': `${Math.round(end.y - start.y)}px`,
    '--out-x': `${Math.round(Math.cos(angle) * reach)}px`,
    '--out-y': `${Math.round(Math.sin(angle) * reach) - 18}px`,
    '--delay': `${index * 28}ms`,
  } as CSSProperties
}

interface FlightProps {
  readonly reward: Reward
  readonly card: () => Element | null
  readonly goal: () => Element | null
}

const Flight = ({ reward, card, goal }: FlightProps) => {
  const [way, setWay] = useState<Way | null>(null)
  const measure = useEffectEvent(() => {
    const from = card()?.getBoundingClientRect()
    const to = goal()?.getBoundingClientRect()
    if (from && to) setWay({ from, to })
  })
  useLayoutEffect(() => measure(), [])
  if (!way) return null
  return Array.from({ length: SWARM[reward.goal] }, (_, index) => index).map((index) => (
    <span key={index} className={styles.thing} style={wayStyle(way, index)}>
      <Icon name={reward.icon} size={ICON_PX} className={styles.lifted} />
    </span>
  ))
}

export interface FlightsProps {
  readonly rewards: readonly Reward[]
  readonly show: RewardShow
  readonly list: RefObject<HTMLUListElement | null>
  readonly wallet: RefObject<HTMLElement | null>
}

export const Flights = ({ rewards, show: { shown, landed }, list, wallet }: FlightsProps) => (
  <div aria-hidden="true" data-decoration>
    {rewards.map((reward, index) =>
      index < landed || index >= shown ? null : (
        <Flight
          key={reward.key}
          reward={reward}
          card={() => list.current?.children[index] ?? null}
          goal={() => wallet.current?.querySelector(`[data-goal="${reward.goal}"]`) ?? null}
        />
      ),
    )}
  </div>
)
