import { readOwn, writeOwn } from '#client/platform/player-store.ts'

const KEY = 'shop-promo'

/** `2026-11-24` in the device's own time zone (A4). */
export const deviceDay = (nowMs: number): string => {
  const date = new Date(nowMs)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const promoShownOn = (): string => readOwn(KEY) ?? ''

export const markPromoShown = (nowMs: number): void => writeOwn(KEY, deviceDay(nowMs))

export const isPromoDay = (shownOn: string, nowMs: number): boolean => shownOn < deviceDay(nowMs)
