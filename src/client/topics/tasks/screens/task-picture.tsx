import { DailyPicture } from '#client/ui/daily-picture.tsx'
import type { Task } from '#contracts/wire.ts'
import { TASK_KINDS, type TaskKind } from './task-kinds.ts'
import styles from './task-picture.module.css'

interface Sign {
  readonly fill: string
  readonly lip: string
  readonly path: string
}

const SIGNS: Readonly<Record<Exclude<TaskKind['sign'], 'calendar'>, Sign>> = {
  friends: {
    fill: '#3ddc84',
    lip: '#14935a',
    path: 'M12.500 8.500a3.500 3.500 0 1 1-7 0a3.500 3.500 0 1 1 7 0M3 20c0-4 3-6 6-6s6 2 6 6M19 9v6M16 12h6',
  },
  channel: { fill: '#36a5ff', lip: '#1b62c4', path: 'M21 4 3 11l6 2.500L11.500 20 21 4M9 13.500l5-4' },
  boost: { fill: '#b65cff', lip: '#7a22c9', path: 'M13 3 5 13h6l-1 8 9-11h-6z' },
  folder: {
    fill: '#36d6ff',
    lip: '#1387a8',
    path: 'M3 7.500V18a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1V9h-9l-2-3H4a1 1 0 0 0-1 1zM9 14h6',
  },
  repeat: {
    fill: '#5a6b8c',
    lip: '#38445f',
    path: 'M4 10V8a2 2 0 0 1 2-2h10M13 3l3 3-3 3M20 14v2a2 2 0 0 1-2 2H8M11 21l-3-3 3-3',
  },
  star: {
    fill: '#ffb627',
    lip: '#b97a00',
    path: 'm12 4 2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500L4 9.700 9.600 9z',
  },
  game: {
    fill: '#ff4d6d',
    lip: '#b3173a',
    path: 'M7 8h10a5 5 0 0 1 4.500 8c-1 1.500-3 1.200-4-.5l-.8-1.500H7.300l-.8 1.500c-1 1.700-3 2-4 .5A5 5 0 0 1 7 8zM8 10v3M6.500 11.500h3M16 11.500h.1',
  },
  wallet: { fill: '#7c4dff', lip: '#5a1fd6', path: 'M4 8h15v11H4zM4 8l11-4v4M15 13.500h4' },
}

export const TaskPicture = ({ type }: { readonly type: Task['type'] }) => {
  const { sign } = TASK_KINDS[type]
  if (sign === 'calendar')
    return (
      <span className={styles.picture}>
        <DailyPicture />
      </span>
    )
  const { fill, lip, path } = SIGNS[sign]
  return (
    <span
      className={styles.tile}
      style={{ background: fill, boxShadow: `inset 0 -4px 0 ${lip}, inset 0 2px 0 #ffffff59` }}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={path} className={styles.shade} />
        <path d={path} className={styles.line} />
      </svg>
    </span>
  )
}
