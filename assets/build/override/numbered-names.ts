/** Either the existing name with the written number, or the numbers that exist. */
export type Numbered = { readonly meant: string } | { readonly number: string; readonly known: readonly string[] }

export const firstOf = (names: readonly string[], ask: (name: string) => Numbered | null): Numbered | null => {
  for (const name of names) {
    const found = ask(name)
    if (found) return found
  }
  return null
}

type Member = readonly [name: string, number: string]

const chosen = (number: string, members: readonly Member[]): Numbered | null => {
  if (members.length === 0) return null
  const same = members.find(([, other]) => Number(other) === Number(number))
  return same ? { meant: same[0] } : { number, known: members.map(([, other]) => other) }
}

const membersOf = (names: readonly string[], before: string, after: string): Member[] =>
  names.flatMap((name): Member[] => {
    const number = name.slice(before.length, name.length - after.length)
    const isMember = name.startsWith(before) && name.endsWith(after) && /^\d+$/.test(number)
    return isMember ? [[name, number]] : []
  })

/** Names that differ from `name` only in one number: for `crest-9` these are `crest-0` to `crest-7`. */
export const numberedLike = (name: string, names: readonly string[]): Numbered | null => {
  for (const { 0: number, index } of name.matchAll(/\d+/g)) {
    const found = chosen(number, membersOf(names, name.slice(0, index), name.slice(index + number.length)))
    if (found) return found
  }
  return null
}

/** Looks for the number in a folder of numbered names: `vfx/hit/frame_3` means `vfx/hit/03`. */
export const numberedIn = (name: string, names: readonly string[]): Numbered | null => {
  for (const reading of [name, name.replace(/[ _-](\d+)$/, '/$1')]) {
    const folder = reading.slice(0, reading.lastIndexOf('/') + 1)
    const number = reading.slice(folder.length).match(/\d+/g)?.at(-1)
    const found = folder === '' || number === undefined ? null : chosen(number, membersOf(names, folder, ''))
    if (found) return found
  }
  return null
}

/** `hint` was found by its letters. Replaces its number by the written one. */
export const renumbered = (hint: string, written: string, names: readonly string[]): Numbered => {
  const number = written.match(/\d+/g)?.at(-1)
  const numbers = hint.match(/\d+/g) ?? []
  const last = numbers.at(-1)
  if (number === undefined || last === undefined || numbers.some((other) => Number(other) === Number(number)))
    return { meant: hint }
  const at = hint.lastIndexOf(last)
  return chosen(number, membersOf(names, hint.slice(0, at), hint.slice(at + last.length))) ?? { meant: hint }
}

/** `00 to 07`, or a list if numbers are missing. */
export const numbersText = (known: readonly string[]): string => {
  const sorted = [...known].sort((a, b) => Number(a) - Number(b))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const isRange = sorted.length > 2 && Number(last) - Number(first) === sorted.length - 1
  return isRange ? `${first} to ${last}` : sorted.join(', ')
}
