import { Component, type PropsWithChildren } from 'react';

/** A section that fails takes nothing else down. */
export class SectionBoundary extends Component<PropsWithChildren, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidUpdate(before: PropsWithChildren) {
    // New content gives it another chance.
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
