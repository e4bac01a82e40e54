import { Component, type ReactNode } from 'react'
import { reportCaught } from '#client/errors/catch-errors.ts'
import { BrokenPage } from './broken-page.tsx'

interface Props {
  readonly path: string
  readonly children: ReactNode
}

export class PageErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page failed to render', error)
    reportCaught('render', error)
  }

  override componentDidUpdate({ path }: Props): void {
    if (path !== this.props.path && this.state.hasFailed) this.retry()
  }

  private readonly retry = (): void => this.setState({ hasFailed: false })

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage onRetry={this.retry} /> : this.props.children
  }
}
