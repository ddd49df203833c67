import { Component, type ReactNode } from 'react'
import { ErrorBlock } from './error-block.tsx'

type ContainedProps = {
  /** What this part is, where the words for any part would not do. */
  title?: string
  /** In place of the block that says it, where there is no room for one. */
  fallback?: ReactNode
  /** Of what holds that block. */
  className?: string | undefined
  children: ReactNode
}

/** A part that fails says so in its own place, and everything around it stays as it is. */
export class Contained extends Component<ContainedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { title = 'No pudimos mostrar esta parte', fallback, className, children } = this.props
    if (!this.state.hasFailed) return children
    if (fallback !== undefined) return fallback
    return (
      <div className={className}>
        <ErrorBlock
          title={title}
          text="El resto de la página sigue igual."
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </div>
    )
  }
}
