import { ellipse, fill, line } from '../../kit/svg.ts'
import { INK } from '../../kit/tone.ts'

export const critterEye = (x: number, y: number, iris: string, scale = 1): string =>
  `<g transform="translate(${x},${y}) scale(${scale})"><ellipse rx="11" ry="14" fill="${INK}"/><ellipse cx="1" cy="3" rx="8" ry="9" fill="${iris}"/><ellipse cx="1" rx="5" ry="6.5" fill="${INK}"/><circle cx="-3" cy="-5" r="4.4" fill="#fff"/><circle cx="4" cy="7" r="2" fill="#fff"/></g>`

export const critterBlush = (x: number, y: number): string => fill(ellipse(x, y, 7, 4), '#ff5d86', 'opacity=".6"')

export const critterSmile = (x: number, y: number, width = 12): string =>
  line(`M${x - width / 2},${y} q${width / 2},8 ${width},0`, 4.5)
