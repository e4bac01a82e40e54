/**
 * The answer to a call that is sent again for as long as the server, with so many at once on a busy machine, says to come back. Send it with the
 * same idempotency key each time: what was refused so may have been done.
 */
export const answered = async <Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> => {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}
