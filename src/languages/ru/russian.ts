import type { Translation } from '../translation.ts'

/** A bundle of English texts in Russian, with the plural forms of its grammar: 1 звезда, 2 звезды, 5 звёзд, 1,5 звезды. */
export type Russian<T> = Translation<T, 'one' | 'few' | 'many' | 'other'>
