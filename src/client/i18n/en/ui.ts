/** Words of the design system itself. */
export const ui = {
  close: 'Close',
  back: 'Back',
} as const
