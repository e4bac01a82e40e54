import { isLostAnswer } from './desk-error.ts'

/** A call that writes. Two calls with the same fields are the same question. */
export interface Question {
  readonly operator: string
  readonly call: 'act' | 'decide'
  readonly input: object
}

interface SentQuestion extends Question {
  readonly key: string
}

const STORAGE_KEY = 'desk-unanswered'

/** Stored in `sessionStorage`, so that a page reload does not lose the keys. */
const sentQuestions = (): readonly SentQuestion[] =>
  JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as SentQuestion[]

const contentOf = ({ operator, call, input }: Question): string => JSON.stringify([operator, call, input])

const without = (question: Question): readonly SentQuestion[] =>
  sentQuestions().filter((sent) => contentOf(sent) !== contentOf(question))

const keep = (sent: readonly SentQuestion[]): void => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(sent))

/** Inputs of calls that were sent but not answered, newest first. The server may have carried them out. */
export const unansweredInputs = <T extends object>(operator: string, call: Question['call']): readonly T[] =>
  sentQuestions()
    .filter((sent) => sent.operator === operator && sent.call === call)
    .map(({ input }) => input as T)
    .toReversed()

export const isUnanswered = (question: Question): boolean =>
  sentQuestions().some((sent) => contentOf(sent) === contentOf(question))

/**
 * The same question keeps its key until its outcome is known (`isLostAnswer`), even if the dialog was closed or the
 * page reloaded in between. With a known key the server repeats its first answer, so a gift whose answer was lost is
 * not given twice.
 * @param send throws a DeskError if the call fails
 */
export const sendOnce = async <T>(question: Question, send: (key: string) => Promise<T>): Promise<T> => {
  const earlier = sentQuestions().find((sent) => contentOf(sent) === contentOf(question))
  const key = earlier?.key ?? crypto.randomUUID()
  keep([...without(question), { ...question, key }])
  try {
    const answer = await send(key)
    keep(without(question))
    return answer
  } catch (error) {
    if (!isLostAnswer(error, earlier !== undefined)) keep(without(question))
    throw error
  }
}
