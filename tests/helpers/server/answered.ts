/**
 * Repeats a call while the loaded server answers 503. Use one idempotency key, because a refused call may still have
 * been done.
 */
export const answered = async <Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> => {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}

export const refusal = ({ status, error }: { status: number; error: { code: string; message: string } }) => [
  status,
  error.code,
  error.message,
]

export const codeOf = (answer: { readonly status: number; readonly error: { readonly code: string } }): string =>
  answer.status === 200 ? 'done' : answer.error.code

/** Starts two calls at once. In every other round the second one starts first. */
export const race = async <A, B>(round: number, a: () => Promise<A>, b: () => Promise<B>): Promise<[A, B]> => {
  if (round % 2 === 0) return Promise.all([a(), b()])
  const [second, first] = await Promise.all([b(), a()])
  return [first, second]
}
