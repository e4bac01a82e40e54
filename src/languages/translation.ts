/**
 * The shape that a bundle has in another language: the same keys, and of a counted text exactly the plural forms of that language
 * (`Intl.PluralRules`); `_zero` stands beside them wherever English has it.
 */
export type Translation<T, Form extends Intl.LDMLPluralRule> = {
  readonly [K in keyof T as K extends `${infer Base}_one` | `${infer Base}_other`
    ? `${Base}_${Form}`
    : K]: T[K] extends string ? string : Translation<T[K], Form>
}
