import { guildNameProblem, guildSlugProblem, guildTagProblem } from '#rules/guild/guild-names.ts'

const NAME_PROBLEMS = { length: 'guild.form.nameHint', characters: 'guild.form.nameCharacters' } as const
const TAG_PROBLEMS = { length: 'guild.form.tagHint', characters: 'guild.form.tagCharacters' } as const
const SLUG_PROBLEMS = {
  form: 'guild.form.slugHint',
  ends: 'guild.form.slugEnds',
  reserved: 'guild.form.slugTaken',
} as const

export const ABOUT_NAMES: readonly string[] = ['guild-exists', 'invalid-guild-name', 'rude-guild-name']

export interface FoundingNames {
  readonly name: string
  readonly tag: string
  readonly slug: string
}

/** Each problem is null for a valid text. Only the server knows which names are offensive or taken. */
export const foundingProblems = ({ name, tag, slug }: FoundingNames) => {
  const [wrongName, wrongTag, wrongSlug] = [guildNameProblem(name), guildTagProblem(tag), guildSlugProblem(slug)]
  return {
    name: wrongName && NAME_PROBLEMS[wrongName],
    tag: wrongTag && TAG_PROBLEMS[wrongTag],
    slug: wrongSlug && SLUG_PROBLEMS[wrongSlug],
  }
}
