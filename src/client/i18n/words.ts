/**
 * The shape that a topic has in another language: the same keys, and of a counted text every plural form that the language
 * may want (`_one`, `_few`, `_many` beside `_other`).
 */
export type Words<T> = {
  readonly [K in keyof T as K extends `${infer Base}_one` ? K | `${Base}_few` | `${Base}_many` : K]: T[K] extends string
    ? string
    : Words<T[K]>
}
