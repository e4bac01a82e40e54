/** The same keys, and exactly that language's plural forms (`Intl.PluralRules`); `_zero` wherever English has it. */
export type Translation<T, Form extends Intl.LDMLPluralRule> = {
  readonly [K in keyof T as K extends `${infer Base}_one` | `${infer Base}_other`
    ? `${Base}_${Form}`
    : K]: T[K] extends string ? string : Translation<T[K], Form>
}
