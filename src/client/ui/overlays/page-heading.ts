/**
 * The heading of the page that is shown, ready to take the focus: screen readers say it, and Tab goes on from there. Null while a page
 * is loading.
 */
export const pageHeading = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('main:not([aria-busy=true]) h1')
  if (heading) heading.tabIndex = -1
  return heading
}
