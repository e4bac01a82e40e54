import { Component, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

interface Props {
  readonly children: ReactNode
}

/** Catches render errors and failed chunk loads of a page. */
export class PageErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page failed to render', error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}
