/** Placeholder of a workbench page while its code loads. */
export const PageComing = () => <p role="status">Loading…</p>
