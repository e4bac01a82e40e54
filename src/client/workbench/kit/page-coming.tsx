/** Stands in the place of a page of the workbench whose code is on its way. */
export const PageComing = () => <p role="status">Loading…</p>
