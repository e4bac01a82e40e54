/** SVG paths in a view box of 20 × 20. */
const SHAPES = {
  star: 'M10 1.2 12.7 6.9 18.9 7.7 14.3 12 15.5 18.2 10 15.2 4.5 18.2 5.7 12 1.1 7.7 7.3 6.9Z',
  gleam: 'M10 .8 12.5 7.5 19.2 10 12.5 12.5 10 19.2 7.5 12.5 .8 10 7.5 7.5Z',
  up: 'M10 3 18.7 17H1.3Z',
  down: 'M10 17 1.3 3H18.7Z',
  right: 'M1.5 7.7H10V2.8L18.7 10 10 17.2V12.3H1.5Z',
  check: 'M2 10.4 4.8 7.5 8.2 10.8 15.4 3.6 18.2 6.4 8.2 16.4Z',
  cross: 'M5.4 2.6 10 7.2 14.6 2.6 17.4 5.4 12.8 10 17.4 14.6 14.6 17.4 10 12.8 5.4 17.4 2.6 14.6 7.2 10 2.6 5.4Z',
} as const

export type SignName = keyof typeof SHAPES

/** Inline SVG, because phones' fonts lack these characters, or draw them differently. Decorative. */
export const Sign = ({ name, count = 1 }: { readonly name: SignName; readonly count?: number }) => (
  <svg
    viewBox={`0 0 ${20 * count} 20`}
    width={`${0.85 * count}em`}
    height="0.85em"
    fill="currentColor"
    aria-hidden="true"
    data-sign={name}
    style={{ verticalAlign: '-0.08em' }}
  >
    {Array.from({ length: count }, (_, index) => 20 * index).map((x) => (
      <path key={x} d={SHAPES[name]} transform={`translate(${x})`} />
    ))}
  </svg>
)
