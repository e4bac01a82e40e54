export const PageComing = () => <p role="status">Loading…</p>
