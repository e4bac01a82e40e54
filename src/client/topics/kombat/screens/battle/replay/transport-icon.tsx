const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  first: 'M5 5h3.5v14H5zM20 5v14l-11-7z',
  back: 'M17 5v14L6 12z',
  forth: 'M7 5v14l11-7z',
  last: 'M15.5 5H19v14h-3.5zM4 5v14l11-7z',
  again: 'M12 5a7 7 0 1 1-6.6 4.7l3 1A3.9 3.9 0 1 0 12 8.2V11L6.5 6.5 12 2z',
  swap: 'M8 3.5 3 8l5 4.5V9.5h9v-3H8zM16 11.5l5 4.5-5 4.5v-3H7v-3h9z',
} as const

/** Looks the same in right-to-left languages. */
export const TransportIcon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <path d={PATHS[name]} fill="currentColor" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
  </svg>
)
