import { Component, type ReactNode } from 'react'
import { CrashedPage } from './CrashedPage.tsx'

interface CrashBoundaryProps {
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly crash: { readonly error: unknown } | null
}

/** Catches what breaks outside of the router's own boundaries, a chunk that cannot be fetched among it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: { error } }
  }

  override state: CrashBoundaryState = { crash: null }

  override render() {
    const { crash } = this.state
    return crash === null ? this.props.children : <CrashedPage error={crash.error} />
  }
}
