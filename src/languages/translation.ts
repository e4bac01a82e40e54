/**
 * Requires the keys of `T`, and for plurals exactly the given forms (`Intl.PluralRules`). `_zero` is required if
 * English has it.
 */
export type Translation<T, Form extends Intl.LDMLPluralRule> = {
  readonly [K in keyof T as K extends `${infer Base}_one` | `${infer Base}_other`
    ? `${Base}_${Form}`
    : K]: T[K] extends string ? string : Translation<T[K], Form>
}
