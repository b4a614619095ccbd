import { Component, type ReactNode } from 'react';

interface BoundaryProps {
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
    return this.state.failed ? null : this.props.children;
  }
}
