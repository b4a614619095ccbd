import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands in for a section that cannot be drawn: a notice in development, nothing in production. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** A section that fails takes nothing else down. */
export class SectionBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidUpdate(before: BoundaryProps) {
    // New content gives it another chance.
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }
  override render() {
    return this.state.failed ? this.props.notice : this.props.children;
  }
}
