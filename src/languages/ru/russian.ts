import type { Translation } from '#languages/translation.ts'

/** With Russian plural forms: 1 звезда, 2 звезды, 5 звёзд, 1,5 звезды. */
export type Russian<T> = Translation<T, 'one' | 'few' | 'many' | 'other'>
